import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { figures } from '#tests/faults/figures.ts'
import { operator } from '#tests/acting.ts'
import { newWorld, type Person } from '#tests/world.ts'
import { chanceFor, seed } from './chance.ts'
import { hurry, openGate, publicUrl } from './gate.ts'
import { allRows, changesBetween } from './rows.ts'
import { waysOut } from './ways-out.ts'

const world = await newWorld()
const { db } = world
await hurry(db)
const gate = await openGate(db)
const june = await world.couple()
await june.post('/guests', { firstname: 'Canary' })
let place = 0
let tried = 0

test('a cookie that somebody tampered with acts as nobody, neither by a call nor by a page nor by a form', async () => {
  const admin = await operator(world)
  const token = await actAs(admin, june)
  expect(await outcomes(admin.token, token)).toEqual(taken)
  await accepted(admin.token, tampered(token, 1_000))
  expect(await outcomes(admin.token, token)).toEqual(taken)
})

test('a right cookie beside another session acts as nobody', async () => {
  const [one, other, stranger] = [await operator(world), await operator(world), await world.couple()]
  const [ofOne, ofOther] = [await actAs(one, june), await actAs(other, june)]
  for (const [session, token] of [
    [one.token, ofOther],
    [other.token, ofOne],
    [stranger.token, ofOne],
    [june.token, ofOne],
    [one.token, one.token],
    [one.token, june.token],
    [ofOne, ofOne],
    [ofOne, ''],
    ['', ofOne],
  ] as const)
    await accepted(session, [token], { isOwn: token === '' })
  // Signed in once more, the same operator has another session.
  const { body } = await world.visitor().post('/auth/login', { email: one.email, password: 'a long enough password' })
  await accepted(body.access_token, [ofOne])
})

test.each<[string, (admin: Person, token: string) => Promise<unknown>]>([
  ['it was stopped', (admin, token) => admin.delete('/users/me/impersonate', undefined, { cookie: `posy_impersonation=${token}` })],
  ['another was begun', (admin) => world.couple().then((other) => actAs(admin, other))],
  [
    'its hour was over',
    (admin) => db.updateTable('impersonations').set({ ends_at: sql`now()` }).where('admin_id', '=', admin.id).execute(),
  ],
  ['the right was taken away', (admin) => db.updateTable('users').set({ is_admin: false }).where('id', '=', admin.id).execute()],
  ['the operator signed out', (admin) => admin.post('/auth/logout')],
])('a cookie comes back after %s, and acts as nobody', async (_, end) => {
  const admin = await operator(world)
  const token = await actAs(admin, june)
  await end(admin, token)
  await accepted(admin.token, [token, token])
})

test('the way back leads to this site, whatever the cookie of it holds', async () => {
  const wrong: string[] = []
  let [admin, target] = [await operator(world), june]
  const values = [...waysOut().flatMap((way) => [encodeURIComponent(way.toWellFormed()), way]), '%', '%ff', '%2f%2fevil.example']
  for (const value of values.filter((one) => /^[!-+\--:<-[\]-~]*$/.test(one))) {
    // One account makes only so many calls at once.
    if (tried % 50 === 49) [admin, target] = [await operator(world), await world.couple()]
    const token = await actAs(admin, target)
    const headers = { ...cookies(admin.token, token, value), origin: publicUrl, 'sec-fetch-site': 'same-origin' }
    const body = new URLSearchParams({ form: 'stop' })
    const answer = await fetch(`${gate.origin}/admin/people`, { method: 'POST', redirect: 'manual', headers, body })
    const location = answer.headers.get('location') ?? ''
    tried++
    if (answer.status !== 303 || new URL(location, publicUrl).origin !== publicUrl || !/^\/(?![/\\])/.test(location))
      wrong.push(`${value}: ${answer.status} ${location}`)
  }
  expect(wrong).toEqual([])
})

test('a thousand cookies were tried', () => {
  figures('impersonation', { cookies: tried, accepted: 0, seed })
  expect(tried).toBeGreaterThan(1_000)
  expect(gate.faults).toEqual([])
})

/** What somebody gets by a cookie that is right: the other's account, list and page, and a guest who is added. */
const taken = { me: 200, isJune: true, list: 200, page: 200, showsCanary: true }

async function outcomes(session: string, token: string) {
  const headers = cookies(session, token)
  const me = await fetch(`${gate.origin}/api/v1/users/me`, { headers })
  const isJune = (await me.text()).includes(june.email)
  const list = await fetch(`${gate.origin}/api/v1/guests`, { headers })
  const page = await fetch(`${gate.origin}/tools/guest-list`, { headers, redirect: 'manual' })
  const showsCanary = `${await list.text()}${await page.text()}`.includes('Canary')
  return { me: me.status, isJune, list: list.status, page: page.status, showsCanary }
}

/** Fails for each token that gets anything, for the other or for the operator by mistake. */
async function accepted(session: string, tokens: readonly string[], { isOwn = false } = {}): Promise<void> {
  const wrong: string[] = []
  const before = await allRows(db)
  for (const [nth, token] of tokens.entries()) {
    tried++
    const { me, isJune, list, page, showsCanary } = await outcomes(session, token)
    const isRefused = isOwn || (me === 401 && list === 401 && page !== 200)
    if (!isRefused || isJune || showsCanary) wrong.push(`${JSON.stringify(token)}: ${me} ${list} ${page}`)
    if (nth % 20 === 0)
      for (const status of await writes(session, token)) if (![401, 403, 303, 307].includes(status)) wrong.push(`${token}: write ${status}`)
  }
  expect(wrong).toEqual([])
  expect(changesBetween(before, await allRows(db)).filter((change) => !/rate_limits|tokens/.test(JSON.stringify(change)))).toEqual([])
}

async function writes(session: string, token: string): Promise<number[]> {
  const headers = { ...cookies(session, token), origin: publicUrl, 'sec-fetch-site': 'same-origin' }
  const json = { ...headers, 'content-type': 'application/json' }
  const sent = [
    fetch(`${gate.origin}/api/v1/guests`, { method: 'POST', headers: json, body: '{"firstname":"Forged"}' }),
    fetch(`${gate.origin}/api/v1/users/me/${june.id}/impersonate`, { method: 'POST', headers: json, body: '{}' }),
    fetch(`${gate.origin}/dashboard/events`, {
      method: 'POST',
      headers,
      redirect: 'manual',
      body: new URLSearchParams({ name: 'Forged' }),
    }),
  ]
  return Promise.all(sent.map(async (answer) => (await answer).status))
}

function cookies(session: string, token: string, back?: string): Record<string, string> {
  const parts = [session && `posy_session=${session}`, token && `posy_impersonation=${token}`, back && `posy_return=${back}`].filter(
    Boolean,
  )
  return { cookie: parts.join('; '), 'x-forwarded-for': `10.77.${Math.floor(++place / 100) % 250}.${place % 100}` }
}

async function actAs(admin: Person, target: Person): Promise<string> {
  const { headers } = await admin.post(`/users/me/${target.id}/impersonate`)
  return /posy_impersonation=([^;]+)/.exec(headers.getSetCookie().join('; '))![1]!
}

/** Every bit turned once, parts cut off and added, and as many from anywhere as are missing. */
function tampered(token: string, count: number): string[] {
  const { one, whole } = chanceFor('impersonation')
  const bytes = Buffer.from(token, 'base64url')
  const flipped = Array.from({ length: bytes.length * 8 }, (_, bit) => {
    const other = Buffer.from(bytes)
    other[bit >> 3]! ^= 1 << (bit & 7)
    return other.toString('base64url')
  })
  const bent = [
    token.slice(1),
    token.slice(0, -1),
    `${token}A`,
    `A${token}`,
    `${token}=`,
    token.toLowerCase(),
    token.toUpperCase(),
    token + token,
  ]
  const odd = [
    'null',
    'undefined',
    'true',
    '1',
    '0',
    '%',
    '*',
    `"${token}"`,
    `%${token}`,
    bytes.toString('hex'),
    'x'.repeat(3_000),
    "'or'1'='1",
  ]
  const others = new Set([...flipped, ...bent, ...odd])
  while (others.size < count) {
    const at = whole(0, token.length - 2)
    others.add(token.slice(0, at) + one([...'ABCXYZabcxyz0189-_']) + token.slice(at + 1))
    others.add(randomBytes(32).toString('base64url'))
  }
  return [...others].filter((guess) => guess !== token)
}
