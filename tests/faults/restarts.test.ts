import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { figures } from './figures.ts'
import { newProduct, type Product } from './product.ts'
import { type Couple, newCouples } from './writers.ts'

const restarts = 20
const callsPerSecond = 50

interface Seen {
  call: string
  /** 0 when the connection broke. */
  status: number
  retryAfter: string | null
  sent: number
  answered: number
}

test('20 restarts of PostgreSQL while serving: callers see 503 with Retry-After, and nobody is signed out, fails or is cut off', async () => {
  const product = await newProduct()
  onTestFinished(product.remove)
  const couples = await newCouples(product.origin, 4)
  for (const couple of couples) await couple.post('/users/me/setup', { tool: 'guest-list' })
  await fetch(product.origin) // the home page is kept from here on
  const load = startLoad(product.origin, couples)
  const outages = await restarting(product, load.seen)
  await load.stop()
  const { seen } = load
  const waits = outages.map(({ back }) => firstGoodAfter(back, seen) - back)
  figures('restarts of PostgreSQL', { ...shares(seen), outages: outages.map(({ gone, back }) => back - gone), waits })

  expect(strange(seen)).toEqual({})
  expect(seen.filter(({ call, status }) => call === 'GET /' && status !== 200)).toEqual([])
  const away = seen.filter(({ status }) => status === 503)
  expect(away.length).toBeGreaterThan(restarts)
  expect(away.filter(({ retryAfter }) => !retryAfter)).toEqual([])
  expect(away.filter((call) => !outages.some((outage) => explains(outage, call)))).toEqual([])
  expect(Math.max(...waits)).toBeLessThan(soon)
})

/** So soon all must be well again, in milliseconds. */
const soon = 2_000

interface Outage {
  /** When PostgreSQL was told to end. */
  gone: number
  /** When a new one took connections. */
  back: number
}

/** Shuts PostgreSQL down, and lets the product start it again. */
async function restarting({ postgres }: Product, seen: Seen[]): Promise<Outage[]> {
  const outages: Outage[] = []
  for (let done = 0; done < restarts; done++) {
    const [gone, ended] = [performance.now(), postgres.pid()]
    postgres.shutDown()
    await postgres.back(ended)
    const back = performance.now()
    outages.push({ gone, back })
    await sleep(soon + Math.random() * 500)
    if (firstGoodAfter(back, seen) === Number.POSITIVE_INFINITY) throw new Error('Nothing is answered any more')
  }
  return outages
}

function explains({ gone, back }: Outage, { sent, answered }: Seen): boolean {
  return answered > gone && sent < back + soon
}

/** Sends calls at a steady pace, whether or not the earlier ones are answered. */
function startLoad(origin: string, couples: Couple[]) {
  const seen: Seen[] = []
  const underWay = new Set<Promise<void>>()
  let turn = 0
  const clock = setInterval(() => {
    const call = send(origin, calls[turn % calls.length]!, couples[turn++ % couples.length]!, seen)
    underWay.add(call)
    void call.finally(() => underWay.delete(call))
  }, 1_000 / callsPerSecond)
  return {
    seen,
    async stop() {
      clearInterval(clock)
      await Promise.all(underWay)
    },
  }
}

/** What a couple's devices do all day: calls of the API, and pages with a form that is posted without script. */
const calls = [
  'GET /api/v1/guests',
  'POST /api/v1/guests',
  'GET /api/v1/users/me',
  'GET /tools/guest-list',
  'POST /api/v1/guests',
  'GET /api/v1/guest_wedding_events/all',
  'GET /api/v1/guests?search=grace',
  'GET /',
  'POST /api/v1/guests',
  'POST /tools/guest-list',
]

async function send(origin: string, call: string, couple: Couple, seen: Seen[]): Promise<void> {
  const [method = '', path = ''] = call.split(' ')
  const sent = performance.now()
  const outcome = await ask(`${origin}${path}`, { method, redirect: 'manual', ...requestFor(method, path, couple) }).catch(() => broken)
  seen.push({ call, ...outcome, sent, answered: performance.now() })
}

const broken = { status: 0, retryAfter: null }

async function ask(url: string, request: RequestInit): Promise<Pick<Seen, 'status' | 'retryAfter'>> {
  const response = await fetch(url, request)
  await response.text()
  const { status, headers } = response
  return { status, retryAfter: headers.get('retry-after') }
}

/** Programs bear a token and send JSON; pages have a cookie, and their forms come from the page itself. */
function requestFor(method: string, path: string, { token }: Couple): RequestInit {
  const isPage = !path.startsWith('/api/')
  const session = isPage ? { cookie: `posy_session=${token}`, 'sec-fetch-site': 'same-origin' } : { authorization: `Bearer ${token}` }
  const headers = path === '/' ? {} : session
  if (method === 'GET') return { headers }
  if (isPage) return { headers, body: new URLSearchParams({ form: 'one', firstname: 'Grace', idempotency_key: randomUUID() }) }
  return { headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() }, body: '{"firstname":"Grace"}' }
}

/** When the first call of the API that was sent after that moment got what it asked for. */
function firstGoodAfter(moment: number, seen: Seen[]): number {
  const good = seen.filter(({ sent, status, call }) => sent > moment && status < 300 && status > 0 && call.includes('/api/'))
  return Math.min(...good.map(({ answered }) => answered))
}

/** Whatever is neither the answer asked for nor 503, by call. */
function strange(seen: Seen[]): Record<string, number> {
  const expected = (call: string) => (call.startsWith('GET') ? 200 : call.includes('/api/') ? 201 : 303)
  return counted(
    seen.filter(({ call, status }) => status !== expected(call) && status !== 503).map(({ call, status }) => `${call} ${status}`),
  )
}

function shares(seen: Seen[]) {
  const away = seen.filter(({ status }) => status === 503)
  const pages = seen.filter(({ call }) => call.endsWith('/tools/guest-list'))
  return {
    calls: seen.length,
    '503': `${away.length} (${((100 * away.length) / seen.length).toFixed(1)} %)`,
    pages: JSON.stringify(counted(pages.map(({ call, status }) => `${call} ${status}`))),
    strange: JSON.stringify(strange(seen)),
    slowest: Math.round(Math.max(...seen.map(({ sent, answered }) => answered - sent))),
  }
}

function counted(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
