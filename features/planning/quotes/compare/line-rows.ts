import { t } from '#web/text/text.ts'
import { type AskedRole, askedRoles } from '../line-kinds.ts'
import type { QuoteLine } from '../quote-terms.ts'

export interface LineRow {
  key: string
  label: string
  /** Where the line stands in each quote; none where that says nothing of it. */
  at: (number | undefined)[]
}

export interface LineSection {
  name: string
  rows: LineRow[]
}

/** Lines of several quotes beside each other: those of one name in a row, and of service, tax, overtime and travel one for each, whoever says it. */
export function sectionsOf(quotes: readonly (readonly QuoteLine[])[]): LineSection[] {
  const sections = new Map<string, { name: string; rows: Map<string, LineRow> }>()
  quotes.forEach((lines, nth) => {
    const seen = new Map<string, number>()
    lines.forEach((line, at) => {
      const asked = askedRoles.find((role) => role === line.role)
      const base = asked ?? `${sectionOf(line)}/${line.name}`.toLowerCase()
      const times = seen.get(base) ?? 0
      seen.set(base, times + 1)
      const row = rowIn(asked ? t('quotes.section_rest') : sectionOf(line), { key: `${base}/${times}`, label: line.name })
      row.at[nth] = at
    })
  })
  // Of these every quote is asked; whoever says nothing is told to.
  for (const role of askedRoles) rowIn(t('quotes.section_rest'), { key: `${role}/0`, label: roleWords[role] })
  return inOrder([...sections.values()]).map(({ name, rows }) => ({ name, rows: [...rows.values()] }))

  function rowIn(section: string, { key, label }: Pick<LineRow, 'key' | 'label'>): LineRow {
    const { name, rows } = sections.get(section.toLowerCase()) ?? { name: section, rows: new Map<string, LineRow>() }
    const row = rows.get(key) ?? { key, label, at: quotes.map(() => undefined) }
    sections.set(section.toLowerCase(), { name, rows: rows.set(key, row) })
    return row
  }
}

/** What stands below all others comes last. */
function inOrder<Section extends { name: string }>(sections: readonly Section[]): Section[] {
  const isLast = ({ name }: Section) => Number(name === t('quotes.section_rest'))
  return sections.toSorted((one, other) => isLast(one) - isLast(other))
}

function sectionOf({ section, role }: QuoteLine): string {
  return section || sectionWords[role]
}

export const roleWords: Record<QuoteLine['role'], string> = {
  food: t('quote_role.food'),
  bar: t('quote_role.bar'),
  staff: t('quote_role.staff'),
  rental: t('quote_role.rental'),
  service: t('quote_role.service'),
  tax: t('quote_role.tax'),
  overtime: t('quote_role.overtime'),
  travel: t('quote_role.travel'),
  other: t('quote_role.other'),
}

/** Of what nobody gave a section. */
const sectionWords: Record<QuoteLine['role'], string> = {
  food: t('quotes.section_table'),
  bar: t('quotes.section_table'),
  staff: t('quotes.section_hands'),
  rental: t('quotes.section_hands'),
  service: t('quotes.section_rest'),
  tax: t('quotes.section_rest'),
  overtime: t('quotes.section_rest'),
  travel: t('quotes.section_rest'),
  other: t('quotes.section_lines'),
}

/** What nobody says, in words: tax and travel. */
export function notStatedWords(missing: readonly string[]): string {
  const names = askedRoles.filter((role) => missing.includes(role)).map((role: AskedRole) => roleWords[role].toLowerCase())
  return names.length < 2 ? (names[0] ?? '') : t('quotes.and', { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
}
