import { newCouples } from '#tests/faults/writers.ts'
import { newProduct, type Product } from '#tests/faults/product.ts'
import { request, speak } from '#tests/hostile/raw.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { median } from './rounds.ts'
import { p95 } from './rush.ts'

const start = 'GET / HTTP/1.1\r\nhost: localhost\r\n'

/** Connections that dawdle: what others wait beside 200 of them, and how soon they are closed. */
export async function benchDawdlers({ rounds }: Bench): Promise<Finding[]> {
  const product = await newProduct()
  const port = Number(new URL(product.origin).port)
  try {
    const times: Record<'floor' | 'product', number[]> = { floor: [], product: [] }
    await answers(product)
    for (let round = 0; round < Math.min(3, rounds); round++) {
      times.floor.push(p95(await answers(product)))
      const slow = Array.from({ length: 200 }, () => speak(port, start, { patience: 3_000, drip: 'x-slow: 1\r\n' }))
      times.product.push(p95(await answers(product)))
      await Promise.all(slow)
    }
    return [besideQuiet(times), ...(await closed(product, port))]
  } finally {
    await product.remove()
  }
}

async function answers({ origin }: Product): Promise<number[]> {
  const times: number[] = []
  for (let nth = 0; nth < 200; nth++) {
    const begun = performance.now()
    await (await fetch(`${origin}/healthz`)).text()
    times.push(performance.now() - begun)
  }
  return times
}

function besideQuiet({ floor, product }: Record<'floor' | 'product', number[]>): Finding {
  return {
    what: '95 of 100 answers beside 200 slow connections (product) and without (floor)',
    floor: `${median(floor).toFixed(1)} ms`,
    product: `${median(product).toFixed(1)} ms`,
    value: median(product.map((time, nth) => time / (floor[nth] ?? Number.NaN))),
    unit: 'x',
    goal: goalOf('dawdlers', 'beside_quiet'),
  }
}

async function closed(product: Product, port: number): Promise<Finding[]> {
  const [couple] = await newCouples(product.origin, 1)
  const signedIn = { authorization: `Bearer ${couple!.token}`, 'content-type': 'application/json' }
  const body = request('POST /api/v1/guests', { ...signedIn, host: 'localhost', 'content-length': '1000', connection: 'keep-alive' })
  const patience = 90_000
  const ends = await Promise.all([
    speak(port, '', { patience }),
    speak(port, 'GET / HT', { patience }),
    speak(port, start, { patience, drip: 'x-slow: 1\r\n' }),
    speak(port, body, { patience, drip: ' ' }),
  ])
  const seconds = ends.map(({ ms, isClosed }) => (isClosed ? ms / 1_000 : Number.POSITIVE_INFINITY))
  const row = (what: string, value: number, goal: string) => ({
    what,
    floor: '',
    product: '',
    value,
    unit: ' s',
    goal: goalOf('dawdlers', goal),
  })
  return [
    row('A connection whose headers do not end is closed after', Math.max(...seconds.slice(0, 3)), 'headers'),
    row('one whose body does not end', seconds[3]!, 'body'),
  ]
}
