import { CalendarDateTime, fromAbsolute, toZoned } from '@internationalized/date'
import ICAL from 'ical.js'

/** A moment of an event as it is written: a whole day, or a time on the clock of a place. */
export interface When {
  time: ICAL.Time
  zone: string
}

/** How long after the evening before a night still belongs to it. */
const night = 6 * 3_600_000
const aDay = 86_400_000

/** The moment of a value, on the clock of its place; on `own` where it names none that is known. */
export function whenOf(time: ICAL.Time, named: string | undefined, own: string): When {
  if (time.isDate) return { time, zone: own }
  const isUtc = time.zone?.tzid === 'UTC'
  return { time, zone: isUtc ? 'UTC' : (zoneCalled(named) ?? own) }
}

export function instantOf({ time, zone }: When): number {
  return toZoned(wallOf(time), zone).toDate().getTime()
}

/** The same moment of two is the same key, whatever clock each of them was written by. */
export function keyOf(when: When): string {
  return when.time.isDate ? dayOf(when.time) : String(instantOf(when))
}

/** The days that something takes at a place, from the first of `within` to the last; a night is of the evening before. */
export function daysTaken(when: When, length: number, own: string, within: readonly [string, string]): string[] {
  const { time } = when
  const start = time.isDate ? undefined : instantOf(when)
  const first = start === undefined ? dayOf(time) : dayAt(start, own)
  const until = start === undefined ? shifted(first, length - aDay) : dayAt(Math.max(start, start + length - night), own)
  const days: string[] = []
  const last = until < within[1] ? until : within[1]
  for (let day = first > within[0] ? first : within[0]; day <= last; day = shifted(day, aDay)) days.push(day)
  return days
}

/** The moment on the clock of a place, which is how a rule is counted out. */
export function onClockOf(instant: number, zone: string): ICAL.Time {
  const { year, month, day, hour, minute, second } = fromAbsolute(instant, zone)
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, ICAL.Timezone.localTimezone)
}

export function dayOf({ year, month, day }: ICAL.Time): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

export function shifted(day: string, by: number): string {
  return new Date(Date.parse(day) + by).toISOString().slice(0, 10)
}

function dayAt(instant: number, zone: string): string {
  return zone === 'UTC' ? new Date(instant).toISOString().slice(0, 10) : fromAbsolute(instant, zone).toString().slice(0, 10)
}

function wallOf({ year, month, day, hour, minute, second }: ICAL.Time): CalendarDateTime {
  return new CalendarDateTime(year, month, day, hour, minute, second)
}

/** A name of the world's list, also where a program put its own before it, or one that Windows has for it. */
function zoneCalled(name = ''): string | undefined {
  if (!zones.has(name)) {
    if (zones.size > 500) zones.clear()
    const parts = name.split('/')
    zones.set(
      name,
      [windows[name] ?? name, parts.slice(-2).join('/'), parts.slice(-3).join('/')].find((zone) => zone.includes('/') && isZone(zone)),
    )
  }
  return zones.get(name)
}

const zones = new Map<string, string | undefined>()

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

const windows: Record<string, string> = {
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'US Mountain Standard Time': 'America/Phoenix',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Alaskan Standard Time': 'America/Anchorage',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  'GMT Standard Time': 'Europe/London',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Romance Standard Time': 'Europe/Paris',
}
