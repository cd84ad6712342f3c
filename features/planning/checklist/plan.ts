/** What a plan is counted from; all days are YYYY-MM-DD. */
export interface Frame {
  /** The day of the event. */
  date: string
  /** The first day on which anything can be due. */
  from: string
  /** How many months before the event the whole plan begins. */
  horizon: number
}

/**
 * The day on which a task is due. With time enough that is its months before the event; with less the last third of the time
 * that is left stays as it would be, and what comes before is drawn together in front of it. Never before the first day.
 * A plan that begins about now takes the steps instead, where there are any, so that its first day is no heap.
 */
export function dueDay({ date, from, horizon }: Frame, months_before: number, step = months_before): string {
  const whole = Math.max(1, daysBefore(date, horizon))
  const left = Math.max(0, numberOf(date) - numberOf(from))
  const planned = daysBefore(date, months_before)
  const ideal = left >= whole + timeToBegin || planned <= left / 3 ? planned : daysBefore(date, step)
  const days = left >= whole || ideal <= left / 3 ? ideal : left / 3 + ((ideal - left / 3) * (left - left / 3)) / (whole - left / 3)
  return later(dayAt(numberOf(date) - Math.round(days)), from)
}

/** Whether a task of a plan that is being made is worth doing yet: it takes so many days, and what comes after the day never comes too late. */
export function fits(
  { date, from }: Pick<Frame, 'date' | 'from'>,
  { months_before, least_days }: { months_before: number; least_days: number },
) {
  return months_before < 0 || daysFrom(from, date) >= least_days
}

/** Tasks of one month of a plan, which names them in their order, one after the other until the next month's; in parts of months. */
export function stepsOf(months: readonly number[]): number[] {
  return months.map((month, nth) => {
    const [first, last] = [months.indexOf(month), months.lastIndexOf(month)]
    const next = months[last + 1] ?? month
    return month - ((month - next) * (nth - first)) / (last - first + 1)
  })
}

/** With less than so many days before it begins, a plan is about to. */
const timeToBegin = 30

/** The day that a plan is counted from while nobody knows more than the month: its middle, its end once that is over, then none. */
export function middleOf(month: string, from: string): string | null {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  const days = [`${month}-15`, new Date(Date.UTC(year, nth, 0)).toISOString().slice(0, 10)]
  return days.find((day) => day >= from) ?? null
}

/** The same day so many months earlier, or the last of a shorter month; a part of a month is so many days of thirty. */
export function monthsBefore(date: string, months: number): string {
  const whole = Math.trunc(months)
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 - whole, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const moved = Math.floor(first.getTime() / day_ms) + Math.min(day, last) - 1
  return dayAt(moved - Math.round((months - whole) * 30))
}

export function addDays(date: string, days: number): string {
  return dayAt(numberOf(date) + days)
}

/** How many days it is from one to the other. */
export function daysFrom(from: string, to: string): number {
  return numberOf(to) - numberOf(from)
}

/** The later of two days. */
export function later(one: string, other: string): string {
  return one > other ? one : other
}

const day_ms = 86_400_000

function daysBefore(date: string, months: number): number {
  return numberOf(date) - numberOf(monthsBefore(date, months))
}

function numberOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / day_ms)
}

/** Calendars here end with the year 9999. */
function dayAt(number: number): string {
  return new Date(Math.min(number, lastDay) * day_ms).toISOString().slice(0, 10)
}

const lastDay = numberOf('9999-12-31')
