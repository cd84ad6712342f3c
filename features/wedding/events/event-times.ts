import type { GuestWeddingEvent } from './contract.ts'

type Times = Pick<GuestWeddingEvent, 'date' | 'start_time' | 'end_time' | 'reply_by'>

/** What is wrong with an event's day and times together, by field. */
export function wrongTimes({ date, start_time, end_time, reply_by }: Times): Record<string, string[]> {
  const isEndAlone = end_time !== null && start_time === null
  const isNoTime = end_time !== null && end_time === start_time
  const isLate = reply_by !== null && date !== null && reply_by > date
  return {
    ...(isEndAlone && { end_time: ['Please say when it starts, too.'] }),
    ...(isNoTime && { end_time: ['Please choose another time than the start.'] }),
    ...(isLate && { reply_by: ['Please choose a day that is not after the event.'] }),
  }
}

/** Whether a change touches what is judged together. */
export function hasTimes(change: object): boolean {
  return ['date', 'start_time', 'end_time', 'reply_by'].some((field) => field in change)
}
