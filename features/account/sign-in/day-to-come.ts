import { todayIn } from '#features/account/sign-in/today.ts'
import type { WeddingInput } from './user.ts'

interface Known {
  wedding_date: string | null
  time_zone: string
}

/** What is wrong with when a wedding is now said to be, by its field: what is to come can't move into the past, what is over may be put right. */
export function wrongDay({ date, month }: WeddingInput, { wedding_date, time_zone }: Known): Record<string, string[]> | undefined {
  const today = todayIn(time_zone)
  const isOver = wedding_date !== null && wedding_date < today
  if (isOver) return undefined
  if (date && date < today) return { 'wedding_details.date': ['That day is past. Please pick one to come.'] }
  if (month && month < today.slice(0, 7)) return { 'wedding_details.month': ['That month is past. Please choose one to come.'] }
  return undefined
}

/** Three years of months, from the one that it is; who marries later than that has time to say so. */
export function monthsFrom(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: 37 }, (_, n) => new Date(Date.UTC(year, month - 1 + n)).toISOString().slice(0, 7))
}
