import type { Wishes } from './contract.ts'

type Fields = Readonly<Record<string, string>>

/** What the form says, with script or without it: each thing by a field of its own. */
export function wishesIn(fields: Fields): Omit<Wishes, 'id'> & { basis: string } {
  return {
    date: dayIn(fields['date']),
    events: numbered(fields, 'was').map((id) => ({ id, date: dayIn(fields[`event-${id}`] ?? fields[`was-${id}`]) })),
    payments: numbered(fields, 'payment'),
    tasks: numbered(fields, 'task'),
    answers: fields['answers'] === 'ask_again' ? 'ask_again' : 'keep',
    basis: fields['basis'] ?? '',
  }
}

/** No day is said in a word, since an empty field is none. */
export function dayAs(day: string | null): string {
  return day ?? 'none'
}

function dayIn(said: string | undefined): string | null {
  return said === undefined || said === '' || said === 'none' ? null : said
}

function numbered(fields: Fields, name: string): number[] {
  return Object.keys(fields)
    .filter((field) => field.startsWith(`${name}-`))
    .map((field) => Number(field.slice(name.length + 1)))
}
