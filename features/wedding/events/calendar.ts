import { t } from '#web/text/text.ts'
import type { GuestWeddingEvent } from './contract.ts'

type Told = 'id' | 'version' | 'name' | 'date' | 'start_time' | 'end_time' | 'place' | 'address' | 'dress' | 'note'

export type CalendarEvent = Pick<GuestWeddingEvent, Told>

interface Made {
  /** Whose numbers the events have; with them it makes names that no other calendar has. */
  host?: string
  now?: Date
  /** What its days are called in those names. */
  kind?: string
}

/** A calendar (RFC 5545) of those events that have a day; their times are those of the clock at the place, wherever it is read. */
export function calendarFile(events: readonly CalendarEvent[], { host = 'posy', now = new Date(), kind = 'event' }: Made = {}): string {
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Posy//Events//EN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => (event.date === null ? [] : eventLines(event, event.date, { kind, host, stamp }))),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent, date: string, { kind, host, stamp }: Record<'kind' | 'host' | 'stamp', string>): string[] {
  const { id, version, name, place, address, dress, note } = event
  const description = [...(dress ? [t('event.to_wear', { dress })] : []), ...(note ? [note] : [])].join('\n')
  const location = [place, address].filter(Boolean).join(', ')
  return [
    'BEGIN:VEVENT',
    `UID:${kind}-${id}@${host}`,
    `SEQUENCE:${version - 1}`,
    `DTSTAMP:${stamp}`,
    ...spanLines(event, date),
    `SUMMARY:${escaped(name)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    'END:VEVENT',
  ]
}

/** The whole day where nobody said when; an end before the start is that of the next morning. */
function spanLines({ start_time, end_time }: CalendarEvent, date: string): string[] {
  const day = date.replaceAll('-', '')
  if (start_time === null) return [`DTSTART;VALUE=DATE:${day}`, `DTEND;VALUE=DATE:${dayAfter(date)}`]
  const start = `DTSTART:${day}T${clock(start_time)}`
  if (end_time === null) return [start]
  return [start, `DTEND:${end_time > start_time ? day : dayAfter(date)}T${clock(end_time)}`]
}

function clock(time: string): string {
  return `${time.replace(':', '')}00`
}

function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10).replaceAll('-', '')
}

function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(controls, ' ')
}

const controls = /\p{Cc}/gu
const longest = 75

/** Lines of at most 75 bytes, broken between letters only. */
function folded(line: string): string {
  let [whole, bytes] = ['', 0]
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    const isFull = bytes + size > longest
    whole += isFull ? `\r\n ${letter}` : letter
    bytes = isFull ? 1 + size : bytes + size
  }
  return whole
}
