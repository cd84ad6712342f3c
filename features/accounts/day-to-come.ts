import { dayIn } from '../checklist/plan.ts'

/** What is wrong with a wedding's new day: one that is to come can't move into the past, one that is over may be put right. */
export function wrongDay(date: string | null | undefined, was: string | null, time_zone: string): string | undefined {
  const today = todayIn(time_zone)
  const isOver = was !== null && was < today
  return date && date < today && !isOver ? 'That day is past. Please pick one to come.' : undefined
}

/** A zone that nobody knows any more must not keep a couple from its day. */
function todayIn(time_zone: string): string {
  try {
    return dayIn(time_zone, new Date())
  } catch {
    return dayIn('UTC', new Date())
  }
}
