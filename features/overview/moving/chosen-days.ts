import { isDay } from '#web/long-day.ts'
import type { MovingSearch } from './moving-search.ts'

/** The day that somebody chose for an event; null takes it away. */
export interface ChosenDay {
  id: number
  date: string | null
}

/** What says no day, or no event, is left out. */
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
