import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { figures } from '#tests/faults/figures.ts'
import { newWorld, type Person, password } from '#tests/world.ts'
import { chanceFor } from './chance.ts'
import { openGate } from './gate.ts'
import { isWrite, type Operation, readApi } from './operations.ts'
import { allRows, changesBetween } from './rows.ts'
import { type Stage, stageFor } from './stage.ts'
import { newPayments } from './stage-money.ts'
import { validInput } from './valid-inputs.ts'
import { writtenCall } from './written-calls.ts'

const payments = await newPayments()
const world = await newWorld({ payments })
const gate = await openGate(world.db, { payments })
// Somebody who signed up before the first call is made, so that no call is blamed for their rows.
const anybody = await world.couple()
const { operations } = await readApi(gate.origin)
const writes = operations.filter(isWrite)

/** What a browser says of a page that is not of this site, and what a careless one leaves out. */
const foreign: Record<string, Record<string, string>> = {
  'no word of where it comes from': {},
  'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'another site, in an older browser': { origin: 'https://evil.example' },
  'a neighbour': { origin: 'http://other.posy.test', 'sec-fetch-site': 'same-site' },
  'a frame in a sandbox': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'no origin to speak of': { origin: 'null' },
  'our name before another': { origin: 'http://posy.test.evil.example' },
  'our name as a user': { origin: 'http://posy.test@evil.example' },
  'another port': { origin: 'http://posy.test:8080' },
  'a page typed in': { 'sec-fetch-site': 'none' },
  'a referrer that lies': { referer: 'http://posy.test/', 'sec-fetch-site': 'cross-site' },
}

/** Kinds of body that a form of another site can send without asking first. */
const plainTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']

const own = { origin: 'http://posy.test', 'sec-fetch-site': 'same-origin' }
let refused = 0

describe.each(writes)('$method $path', (operation) => {
  let stage: () => Promise<Stage>
  beforeAll(async () => {
    stage = await stageFor(world, operation)
  })

  test('is refused to every other site, and nothing is written', async () => {
    const set = await stage()
    const before = await allRows(world.db)
    const answers: Record<string, number> = {}
    for (const [from, headers] of Object.entries(foreign)) answers[from] = await send(operation, set, headers)
    for (const type of plainTypes) answers[type] = await send(operation, set, { ...foreign['another site']!, 'content-type': type })
    expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((from) => [from, 403])))
    expect(changesBetween(before, await allRows(world.db))).toEqual([])
    refused += Object.keys(answers).length
  })

  test('is open to a page of this site', async () => {
    // Whoever is signed in can't sign up.
    expect(await send(operation, await stage(), own, operation.name === 'auth.register' ? {} : undefined)).toBeLessThan(300)
  })
})

test('every one of them was refused', () => {
  figures('cross-site', { calls: writes.length, refused })
  expect(refused).toBe(writes.length * (Object.keys(foreign).length + plainTypes.length))
})

test('a sign-in that another site makes signs nobody in as somebody else', async () => {
  const { email } = await world.couple()
  const path = `${gate.origin}/api/v1/auth/session`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.3.0.1' }
  const body = JSON.stringify({ email, password })
  const from = (added: Record<string, string>) => fetch(path, { method: 'POST', headers: { ...headers, ...added }, body })
  expect([(await from(foreign['another site']!)).status, (await from(foreign['a neighbour']!)).status, (await from(own)).status]).toEqual([
    403, 403, 200,
  ])
})

describe('a plain form', () => {
  const forms: [string, Record<string, string>][] = [
    ['/sign-in', { email: 'ada@example.com', password }],
    ['/sign-up', { email: 'eve@example.com', password, firstname: 'Eve', lastname: 'Ill' }],
    ['/forgot-password', { email: 'ada@example.com' }],
    ['/reset-password/abc', { password }],
    ['/change-password', { current_password: password, password: 'My aunt keeps bees' }],
    ['/confirm-address/abc', { form: 'letter' }],
    ['/sign-in-link', { form: 'ask', email: 'ada@example.com' }],
    ['/sign-in-link/abc', {}],
    ['/complete-profile-idc', { firstname: 'Eve', lastname: 'Ill', password }],
    ['/change-address/abc', {}],
    ['/change-address/abc/stop', {}],
    ['/sign-out', {}],
    ['/tools/guest-list', { firstname: 'Eve' }],
    ['/', { form: 'newsletter', email: 'eve@example.com' }],
    ['/newsletter/abc', {}],
    ['/newsletter/abc/leave', {}],
  ]
  let ada: Person
  beforeAll(async () => {
    ada = await world.couple()
  })
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
    fetch(gate.origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...cookieOf(ada.token), ...headers },
      body: new URLSearchParams(fields),
    })

  test.each(forms)('posted to %s by another site is refused, and nothing is written', async (path, fields) => {
    const before = await allRows(world.db)
    for (const headers of Object.values(foreign)) expect((await post(path, fields, headers)).status).toBe(403)
    expect(changesBetween(before, await allRows(world.db))).toEqual([])
  })

  test('of a page of this site is taken', async () => {
    const { status, headers } = await post('/tools/guest-list', { form: 'one', firstname: 'Grace' }, own)
    expect([status, headers.get('location')]).toEqual([303, '/tools/guest-list'])
  })
})

test('no way of asking makes a read of a write', async () => {
  const ada = await world.couple()
  const added = await ada.post('/guests', { firstname: 'Grace' })
  const before = await allRows(world.db)
  const ways: [string, Record<string, string>][] = [
    [`/guests/${added.body.data.id}?_method=DELETE`, {}],
    [`/guests/${added.body.data.id}`, { 'x-http-method-override': 'DELETE' }],
    [`/guests/${added.body.data.id}`, { 'x-method-override': 'DELETE', 'x-http-method': 'DELETE' }],
    ['/guests/many?names=Eve', {}],
    ['/auth/logout', {}],
  ]
  for (const [path, headers] of ways) await fetch(`${gate.origin}/api/v1${path}`, { headers: { ...cookieOf(ada.token), ...headers } })
  const { rows } = await sql`select 1 from guests where id = ${added.body.data.id}`.execute(world.db)
  expect(rows).toHaveLength(1)
  expect(changesBetween(before, await allRows(world.db))).toEqual([])
})

/** With the session as a cookie, which a browser sends along whoever asks. */
async function send(
  operation: Operation,
  { known, headers }: Stage,
  from: Record<string, string>,
  cookie?: Record<string, string>,
): Promise<number> {
  const { method, path, body, headers: written } = writtenCall(operation, validInput(operation, known, chanceFor(operation.name)))
  const token = headers['authorization']?.slice('Bearer '.length) ?? anybody.token
  const all = { 'x-forwarded-for': '10.3.0.2', ...written, ...(cookie ?? cookieOf(token, headers['cookie'])), ...from }
  const answer = await fetch(`${gate.origin}/api/v1${path}`, { method, headers: all, ...(body !== undefined && { body }) })
  await answer.body?.cancel()
  return answer.status
}

function cookieOf(token: string, beside?: string): Record<string, string> {
  return { cookie: `posy_session=${token}${beside ? `; ${beside}` : ''}` }
}
