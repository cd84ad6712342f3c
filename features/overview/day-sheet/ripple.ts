import { lastMinute } from './day-time.ts'

/** What a line of the day says of its time. */
export interface Timed {
  id: number
  starts: number
  minutes: number
  /** It stays where it is, goes once it has to, or goes along with what comes before it. */
  moves: 'never' | 'if_needed' | 'along'
}

interface Shift {
  id: number
  starts: number
  minutes: number
}

/** One would still go on when another that comes after it begins. */
interface Clash {
  id: number
  with: number
  minutes: number
}

interface Ripple {
  /** What is otherwise than it was. */
  shifts: Shift[]
  clashes: Clash[]
}

/**
 * What becomes of a day when one of its lines begins late. Nothing goes earlier, and what stays where it is stays there; what
 * runs into that is cut short, to half of its time at most. What doesn't fit even so is said.
 */
export function rippleOf(items: readonly Timed[], from: number, late: number): Ripple {
  const day = inOrder(items)
  const first = day.findIndex(({ id }) => id === from)
  const now = new Map<number, Shift>(day.map(({ id, starts, minutes }) => [id, { id, starts, minutes }]))
  let before = 0
  for (const [at, item] of day.entries()) {
    if (at < first || first < 0) continue
    if (item.moves === 'never') {
      before = 0
      continue
    }
    const asked = item.starts + (at === first ? late : item.moves === 'along' ? before : 0)
    const free = day.slice(first, at).filter((one) => isAfter(item, one))
    const earliest = Math.max(asked, ...free.map(({ id }) => endOf(now.get(id)!)))
    const shift = fitted(item, earliest, day.slice(at + 1))
    before = shift.starts - item.starts
    now.set(item.id, shift)
  }
  const shifts = day.flatMap((item) => {
    const shift = now.get(item.id)!
    return shift.starts === item.starts && shift.minutes === item.minutes ? [] : [shift]
  })
  return { shifts, clashes: clashesOf(day, now) }
}

export function inOrder<Item extends Timed>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.starts - other.starts || one.id - other.id)
}

/** No later than what can't move, and cut short in front of it. */
function fitted({ id, starts, minutes, ...item }: Timed, earliest: number, later: readonly Timed[]): Shift {
  const ends = starts + minutes
  const fixed = later.filter((one) => one.moves === 'never' && one.starts >= ends).map((one) => one.starts)
  const limit = Math.min(...fixed, Number.MAX_SAFE_INTEGER)
  const begins = Math.min(earliest, limit, Math.max(starts, lastMinute))
  const least = Math.ceil(minutes / 2)
  const isSame = begins === starts || item.moves === 'never'
  return { id, starts: begins, minutes: isSame ? minutes : Math.min(minutes, Math.max(least, limit - begins)) }
}

function clashesOf(day: readonly Timed[], now: ReadonlyMap<number, Shift>): Clash[] {
  return day.flatMap((one, at) =>
    day.slice(at + 1).flatMap((other) => {
      const over = endOf(now.get(one.id)!) - now.get(other.id)!.starts
      return isAfter(other, one) && over > 0 ? [{ id: one.id, with: other.id, minutes: over }] : []
    }),
  )
}

/** As the day was planned; what goes on at the same time waits for nothing. */
function isAfter(item: Timed, one: Timed): boolean {
  return one.starts + one.minutes <= item.starts
}

function endOf({ starts, minutes }: Shift): number {
  return starts + minutes
}
