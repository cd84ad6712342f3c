import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { weddings } from './data.ts'
import { headersOf } from './read.ts'
import { p95 } from './rush.ts'
import { launchProduct, type Target } from './target.ts'

const noisy = headersOf(weddings.large.from)
const neighbour = headersOf(weddings.small.from)

const agent = new Agent({ keepAlive: true })

/** What one account sends at once, or over again every second. */
const floods: Record<string, { path: string; times: number; again: boolean }> = {
  '20 looks at the list before an import a second': { path: '/api/v1/guests/import', times: 20, again: true },
  '450 searches at once': { path: '/api/v1/guests?search=a', times: 450, again: false },
  '40 exports at once': { path: '/api/v1/guests/export', times: 40, again: false },
}

/** What one couple waits while another, with 10,000 guests, asks for more than its share. */
export async function benchNeighbour({ database, isQuick }: Bench): Promise<Finding[]> {
  const product = await launchProduct(await database.open('usual', Object.values(weddings)))
  try {
    await send(product, '/api/v1/guests/export')
    const quiet = await waits(product, sleep(2_000))
    const findings: Finding[] = []
    for (const [what, { path, times, again }] of Object.entries(floods)) {
      const flood = Promise.all(
        Array.from({ length: times * (again ? (isQuick ? 3 : 10) : 1) }, async (_, nth) => {
          if (again) await sleep(nth * (1_000 / times))
          await send(product, path)
        }),
      )
      const beside = await waits(product, flood)
      findings.push({
        what: `${what} of another account: 95 of 100 answers to a couple within`,
        floor: `${p95(quiet).toFixed(1)} ms`,
        product: `${p95(beside).toFixed(1)} ms`,
        value: p95(beside),
        unit: ' ms',
        goal: goalOf('neighbour', 'p95'),
      })
    }
    return findings
  } finally {
    agent.destroy()
    await product.stop()
  }
}

/** Refused or not, whoever floods takes what comes. */
async function send(product: Target, path: string): Promise<void> {
  const status = await statusOf(product, path, { ...noisy, 'x-forwarded-for': '10.70.0.1' })
  if (status !== 200 && status !== 429) throw new Error(`${path} answered ${status}`)
}

/** How long the neighbour's calls take, one after the other, until the flood is over; each of them must be answered. */
async function waits(product: Target, flood: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  void flood.finally(() => (isOver = true)).catch(() => {})
  while (!isOver || times.length < 20) {
    const begun = performance.now()
    const status = await statusOf(product, '/api/v1/users/me', { ...neighbour, 'x-forwarded-for': '10.70.0.2' })
    times.push(performance.now() - begun)
    if (status !== 200) throw new Error(`/users/me answered ${status}`)
    await sleep(20)
  }
  await flood
  return times
}

/** Nothing is made of the answer: what measures must not be what is busy. */
function statusOf({ origin }: Target, path: string, headers: Record<string, string>): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  const asking = request(`${origin}${path}`, { headers, agent }, (response) => {
    response
      .resume()
      .on('end', () => resolve(response.statusCode))
      .on('error', reject)
  })
  asking.on('error', reject).end()
  return promise
}
