import ICAL from 'ical.js'
import { type Steps, timesOf, TooLong } from './bounded-rule.ts'
import { instantOf, keyOf, onClockOf, type When, whenOf } from './event-times.ts'

/** What of an event counts: when, how long, and how firmly. */
export interface Engagement {
  uid: string
  standing: 'booked' | 'held'
  start: When
  length: number
  rules: ICAL.Recur[]
  /** Further times, and keys of those that fall out. */
  also: When[]
  except: Set<string>
  /** The key of the one time of a row of them that it stands in for. */
  instead: string | undefined
}

/** Reads one event on the clock of a place: undefined where it takes nobody's time, which still stands in for what it replaces. */
export function readEvent(text: string, own: string): Omit<Engagement, 'standing'> & { standing: Engagement['standing'] | undefined } {
  const event = ICAL.Component.fromString(text)
  const whensOf = (name: string) => event.getAllProperties(name).flatMap((property) => whensIn(property, own))
  const start = whensOf('dtstart')[0]
  if (!start || start.time.year < 1_900 || start.time.year > 2_200) throw new Error('An event without a day')
  return {
    uid: textOf(event, 'uid'),
    standing: standingOf(event),
    start,
    length: lengthOf(event, start, whensOf('dtend')[0]),
    rules: event.getAllProperties('rrule').map((property) => ruleOf(property, start)),
    also: whensOf('rdate'),
    except: new Set(whensOf('exdate').map(keyOf)),
    instead: whensOf('recurrence-id').map(keyOf)[0],
  }
}

/** All times of an event until the day after `last`. */
export function* occurrencesOf({ start, rules, also, except }: Engagement, last: string, steps: Steps): Generator<When> {
  const seen = new Set(except)
  for (const when of everyTime({ start, rules, also }, last, steps)) {
    steps.left -= 1
    if (steps.left < 0) throw new TooLong()
    const key = keyOf(when)
    if (seen.has(key) || (!when.time.isDate && seen.has(keyOf({ ...when, time: asDay(when.time) })))) continue
    seen.add(key)
    yield when
  }
}

function* everyTime({ start, rules, also }: Pick<Engagement, 'start' | 'rules' | 'also'>, last: string, steps: Steps): Generator<When> {
  yield start
  for (const rule of rules) for (const time of timesOf(rule, start.time, last, steps)) yield { time, zone: start.zone }
  yield* also
}

function asDay({ year, month, day }: ICAL.Time): ICAL.Time {
  return new ICAL.Time({ year, month, day, isDate: true }, ICAL.Timezone.localTimezone)
}

function whensIn(property: ICAL.Property, own: string): When[] {
  const named = property.getParameter('tzid')
  return property.getValues().flatMap((value) => {
    const time = value instanceof ICAL.Period ? value.start : value
    if (!(time instanceof ICAL.Time)) return []
    if (!(time.month >= 1 && time.month <= 12 && time.day >= 1 && time.day <= 31)) throw new Error('A day that there is not')
    return [whenOf(time, Array.isArray(named) ? named[0] : named, own)]
  })
}

/** A tentative one holds its days, and so does one that says so in its title. */
function standingOf(event: ICAL.Component): Engagement['standing'] | undefined {
  const [status, shown, busy] = ['status', 'transp', 'x-microsoft-cdo-busystatus'].map((name) => textOf(event, name).trim().toUpperCase())
  if (status === 'CANCELLED' || shown === 'TRANSPARENT' || busy === 'FREE') return undefined
  const isHeld =
    status === 'TENTATIVE' ||
    busy === 'TENTATIVE' ||
    /^\W*(?:hold|held|tentative|penciled|pencilled|option)\b/i.test(textOf(event, 'summary'))
  return isHeld ? 'held' : 'booked'
}

function textOf(event: ICAL.Component, name: string): string {
  const value = event.getFirstPropertyValue(name)
  return typeof value === 'string' ? value : ''
}

const aDay = 86_400_000

/** In milliseconds; of whole days one at least. */
function lengthOf(event: ICAL.Component, start: When, end: When | undefined): number {
  const lasts = event.getFirstPropertyValue('duration')
  const told = end ? instantIn(end) - instantIn(start) : lasts instanceof ICAL.Duration ? lasts.toSeconds() * 1_000 : 0
  if (!Number.isFinite(told)) throw new Error('An event without an end')
  return start.time.isDate ? Math.max(aDay, Math.round(told / aDay) * aDay) : Math.max(0, told)
}

function instantIn(when: When): number {
  return when.time.isDate ? Date.UTC(when.time.year, when.time.month - 1, when.time.day) : instantOf(when)
}

/** Its end is said in world time, and counted out on the clock of its start. */
function ruleOf(property: ICAL.Property, start: When): ICAL.Recur {
  const rule = property.getFirstValue()
  if (!(rule instanceof ICAL.Recur)) throw new Error('A rule that is none')
  if (rule.until && !rule.until.isDate && rule.until.zone?.tzid === 'UTC')
    rule.until = onClockOf(instantOf({ time: rule.until, zone: 'UTC' }), start.zone)
  return rule
}
