import { type Agent, request } from 'node:http'
import { load } from './load.ts'
import { oneRound, type Round, summary } from './list.ts'
import { launch } from './target.ts'

interface IngestBench {
  database: string
  postgresPid: number
  rounds: number
  seconds: number
}

/** Fifty events in one call: the whole chain beside the least that can keep them, in rotated rounds. */
export async function benchIngest({ database, postgresPid, rounds, seconds }: IngestBench) {
  const floor = await launch('bench/floors/ingest.ts', { PORT: '4604', DATABASE_URL: database }, 'http://127.0.0.1:4604/')
  const env = { PORT: '4605', DATABASE_URL: database, POSY_MODE: 'demo', TRUSTED_PROXIES: '1' }
  const product = await launch('dist/main.js', env, 'http://127.0.0.1:4605/readyz')
  try {
    const targets = {
      floor: { ...floor, url: 'http://127.0.0.1:4604/be' },
      product: { ...product, url: 'http://127.0.0.1:4605/api/v1/be' },
    }
    const measured: Record<keyof typeof targets, Round[]> = { floor: [], product: [] }
    // What answers for days is measured as it answers then, not while it is being compiled.
    for (const { url } of Object.values(targets)) await load(url, seconds, send)
    for (let round = 0; round < rounds; round++) {
      for (const name of ['floor', 'product'] as const) measured[name].push(await oneRound(targets[name], postgresPid, seconds, send))
    }
    return { floor: summary(measured.floor), product: summary(measured.product) }
  } finally {
    await Promise.all([floor.stop(), product.stop()])
  }
}

const events = Array.from({ length: 50 }, (_, place) => ({
  event: 'impression',
  extra: { place, slot: 'grid' },
  url: `https://posy.test/real-weddings/wedding-${place}`,
  referer: 'https://posy.test/',
  visitor_key: '3f2b8a10-1234-4000-8000-000000000001',
}))
const body = JSON.stringify({ events })

/** Each from a visitor of its own, who agreed to be known. */
function send(url: string, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `10.${part()}.${part()}.${part()}`,
    cookie: 'posy-consent=yes',
  }
  request(url, { agent, method: 'POST', headers }, (response) => {
    if (response.statusCode !== 204) reject(new Error(`${url} answered ${response.statusCode}`))
    response.resume().on('end', resolve)
  })
    .on('error', reject)
    .end(body)
  return promise
}

function part(): number {
  return Math.floor(Math.random() * 256)
}
