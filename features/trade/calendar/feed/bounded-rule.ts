import ICAL from 'ical.js'

/** Of steps through rules a calendar has so many; years of a busy one take some thousands. */
export interface Steps {
  left: number
}

/** What takes longer than anybody's calendar does. */
export class TooLong extends Error {}

/** Each time that a rule gives from its start to the day after `last`. A rule that finer than days or not understood gives its start alone. */
export function* timesOf(rule: ICAL.Recur, start: ICAL.Time, last: string, steps: Steps): Generator<ICAL.Time> {
  if (!frequencies.includes(rule.freq) || !(rule.interval >= 1 && rule.interval <= 1_000)) {
    yield start
    return
  }
  const end = ICAL.Time.fromDateString(last)
  if (!rule.until || rule.until.compare(end) > 0) rule.until = end
  counting = steps
  const iterator = new Bounded({ rule, dtstart: start })
  for (;;) {
    counting = steps
    step()
    const time = iterator.next()
    if (!time) return
    yield time.clone()
  }
}

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']

let counting: Steps = { left: 0 }

/** Some rules name days that never come, and the search for them must end. */
class Bounded extends ICAL.RecurIterator {
  override check_contracting_rules(): boolean {
    step()
    return super.check_contracting_rules()
  }

  override increment_month(): void {
    step()
    super.increment_month()
  }
}

function step(): void {
  counting.left -= 1
  if (counting.left < 0) throw new TooLong()
}
