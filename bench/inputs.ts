import { clientAt } from '#tests/client.ts'
import { newProduct, type Product } from '#tests/faults/product.ts'
import { newCouples } from '#tests/faults/writers.ts'
import { type Operation, readApi } from '#tests/hostile/operations.ts'
import { besiege } from '#tests/hostile/siege.ts'
import { leftOut } from '#tests/hostile/valid-inputs.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { median } from './rounds.ts'

/** Those that take long texts, long lists, words to look for or an order. */
const taking =
  /^(guests\.(create|createMany|list|update)|guests_at_once\.|guest_import\.|checklist\.(create|list)|guest_wedding_events\.create|households\.create|wedding_history\.list|history\.list|profile\.|users\.update|rsvp\.find|newsletter\.join)/
const inputs = 60
/** One person may make 50 calls a second. */
const couples = 12

/** What an enemy would send, beside the usual: the longest searches beside a short one, the slowest input of a call beside the one in the middle. */
export async function benchInputs({ rounds }: Bench): Promise<Finding[]> {
  const product = await newProduct({ TRUSTED_PROXIES: '1' })
  try {
    const tokens = await signedUp(product)
    const { operations, schemas } = await readApi(product.origin)
    const found: { name: string; usual: number; slowest: number; says: string }[] = []
    for (const operation of operations.filter(({ name }) => taking.test(name))) {
      const times = await timesOf({ product, operation, schemas, tokens, rounds: Math.min(3, rounds) })
      const slowest = times.toSorted((one, other) => other.ms - one.ms)[0]!
      found.push({ name: operation.name, usual: median(times.map(({ ms }) => ms)), slowest: slowest.ms, says: slowest.says })
    }
    const worst = found.toSorted((one, other) => other.slowest / other.usual - one.slowest / one.usual)[0]!
    return [
      ...(await searches(product, tokens[0]!, rounds)),
      {
        what: `The slowest of ${inputs} inputs (product) beside the one in the middle (floor), of ${found.length} calls the worst: ${worst.name}, ${worst.says}`,
        floor: `${worst.usual.toFixed(1)} ms`,
        product: `${worst.slowest.toFixed(1)} ms`,
        value: worst.slowest / worst.usual,
        unit: 'x',
        goal: goalOf('inputs', 'slowest'),
      },
    ]
  } finally {
    await product.remove()
  }
}

async function signedUp({ origin }: Product): Promise<string[]> {
  const people = await newCouples(origin, couples)
  return people.map(({ token }) => token)
}

interface Siege {
  product: Product
  operation: Operation
  schemas: Awaited<ReturnType<typeof readApi>>['schemas']
  tokens: readonly string[]
  rounds: number
}

/** Every round sends the same inputs, and what a busy machine delays is quick in another. */
async function timesOf({ product, operation, schemas, tokens, rounds }: Siege): Promise<{ ms: number; says: string }[]> {
  let nth = 0
  const stage = async () => {
    nth++
    const headers = {
      authorization: `Bearer ${tokens[nth % tokens.length]}`,
      'x-forwarded-for': `10.2.${nth % 250}.${operation.name.length}`,
    }
    return { headers, known: { cursor: leftOut, version: leftOut, act: crypto.randomUUID() } }
  }
  const runs: { ms: number; says: string }[][] = []
  for (let round = 0; round <= rounds; round++)
    runs.push((await besiege({ api: `${product.origin}/api/v1`, operation, schemas, stage, inputs })).times)
  return runs[0]!.map(({ says }, at) => ({ says, ms: Math.min(...runs.slice(1).map((run) => run[at]!.ms)) }))
}

/** In a list of two thousand. */
async function searches({ origin }: Product, token: string, rounds: number): Promise<Finding[]> {
  const couple = clientAt(origin, { authorization: `Bearer ${token}` })
  const guests = Array.from({ length: 2_000 }, (_, nth) => ({
    firstname: `Guest${nth}`,
    lastname: `Number${nth}`,
    email: `g${nth}@example.com`,
  }))
  await couple.post('/guests/import', { act: crypto.randomUUID(), guests })
  const words = ['grace', '%'.repeat(200), '_'.repeat(200), `${'a'.repeat(199)}%`]
  const times: number[][] = words.map(() => [])
  for (let round = 0; round < 3 * rounds; round++) {
    for (const [nth, word] of words.entries()) {
      const begun = performance.now()
      await couple.get(`/guests?search=${encodeURIComponent(word)}`)
      // The first ones are news to the database.
      if (round > 5) times[nth]!.push(performance.now() - begun)
    }
  }
  const [short, ...long] = times.map((taken) => median(taken))
  const longest = Math.max(...long)
  return [
    {
      what: 'A search as long as it may be, the slowest of three, beside a short one',
      floor: `${short!.toFixed(1)} ms`,
      product: `${longest.toFixed(1)} ms`,
      value: longest / short!,
      unit: 'x',
      goal: goalOf('inputs', 'search'),
    },
  ]
}
