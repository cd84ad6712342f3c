// One chance: writes

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newLetterWorld } from '#tests/letters.ts'
import { pressed } from '#tests/one-click.ts'
import { wholeSite } from '#tests/whole-site.ts'
import type { Person } from '#tests/world.ts'

const world = await newLetterWorld()
const { db } = world
const site = await wholeSite(world)

let couple: Person
let wedding: { id: number }

beforeEach(async () => {
  couple = await world.confirmed()
  await couple.put('/users/me', { firstname: 'June', wedding_details: { other_firstname: 'Theo' } })
  wedding = await world.event(couple, 'Wedding')
})

test('a letter to a guest comes in the names of the two and is answered to them', async () => {
  const letter = await letterTo('named@example.com')
  expect(letter).toMatchObject({ from_name: 'June & Theo via Posy', reply_to: couple.email, is_automatic: false })
  expect(letter.text).toContain(letter.leave_url!)
  expect(letter.html).toContain(`href="${letter.leave_url}"`)
})

test('who presses in their mail program gets no more letters of this couple, and all those of others', async () => {
  const other = await world.confirmed()
  const party = await world.event(other, 'Party')
  const { pathname } = new URL((await letterTo('pressing@example.com')).leave_url!)
  expect((await site.get(pathname)).html).toContain('No more letters from June and Theo?')

  const press = await pressed(site, pathname)
  expect([press.status, press.html, press.location, press.cookies]).toEqual([200, '', null, []])
  for (const form of ['plain', 'multipart'] as const) expect((await pressed(site, pathname, form)).status).toBe(200)
  expect(await refusals()).toEqual([{ email: 'pressing@example.com', reason: 'no_more' }])
  expect(await toldOf()).toHaveLength(2)
  expect((await couple.post('/invitations/preview', { kind: 'reminder' })).body.data).toMatchObject({ letters: 0 })
  await world.invited(other, party, 'Ada', 'pressing@example.com')
  expect((await other.post('/invitations/preview', { kind: 'invitation' })).body.data).toMatchObject({ letters: 1 })

  const left = await site.get(pathname)
  expect(left.html).toContain('Nothing from them comes to p…@example.com any more.')
  expect((await site.send(pathname, undefined, { form: 'back' })).location).toBe(pathname)
  expect(await refusals()).toEqual([])
  expect((await site.get(pathname)).html).toContain('No more letters from June and Theo?')
})

test('looking at the page stops nothing, and a link that nobody was sent opens nothing', async () => {
  const { pathname } = new URL((await letterTo('looking@example.com')).leave_url!)
  for (let times = 0; times < 3; times++) expect((await site.get(pathname)).status).toBe(200)
  expect(await refusals()).toEqual([])
  const madeUp = `/letters/${'a'.repeat(43)}`
  expect([(await site.get(madeUp)).status, (await pressed(site, madeUp)).status]).toEqual([404, 404])
  const posts: Record<string, string>[] = [{}, { reason: 'not_me' }, { form: 'back' }]
  for (const fields of posts) expect((await site.sendFrom('https://evil.example', pathname, fields)).status).toBe(403)
  expect(await refusals()).toEqual([])
})

test('a letter that went to somebody else says nothing of the right address, and ends none of its letters', async () => {
  const letter = await letterTo('wrong@example.com')
  const { pathname } = new URL(letter.leave_url!)
  await couple.put(`/guests/${letter.guest_id}`, { email: 'right@example.com' })
  const { html } = await site.get(pathname)
  expect(html).toContain('Nothing from them comes to your address any more.')
  expect(html).not.toMatch(/r…@|right@/)
  expect((await site.send(pathname, undefined, { reason: 'not_me' })).status).toBe(303)
  expect(await refusals()).toEqual([])
  expect((await couple.get(`/guests/${letter.guest_id}`)).body.data.invite_id).not.toBeNull()
})

test('nobody writes the history full with one letter', async () => {
  const { pathname } = new URL((await letterTo('again@example.com')).leave_url!)
  const answers = []
  for (let times = 0; times < 12; times++) {
    answers.push((await pressed(site, pathname)).status)
    answers.push((await site.send(pathname, undefined, { form: 'back' })).status)
  }
  expect(answers.filter((status) => status < 400)).toHaveLength(20)
  expect(answers.slice(20)).toEqual([429, 429, 429, 429])
})

async function letterTo(email: string) {
  const guest_id = await world.invited(couple, wedding, 'Ada', email)
  const { body } = await couple.post('/invitations', { kind: 'invitation' })
  await world.leaves(couple, body.data.id)
  const columns = ['from_name', 'reply_to', 'leave_url', 'is_automatic', 'text', 'html'] as const
  return { guest_id, ...(await db.selectFrom('mails').where('to_address', '=', email).select(columns).executeTakeFirstOrThrow()) }
}

function refusals() {
  return db.selectFrom('letter_refusals').where('user_id', '=', couple.id).select(['email', 'reason']).execute()
}

/** The lines of the history that letters are. */
async function toldOf() {
  const { rows } = await sql`select after from wedding_changes where user_id = ${couple.id} and what = 'guest.letter'`.execute(db)
  return rows
}
