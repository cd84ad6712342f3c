import { expect } from 'vitest'
import { intervalOf } from './shift.ts'

/** So much longer, in milliseconds, one kind of call would take if it told something. */
const leak = 5

/** The clock says what a stranger sees; the work that it took says the same however busy the machine is. */
type Measure = 'clock' | 'work'
type Taken = Record<Measure, number>

interface Kinds {
  /** What a round needs beforehand, and nobody measures. */
  before?: (nth: number) => Promise<unknown>
  one: (nth: number) => Promise<unknown>
  other: (nth: number) => Promise<unknown>
  leak?: number
  /** So many milliseconds the clock is given to tell a leak on a busy machine. */
  patience?: number
}

const leastRounds = 24
const mostRounds = 150

/**
 * Two kinds of calls take the same time. Each round makes one of the one kind and two of the other, in any order, so that
 * whatever else goes on hits all alike. With a leak added, the other kind has to be told from itself by the same rounds.
 */
export async function expectSameTime({ before, one, other, leak: most = leak, patience = 15_000 }: Kinds): Promise<void> {
  const rounds: Record<'one' | 'leaking', Taken[]> = { one: [], leaking: [] }
  const isTold = (kind: keyof typeof rounds, measure: Measure) =>
    isApart(
      rounds[kind].map((taken) => taken[measure]),
      most,
    )
  const begun = performance.now()
  for (let nth = 0; nth < mostRounds; nth++) {
    await before?.(nth)
    const {
      one: taken,
      other: usual,
      again,
    } = await inAnyOrder({ one: () => one(nth), other: () => other(2 * nth), again: () => other(2 * nth + 1) })
    rounds.one.push(minus(taken!, usual!))
    rounds.leaking.push(minus({ clock: again!.clock + most, work: again!.work + most }, usual!))
    const isLate = performance.now() - begun > patience
    if (nth + 1 >= leastRounds && isTold('leaking', 'work') && (isLate || isTold('leaking', 'clock'))) break
  }
  if (!isTold('leaking', 'clock'))
    console.log(`too busy for the clock to tell ${most} ms in ${rounds.one.length} rounds; the work was compared`)
  expect({ 'a leak is told': isTold('leaking', 'work') }).toEqual({ 'a leak is told': true })
  expect({ work: isTold('one', 'work'), clock: isTold('one', 'clock') }).toEqual({ work: false, clock: false })
}

/** More than chance, and by half a leak at least: what is told for sure, but is less, no stranger can make use of. */
export function isApart(differences: readonly number[], most: number): boolean {
  const { low, middle, high } = intervalOf(differences)
  return (low > 0 || high < 0) && Math.abs(middle) >= most / 2
}

async function inAnyOrder(calls: Record<string, () => Promise<unknown>>): Promise<Record<string, Taken>> {
  const taken: Record<string, Taken> = {}
  const order = Object.entries(calls).map((call) => ({ call, at: Math.random() }))
  for (const { call } of order.toSorted((a, b) => a.at - b.at)) taken[call[0]] = await measured(call[1])
  return taken
}

async function measured(call: () => Promise<unknown>): Promise<Taken> {
  const [worked, begun] = [process.cpuUsage(), performance.now()]
  await call()
  const { user, system } = process.cpuUsage(worked)
  return { clock: performance.now() - begun, work: (user + system) / 1_000 }
}

function minus(one: Taken, other: Taken): Taken {
  return { clock: one.clock - other.clock, work: one.work - other.work }
}
