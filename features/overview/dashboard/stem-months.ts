import type { StemMonth } from '#web/ui/leaves.ts'
import type { Dashboard } from './contract.ts'

const longest = 36

/** The months of a checklist without gaps, and the place of the one that it is now; none where nothing has a day. */
export function stemMonths({ months, today }: NonNullable<Dashboard['checklist']>): { months: StemMonth[]; now: number | undefined } {
  const dated = months.flatMap(({ month, ...counts }) => (month === null ? [] : [{ month, ...counts }]))
  const [first, last] = [dated[0]?.month, dated.at(-1)?.month]
  if (!first || !last) return { months: [], now: undefined }
  const all = monthsFrom(first, last)
  const now = all.indexOf(today.slice(0, 7))
  const shown = all.map((month) => {
    const { items = 0, done = 0, due = 0 } = dated.find((one) => one.month === month) ?? {}
    return { label: nameOf(month), done, due, to_come: items - done - due }
  })
  return { months: shown, now: now < 0 ? undefined : now }
}

function monthsFrom(first: string, last: string): string[] {
  const [year = 0, month = 1] = first.split('-').map(Number)
  const nth = (place: number) => new Date(Date.UTC(year, month - 1 + place)).toISOString().slice(0, 7)
  return Array.from({ length: longest }, (_, place) => nth(place)).filter((month) => month <= last)
}

function nameOf(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short' })
}
