import { longDay } from '#web/long-day.ts'

/** `16:00` as 4:00 pm. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** `16:00` as four o’clock, as an invitation says it; where that could be the morning, or isn't a full hour, in figures. */
export function hourInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return minute === 0 && hour >= 12 && hour <= 21 ? `${hours[(hour % 12 || 12) - 1]} o’clock` : clockTime(time)
}

const hours = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** `2027-05-01` as May 1, with the year where it is not the one in which it is read. */
export function shortDay(day: string, now = new Date()): string {
  const [year, month, date] = day.split('-')
  const text = `${months[Number(month) - 1] ?? ''} ${Number(date)}`
  return Number(year) - now.getUTCFullYear() > 1 ? `${text}, ${year}` : text
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** `2027-06-26` as Sat and 26, for a column of days. */
export function dayOfWeek(day: string): { date: string; weekday: string } {
  const weekday = longDay(day)?.slice(0, 3) ?? ''
  return { date: String(Number(day.slice(8))), weekday }
}

interface Hours {
  date: string | null
  start_time: string | null
  end_time: string | null
}

/** Saturday, June 26, 2027, four o’clock. */
export function dayAndHour({ date, start_time }: Hours): string {
  return [date && longDay(date), start_time && hourInWords(start_time)].filter(Boolean).join(', ')
}

/** 4:00 pm to 11:30 pm. */
export function fromTo({ start_time, end_time }: Hours): string {
  return [start_time, end_time].flatMap((time) => (time ? clockTime(time) : [])).join(' to ')
}
