import { setTimeout as sleep } from 'node:timers/promises'
import { newProduct } from '#tests/faults/product.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { median } from './rounds.ts'
import { intervalOf, type Shift } from './shift.ts'
import { type Door, doorsOf } from './telling-doors.ts'

/** So much longer, in milliseconds, one kind of call would take if it told something. */
const leak = 5
const kinds = ['known', 'unknown', 'leaking'] as const

type Taken = Record<(typeof kinds)[number], number[]>

/** Whether the time of an answer tells who is known: by how much it differs for sure, and whether the same rounds would tell 5 ms more. */
export async function benchTelling({ isQuick }: Bench): Promise<Finding[]> {
  const product = await newProduct({ TRUSTED_PROXIES: '1' })
  try {
    const findings: Finding[] = []
    const told: number[] = []
    for (const door of await doorsOf(product)) {
      const taken = await knock(door, isQuick ? 10 : door.rounds)
      told.push(shiftOf(taken, 'leaking').middle)
      findings.push(findingOf(door, taken))
    }
    return [...findings, control(Math.min(...told))]
  } finally {
    await product.remove()
  }
}

/** Each round makes one call of each kind, in any order, so that whatever else goes on hits all alike. */
async function knock({ known, unknown }: Door, rounds: number): Promise<Taken> {
  const taken: Taken = { known: [], unknown: [], leaking: [] }
  const calls = (nth: number): Record<keyof Taken, () => Promise<unknown>> => ({
    known: () => known(nth),
    unknown: () => unknown(2 * nth),
    leaking: () => unknown(2 * nth + 1).then(() => sleep(leak)),
  })
  for (let nth = -warming; nth < rounds; nth++) {
    // Whoever is known is asked about so many times only.
    const asked = nth < 0 ? { ...calls(1_000 + nth), known: async () => {} } : calls(nth)
    for (const kind of kinds.toSorted(() => Math.random() - 0.5)) {
      const begun = performance.now()
      await asked[kind]()
      if (nth >= 0) taken[kind].push(performance.now() - begun)
    }
  }
  return taken
}

const warming = 3

/** By how much they differ from calls that know nobody. */
function shiftOf(taken: Taken, kind: keyof Taken): Shift {
  return intervalOf(taken[kind].map((ms, nth) => ms - taken.unknown[nth]!))
}

function findingOf({ what }: Door, taken: Taken): Finding {
  const shown = (kind: keyof Taken) => `${median(taken[kind]).toFixed(1)} ms`
  const { low, high } = shiftOf(taken, 'known')
  return {
    what: `${what}: what surely tells known (product) from unknown (floor), beside 5 ms`,
    floor: shown('unknown'),
    product: shown('known'),
    value: Math.max(0, low, -high) / leak,
    unit: 'x',
    goal: goalOf('telling', 'beside_leak'),
  }
}

/** Where they are not told, the figures above say nothing. */
function control(least: number): Finding {
  return {
    what: 'Control: 5 ms beside what the same rounds tell of 5 ms more, where they tell least',
    floor: `${leak} ms`,
    product: `${least.toFixed(1)} ms`,
    value: leak / Math.max(least, 0.001),
    unit: 'x',
    goal: goalOf('telling', 'control'),
  }
}
