import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newCode } from '#features/guests/rsvp-settings/rsvp-code.ts'
import { figures } from '#tests/faults/figures.ts'
import { inviteHousehold } from '#tests/invited.ts'
import { newWorld } from '#tests/world.ts'
import { chanceFor, seed } from './chance.ts'
import { hurry, openGate } from './gate.ts'
import { allRows, changesBetween } from './rows.ts'

const world = await newWorld()
await hurry(world.db)
const gate = await openGate(world.db)
const ours = await inviteHousehold(world)
const theirs = await inviteHousehold(world)
const { one, whole, next } = chanceFor('rsvp')

let place = 0
const headers = () => ({ 'x-forwarded-for': `10.${80 + (++place % 20)}.${place % 250}.${place % 199}`, 'content-type': 'application/json' })
const call = (method: string, path: string, body?: object) =>
  fetch(gate.origin + path, { method, headers: headers(), redirect: 'manual', ...(body && { body: JSON.stringify(body) }) })

const reply = { status: 2, plus_one_count: 0 }
const answer = { replies: [{ guest_id: ours.tom.id, event_id: ours.wedding.id, ...reply }] }

/** Every place where a code or an invite opens something. */
const locks: Record<string, (guess: string) => Promise<Response>> = {
  'the code of a card': (code) => call('POST', '/api/v1/public/guests/find', { username: ours.username, code }),
  'reading an invite': (id) => call('GET', `/api/v1/public/guests/${encodeURIComponent(id)}`),
  'answering by an invite': (id) => call('PUT', `/api/v1/public/guests/${encodeURIComponent(id)}`, answer),
  'one answer by an invite': (invite_id) =>
    call('PUT', `/api/v1/guests/${ours.tom.id}/guest_wedding_events/${ours.wedding.id}/status`, { ...reply, invite_id }),
  'erasing by an invite': (id) => call('DELETE', `/api/v1/public/guests/${encodeURIComponent(id)}`),
  'a guest’s page': (id) => call('GET', `/guests/${encodeURIComponent(id)}`),
  'a guest’s calendar': (id) => call('GET', `/guests/${encodeURIComponent(id)}/calendar.ics`),
}
const each = Math.ceil(10_000 / Object.keys(locks).length)
let tried = 0

test.each(Object.entries(locks))('%s: no guess opens it, none changes or tells anything', async (name, open) => {
  const before = await allRows(world.db)
  const opened: string[] = []
  const guesses = name.includes('code') ? codesNear(ours.code) : invitesNear(ours.tom.invite_id)
  await inLanes(guesses, async (guess) => {
    const response = await open(guess)
    const text = await response.text()
    const isClosed = [404, 422, 429, 308, 303].includes(response.status)
    if (!isClosed || /Fairweather|Rehearsal|@example\.com/.test(text)) opened.push(`${JSON.stringify(guess)}: ${response.status}`)
  })
  tried += guesses.length
  expect(opened).toEqual([])
  const changed = changesBetween(before, await allRows(world.db)).filter((change) => !String(change).includes('rate_limits'))
  expect(changed).toEqual([])
})

test('ten thousand guesses were made, and the right keys open in the end', async () => {
  figures('guesses of guests', { locks: Object.keys(locks).length, guesses: tried, opened: 0, seed })
  expect(tried).toBeGreaterThanOrEqual(10_000)
  expect((await locks['the code of a card']!(ours.code)).status).toBe(200)
  for (const name of ['reading an invite', 'answering by an invite', 'a guest’s page', 'a guest’s calendar'])
    expect([name, (await locks[name]!(ours.tom.invite_id)).status]).toEqual([name, 200])
})

test('no number of anything reaches into another household, whoever’s it is', async () => {
  const before = JSON.stringify(await rowsOf(theirs.couple.id))
  const ids = [...new Set([...Array(60).keys(), theirs.tom.id, theirs.jo.id, theirs.ned.id, ours.tom.id + 1])]
  const events = [theirs.wedding.id, theirs.supper.id, ours.wedding.id]
  const own = new Set([ours.tom.id, ours.jo.id, ours.ned.id])
  const taken: string[] = []
  for (const guest_id of ids.filter((id) => id > 0 && !own.has(id))) {
    for (const event_id of events) {
      const response = await call('PUT', `/api/v1/public/guests/${ours.tom.invite_id}`, { replies: [{ guest_id, event_id, ...reply }] })
      const text = await response.text()
      if (response.status !== 422 || text.includes(theirs.tom.invite_id)) taken.push(`${guest_id} ${event_id}: ${response.status}`)
    }
  }
  expect(taken).toEqual([])
  expect(JSON.stringify(await rowsOf(theirs.couple.id))).toBe(before)
})

test('an answer tells nothing of who is known: not its words, its headers, nor its length', async () => {
  const known = `tom${ours.couple.id}@example.com`
  const ways: Record<string, [string, object][]> = {
    'send-link': [
      ['a guest’s address', { username: ours.username, email: known }],
      ['nobody’s address', { username: ours.username, email: 'nobody@example.com' }],
      ['no such couple', { username: 'nobody-at-all', email: known }],
    ],
    // Whether there is such a couple is everybody's to know; whether a code is near the right one is not.
    find: [
      ['one letter off', { username: ours.username, code: `${ours.code.slice(0, -1)}_` }],
      ['any other', { username: ours.username, code: newCode() }],
    ],
  }
  for (const [path, calls] of Object.entries(ways)) {
    const told = new Map<string, string[]>()
    for (const [name, body] of calls) {
      const response = await call('POST', `/api/v1/public/guests/${path}`, body)
      const headers = [...response.headers].filter(([header]) => !/^(date|x-request-id)$/.test(header))
      const said = JSON.stringify([response.status, headers, await response.text()])
      told.set(said, [...(told.get(said) ?? []), name])
    }
    expect([...told.values()]).toEqual([calls.map(([name]) => name)])
  }
})

/** Half of them a step away from the card's, half from anywhere. */
function codesNear(code: string): string[] {
  const plain = code.replace('-', '')
  const guesses = new Set([plain.slice(1), plain.slice(0, -1), `${plain}A`, '', '%', '________', "' or 1=1 --", '\\x', '0'.repeat(8)])
  while (guesses.size < each) {
    const at = whole(0, plain.length - 1)
    const guess = next() < 0.5 ? plain.slice(0, at) + one([...'23456789ABCDEFGHJKMNPQRSTUVWXYZ']) + plain.slice(at + 1) : newCode()
    if (guess !== plain) guesses.add(guess)
  }
  return [...guesses]
}

function invitesNear(invite: string): string[] {
  const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  const near = [
    invite.slice(1),
    invite.slice(0, -1),
    `${invite}1`,
    invite.toLowerCase(),
    invite.toUpperCase(),
    `${invite} `,
    '%',
    '_',
    'null',
  ]
  const guesses = new Set(near.filter((guess) => guess !== invite))
  while (guesses.size < each) {
    const at = whole(0, invite.length - 1)
    const guess = next() < 0.5 ? invite.slice(0, at) + one([...letters]) + invite.slice(at + 1) : randomBytes(16).toString('base64url')
    if (guess !== invite) guesses.add(guess)
  }
  return [...guesses]
}

async function rowsOf(user_id: number) {
  const { db } = world
  const answers = await db
    .selectFrom('guest_answers')
    .where('user_id', '=', user_id)
    .selectAll()
    .orderBy('guest_id')
    .orderBy('event_id')
    .execute()
  const guests = await db.selectFrom('guests').where('user_id', '=', user_id).selectAll().orderBy('id').execute()
  return { answers, guests }
}

async function inLanes(guesses: readonly string[], work: (guess: string) => Promise<void>): Promise<void> {
  const left = [...guesses]
  const lane = async () => {
    for (let guess = left.shift(); guess !== undefined; guess = left.shift()) await work(guess)
  }
  await Promise.all(Array.from({ length: 8 }, lane))
}
