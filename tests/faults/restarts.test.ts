import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { figures } from './figures.ts'
import { newProduct, type Product } from './product.ts'
import { type Couple, newCouples } from './writers.ts'

const restarts = 10
const callsPerSecond = 50

interface Seen {
  call: string
  /** 0 when the connection broke. */
  status: number
  retryAfter: string | null
  sent: number
  answered: number
}

test('10 restarts of PostgreSQL while serving: callers see 503 with Retry-After, and nobody is signed out, fails or is cut off', async () => {
  const product = await newProduct()
  onTestFinished(product.remove)
  const couples = await newCouples(product.origin, 4)
  for (const couple of couples) await couple.post('/users/me/setup', { tool: 'guest-list' })
  await fetch(product.origin) // the home page is kept from here on
  const load = startLoad(product.origin, couples)
  const outages = await restarting(product, load.seen)
  await load.stop()
  const { seen } = load
  figures('restarts of PostgreSQL', shares(seen))

  expect(strange(seen)).toEqual({})
  expect(seen.filter(({ call, status }) => call === 'GET /' && status !== 200)).toEqual([])
  const away = seen.filter(({ status }) => status === 503)
  expect(away.length).toBeGreaterThan(0)
  expect(away.filter(({ retryAfter }) => !retryAfter)).toEqual([])
  expect(away.filter((call) => !outages.some((outage) => explains(outage, call)))).toEqual([])
})

/** So many good answers in a row, of every kind of call twice, say that all is well again. */
const inARow = 20

interface Outage {
  /** When PostgreSQL was told to end. */
  gone: number
  /** When all was well again after a new one took connections. */
  well: number
}

/** Shuts PostgreSQL down, and lets the product start it again. */
async function restarting({ postgres }: Product, seen: Seen[]): Promise<Outage[]> {
  const outages: Outage[] = []
  for (let done = 0; done < restarts; done++) {
    const [gone, ended] = [performance.now(), postgres.pid()]
    postgres.shutDown()
    await postgres.back(ended)
    outages.push({ gone, well: await wellAfter(performance.now(), seen) })
    await sleep(500 + Math.random() * 500)
  }
  return outages
}

/** Whoever was sent away was so while it was away, and nobody after that. */
function explains({ gone, well }: Outage, { sent, answered }: Seen): boolean {
  return answered > gone && sent < well
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

/** When calls that were sent after that moment began to get what they asked for, one after the other. */
async function wellAfter(moment: number, seen: Seen[]): Promise<number> {
  for (;;) {
    const later = seen.filter(({ sent }) => sent > moment).toSorted((one, other) => one.sent - other.sent)
    const bad = later.findLastIndex(({ status }) => status === 503)
    if (later.length - bad > inARow) return later[bad + 1]!.sent
    await sleep(20)
  }
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
  }
}

function counted(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
