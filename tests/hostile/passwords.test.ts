import { expect, test } from 'vitest'
import { figures } from '#tests/faults/figures.ts'
import { newWorld, type Person, password } from '#tests/world.ts'
import { hurry, openGate } from './gate.ts'

const world = await newWorld()
await hurry(world.db)
const proxied = await openGate(world.db, { proxies: 1 })
const open = await openGate(world.db, { proxies: 0 })

type Headers = Record<string, string>
type Door = (origin: string, email: string, given: string, headers: Headers) => Promise<number>

const doors: Door[] = [
  (origin, email, given, headers) => post(`${origin}/api/v1/auth/login`, { email, password: given }, headers),
  (origin, username, given, headers) => post(`${origin}/api/v1/auth/token`, { grant_type: 'password', username, password: given }, headers),
  (origin, email, given, headers) => post(`${origin}/auth/session`, { email, password: given }, headers),
]

test('ten thousand passwords from five hundred places try each account ten times at most', async () => {
  const couples: Person[] = []
  for (let nth = 0; nth < 20; nth++) couples.push(await world.couple())
  const statuses = new Map<string, number[]>()
  await inLanes(10_000, async (nth) => {
    const { email } = couples[nth % couples.length]!
    const place = `10.${40 + (nth % 2)}.${nth % 250}.7`
    const spelled = [email, email.toUpperCase(), ` ${email} `][nth % 3]!
    // At last they come upon the right ones, which tell no more than the others.
    const given = nth < 9_000 ? `guess ${nth}` : password
    const status = await doors[nth % doors.length]!(proxied.origin, spelled, given, { 'x-forwarded-for': place })
    statuses.set(email, [...(statuses.get(email) ?? []), status])
  })
  const all = [...statuses.values()]
  const evaluated = all.map((one) => one.filter((status) => status !== 429).length)
  figures('passwords', {
    pairs: all.flat().length,
    accounts: all.length,
    'most evaluated of one': Math.max(...evaluated),
    refused: all.flat().filter((status) => status === 429).length,
  })
  expect(all.flat()).toHaveLength(10_000)
  expect(Math.max(...evaluated)).toBeLessThanOrEqual(10)
  expect(all.flat().filter((status) => ![400, 429].includes(status))).toEqual([])
})

test('a hundred tries at one account are ten, through every door at once', async () => {
  const couple = await world.couple()
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, nth) =>
      doors[nth % 3]!(proxied.origin, couple.email, `guess ${nth}`, { 'x-forwarded-for': `10.42.${nth}.7` }),
    ),
  )
  expect([answers.filter((status) => status === 400).length, answers.filter((status) => status === 429).length]).toEqual([10, 90])
})

test('through the form of the page, too', async () => {
  const couple = await world.couple()
  const headers = { origin: 'http://posy.test', 'sec-fetch-site': 'same-origin' }
  const statuses: number[] = []
  for (let nth = 0; nth < 14; nth++) {
    const body = new URLSearchParams({ email: couple.email, password: nth < 12 ? `guess ${nth}` : password })
    const answer = await fetch(`${proxied.origin}/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { ...headers, 'x-forwarded-for': `10.43.0.${nth}` },
    })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429, 429, 429])
})

const disguises: Record<string, (nth: number) => Headers> = {
  'X-Forwarded-For': (nth) => ({ 'x-forwarded-for': `10.50.0.${nth}` }),
  'a chain of it': (nth) => ({ 'x-forwarded-for': `10.51.0.${nth}, 127.0.0.1` }),
  'X-Real-IP': (nth) => ({ 'x-real-ip': `10.52.0.${nth}` }),
  Forwarded: (nth) => ({ forwarded: `for=10.53.0.${nth}` }),
  'what other proxies write': (nth) => ({
    'true-client-ip': `10.54.0.${nth}`,
    'cf-connecting-ip': `10.55.0.${nth}`,
    'x-client-ip': `10.56.0.${nth}`,
    'x-cluster-client-ip': `10.57.0.${nth}`,
  }),
  'another host': (nth) => ({ 'x-forwarded-host': `${nth}.evil.example`, 'x-original-forwarded-for': `10.58.0.${nth}` }),
}

test.each(Object.entries(disguises))('without a proxy of ours, %s makes no place of its own', async (_, disguise) => {
  await world.db.deleteFrom('rate_limits').where('key', 'like', 'password-from:%').execute()
  const statuses: number[] = []
  const couple = await world.couple()
  await doors[0]!(open.origin, couple.email, 'a guess', disguise(0))
  // As if the place had guessed for a while.
  await world.db.updateTable('rate_limits').where('key', 'like', 'password-from:%').set({ tries: 99 }).execute()
  for (let nth = 1; nth <= 6; nth++) statuses.push(await doors[nth % 3]!(open.origin, couple.email, `guess ${nth}`, disguise(nth)))
  expect(statuses).toEqual([400, 429, 429, 429, 429, 429])
})

test('behind one proxy of ours, only what that one wrote counts', async () => {
  const statuses: number[] = []
  const couple = await world.couple()
  const from = (nth: number) => ({ 'x-forwarded-for': `10.60.0.${nth}, 10.60.1.1, 203.0.113.9`, 'x-real-ip': `10.61.0.${nth}` })
  await doors[0]!(proxied.origin, couple.email, 'a guess', from(0))
  await world.db.updateTable('rate_limits').where('key', '=', 'password-from:203.0.113.9').set({ tries: 99 }).execute()
  for (let nth = 1; nth <= 4; nth++) statuses.push(await doors[0]!(proxied.origin, couple.email, `guess ${nth}`, from(nth)))
  expect(statuses).toEqual([400, 429, 429, 429])
  // The control: from elsewhere the account may be tried.
  expect(await doors[0]!(proxied.origin, couple.email, password, { 'x-forwarded-for': '203.0.113.10' })).toBe(200)
})

async function inLanes(count: number, work: (nth: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: 8 }, lane))
}

async function post(url: string, body: object, headers: Headers): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  await answer.text()
  return answer.status
}
