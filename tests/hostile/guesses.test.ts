import { expect, test } from 'vitest'
import { newNoticeLink } from '#features/notices/choices/links/api.server.ts'
import { hashToken, newToken, secondsFromNow } from '#server/session.ts'
import { figures } from '#tests/faults/figures.ts'
import { newWorld } from '#tests/world.ts'
import { chanceFor, seed } from './chance.ts'
import { hurry, openGate } from './gate.ts'
import { nearAndFar } from './guesses.ts'
import { allRows, changesBetween } from './rows.ts'

const world = await newWorld()
await hurry(world.db)
const gate = await openGate(world.db)
const couple = await world.couple()
const api = `${gate.origin}/api/v1`

interface Lock {
  /** What is told of a wrong key. */
  wrong: number[]
  right: number
  open: (token: string) => Promise<Response>
}

let place = 0
const headers = () => ({ 'x-forwarded-for': `10.70.${Math.floor(++place / 400) % 250}.1`, 'content-type': 'application/json' })
const get = (path: string) => fetch(api + path, { headers: headers() })
const post = (path: string, body: object) => fetch(api + path, { method: 'POST', headers: headers(), body: JSON.stringify(body) })

/** Every place where a secret alone opens something. */
const locks: Record<string, Lock> = {
  'GET /newsletter/{token}': { wrong: [404], right: 200, open: (token) => get(`/newsletter/${encodeURIComponent(token)}`) },
  'POST /newsletter/{token}': { wrong: [404], right: 204, open: (token) => post(`/newsletter/${encodeURIComponent(token)}`, {}) },
  'GET /letters/{token}': { wrong: [404], right: 200, open: (token) => get(`/letters/${encodeURIComponent(token)}`) },
  'POST /letters/{token}/leave': { wrong: [404], right: 204, open: (token) => post(`/letters/${encodeURIComponent(token)}/leave`, {}) },
  'GET /notices/{token}': { wrong: [404], right: 200, open: (token) => get(`/notices/${encodeURIComponent(token)}`) },
  'POST /notices/{token}/leave': { wrong: [404], right: 204, open: (token) => post(`/notices/${encodeURIComponent(token)}/leave`, {}) },
  'GET /auth/reset-password/{token}': {
    wrong: [404],
    right: 200,
    open: (token) => get(`/auth/reset-password/${encodeURIComponent(token)}`),
  },
  'POST /auth/reset-password/again': { wrong: [400], right: 202, open: (token) => post('/auth/reset-password/again', { token }) },
  'POST /auth/reset-password': {
    wrong: [400, 429],
    right: 204,
    open: (token) => post('/auth/reset-password', { token, password: 'My aunt keeps bees' }),
  },
  'GET /auth/confirm-address/{token}': {
    wrong: [404],
    right: 200,
    open: (token) => get(`/auth/confirm-address/${encodeURIComponent(token)}`),
  },
  'POST /auth/confirm-address': { wrong: [400], right: 204, open: (token) => post('/auth/confirm-address', { token }) },
  'POST /auth/sign-in-link': { wrong: [400, 429], right: 200, open: (token) => post('/auth/sign-in-link', { token }) },
  'POST /auth/change-address': { wrong: [400, 429], right: 204, open: (token) => post('/auth/change-address', { token }) },
  'POST /auth/change-address/stop': { wrong: [400, 429], right: 204, open: (token) => post('/auth/change-address/stop', { token }) },
  'GET /public/websites/{address}/guests/{invite_id}': {
    wrong: [404, 429],
    right: 204,
    open: (token) => get(`/public/websites/ada-guessed/guests/${encodeURIComponent(token)}`),
  },
  'GET /public/day-sheets/{token}': { wrong: [404], right: 200, open: (token) => get(`/public/day-sheets/${encodeURIComponent(token)}`) },
  'a session': {
    wrong: [401],
    right: 200,
    open: (token) => fetch(`${api}/users/me`, { headers: { ...headers(), authorization: `Bearer ${encodeURIComponent(token)}` } }),
  },
  'a refresh': { wrong: [400], right: 200, open: (refresh_token) => post('/auth/token', { grant_type: 'refresh_token', refresh_token }) },
}

const each = Math.ceil(10_000 / Object.keys(locks).length)
let tried = 0

test.each(Object.entries(locks))('%s is opened by no guess, and still by the right key', async (name, { wrong, right, open }) => {
  const key = await keyOf(name)
  const guesses = nearAndFar(key, each, chanceFor(name))
  const before = await allRows(world.db)
  const others: string[] = []
  await inLanes(guesses, async (guess) => {
    const answer = await open(guess)
    await answer.text()
    if (!wrong.includes(answer.status) && !(answer.status === 422 && guess.length > 200))
      others.push(`${JSON.stringify(guess)}: ${answer.status}`)
  })
  tried += guesses.length
  expect(others).toEqual([])
  expect(changesBetween(before, await allRows(world.db))).toEqual([])
  await world.db.deleteFrom('rate_limits').execute()
  expect((await open(key)).status).toBe(right)
})

test('ten thousand guesses were made', () => {
  figures('guesses', { locks: Object.keys(locks).length, guesses: tried, right: 0, seed })
  expect(tried).toBeGreaterThanOrEqual(10_000)
})

test('what the database keeps of a key opens nothing', async () => {
  const key = await keyOf('GET /auth/reset-password/{token}')
  const hash = hashToken(key)
  for (const kept of [hash.toString('base64url'), hash.toString('hex'), `\\x${hash.toString('hex')}`, hash.toString('base64')]) {
    expect((await locks['GET /auth/reset-password/{token}']!.open(kept)).status).toBe(404)
  }
})

test('the key of one lock opens no other', async () => {
  const keys = await Promise.all(Object.keys(locks).map(async (name) => ({ name, key: await keyOf(name) })))
  for (const [name, { wrong, open }] of Object.entries(locks)) {
    for (const { name: other, key } of keys) {
      if (isSameLock(name, other)) continue
      expect([name, other, (await open(key)).status]).toEqual([name, other, expect.toSatisfy((status) => wrong.includes(status))])
    }
  }
})

async function keyOf(name: string): Promise<string> {
  const { db } = world
  const token = newToken()
  const hash = hashToken(token)
  const expires_at = secondsFromNow(600)
  const { id: user_id, email } = couple
  if (name.includes('newsletter')) {
    const { id: subscriber_id } = await db
      .insertInto('newsletter_subscribers')
      .values({ email: `${token}@example.com` })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('newsletter_links').values({ hash, subscriber_id, expires_at }).execute()
    return token
  }
  if (name.includes('/websites/')) {
    const site = { user_id, address: 'ada-guessed', is_published: true }
    await db
      .insertInto('websites')
      .values(site)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db.insertInto('guests').values({ user_id, firstname: 'Tom', invite_id: token }).execute()
    return token
  }
  if (name.includes('/day-sheets/')) return keyOfDay(token)
  if (name.includes('/notices/')) return String(await newNoticeLink(db, user_id, ['guest_answered']))
  if (name.includes('/letters/')) {
    const { id: guest_id } = await db
      .insertInto('guests')
      .values({ user_id, firstname: 'Grace', email })
      .returning('id')
      .executeTakeFirstOrThrow()
    const letter = { user_id, kind: 'confirmation', party: -guest_id, guest_id, leave_hash: hash } as const
    await db.insertInto('guest_letters').values(letter).execute()
    return token
  }
  if (name.startsWith('a ')) {
    const { id: session_id } = await db.insertInto('sessions').values({ user_id }).returning('id').executeTakeFirstOrThrow()
    const kind = name === 'a session' ? 'access' : 'refresh'
    await db.insertInto('tokens').values({ hash, session_id, user_id, kind, expires_at }).execute()
    return token
  }
  if (name.includes('change-address')) {
    const other = hashToken(newToken())
    const [confirm_hash, stop_hash] = name.endsWith('stop') ? [other, hash] : [hash, other]
    const change = { old_email: email, new_email: `${token}@example.com`, confirm_hash, stop_hash }
    await db
      .insertInto('address_changes')
      .values({ user_id, ...change })
      .execute()
    return token
  }
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', user_id).execute()
  await db
    .insertInto('account_links')
    .values({ hash, user_id, kind: kindOf(name), email, expires_at })
    .execute()
  return token
}

async function keyOfDay(token: string): Promise<string> {
  const { db } = world
  const { id: user_id } = couple
  const event = { user_id, name: 'The wedding', taxonomy_event_id: 77 }
  const { id: event_id } = await db
    .insertInto('guest_wedding_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['user_id', 'taxonomy_event_id']).doUpdateSet({ name: event.name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const person = { user_id, event_id, name: 'Tom' }
  const { id: person_id } = await db.insertInto('run_people').values(person).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('run_links')
    .values({ user_id, person_id, hash: hashToken(token), ended_at: null })
    .execute()
  return token
}

function kindOf(name: string): 'reset' | 'sign_in' | 'confirm' {
  return name.includes('reset') ? 'reset' : name.includes('sign-in') ? 'sign_in' : 'confirm'
}

function isSameLock(one: string, other: string): boolean {
  const kind = (name: string) =>
    /newsletter|websites|day-sheets|letters|notices|reset|confirm|sign-in-link|change-address.*|session|refresh/.exec(name)?.[0]
  return kind(one) === kind(other)
}

async function inLanes(guesses: readonly string[], work: (guess: string) => Promise<void>): Promise<void> {
  const left = [...guesses]
  const lane = async () => {
    for (let guess = left.shift(); guess !== undefined; guess = left.shift()) await work(guess)
  }
  await Promise.all(Array.from({ length: 8 }, lane))
}
