import { oneOf, type Search, searchOf, words } from '#web/menus/search.ts'

const readers = {
  date: words(10),
  pending: oneOf('1'),
  /** Events that don’t do what they usually would: `5:2027-06-01,7:none`. */
  events: words(4_000),
  answers: oneOf('ask_again'),
}

/** The day that is thought of, as it stands in the address. */
export const movingSearch = searchOf(readers)

export type MovingSearch = Search<typeof readers>

export interface ChosenDay {
  id: number
  date: string | null
}

export function chosenIn(events: string | undefined): ChosenDay[] {
  return (events ?? '').split(',').flatMap((one) => {
    const [id = '', date = ''] = one.split(':')
    return /^[1-9]\d{0,14}$/.test(id) && (date === 'none' || isDay(date)) ? [{ id: Number(id), date: date === 'none' ? null : date }] : []
  })
}

export function chosenAs(chosen: readonly ChosenDay[]): string | undefined {
  return chosen.length > 0 ? chosen.map(({ id, date }) => `${id}:${date ?? 'none'}`).join() : undefined
}

/** The new day: null for none, undefined as long as nobody chose. */
export function wantedDay({ date, pending }: MovingSearch): string | null | undefined {
  if (pending) return null
  return date && isDay(date) ? date : undefined
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}
