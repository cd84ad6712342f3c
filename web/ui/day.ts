/** A day `2027-06-26` as it is shown in fields and tables, `06-26-2027`. */
export function showDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return date ? `${month}-${date}-${year}` : ''
}

/** A time of day as lists show it, `9:05 PM`; without a zone it is that of the browser. */
export function showTime(moment: string, timeZone?: string): string {
  const { hours, minutes } = clockAt(moment, timeZone)
  return `${hours % 12 || 12}:${two(minutes)} ${hours < 12 ? 'AM' : 'PM'}`
}

/** Day and time as tables and exports show them: month, day and year, then hour and minute as they are counted, `11-21-2026 9:5 PM`. */
export function showMoment(moment: string, timeZone?: string): string {
  const { day, hours, minutes } = clockAt(moment, timeZone)
  return `${showDay(day)} ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}

function clockAt(moment: string, timeZone: string | undefined): { day: string; hours: number; minutes: number } {
  const date = new Date(moment)
  const time = date.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { day: date.toLocaleDateString('en-CA', { timeZone }), hours, minutes }
}

/** The day that somebody typed or pasted, as `YYYY-MM-DD`; undefined for what is no day. Month goes before day, unless it is a word. */
export function readDay(text: string): string | undefined {
  const typed = text.normalize('NFKC').trim().toLowerCase()
  const found = forms.map((form) => form.exec(typed)?.groups).find(Boolean)
  if (!found) return undefined
  const { year = '', month = '', date = '' } = found
  return dayOf(year.length === 2 ? 2000 + Number(year) : Number(year), monthOf(month), Number(date))
}

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const word = '(?<month>[a-z]{3,9})\\.?'
const ordinal = '(?<date>\\d{1,2})(?:st|nd|rd|th)?'
const forms = [
  /^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<date>\d{1,2})$/,
  /^(?<month>\d{1,2})[-/. ](?<date>\d{1,2})[-/. ](?<year>\d{4}|\d{2})$/,
  /^(?<month>\d{2})(?<date>\d{2})(?<year>\d{4})$/,
  new RegExp(`^${word} ${ordinal},? (?<year>\\d{4})$`),
  new RegExp(`^${ordinal} ${word},? (?<year>\\d{4})$`),
]

function monthOf(month: string): number {
  return /^\d/.test(month) ? Number(month) : names.indexOf(month.slice(0, 3)) + 1
}

function dayOf(year: number, month: number, date: number): string | undefined {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  const isDay = year > 0 && date > 0 && date <= (lengths[month - 1] ?? 0)
  return isDay ? [String(year).padStart(4, '0'), two(month), two(date)].join('-') : undefined
}

function two(part: number): string {
  return String(part).padStart(2, '0')
}
