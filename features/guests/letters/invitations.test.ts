// One chance: writes

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newLetterWorld } from '#tests/letters.ts'
import type { Person } from '#tests/world.ts'
import { sendLetters } from './jobs.server.ts'

const world = await newLetterWorld()
const { db, lettersTo } = world

let couple: Person
let wedding: { id: number }

beforeEach(async () => {
  couple = await world.confirmed()
  wedding = await world.event(couple, 'Wedding')
})

// CALL-049
test('a household gets its invitation once, with a link to its own page, and its guests wait for an answer then', async () => {
  const household = await householdOf([await guest('Ada', 'ada@example.com'), await guest('Bo')])
  const [ada, bo] = household.guest_ids
  const first = await couple.post(`/guests/${bo}/rsvp`)
  expect(first).toMatchObject({ status: 200, body: { data: { sending: { kind: 'invitation', letters: 1, waiting: 1, sent: 0 } } } })
  expect(await couple.post(`/guests/${ada}/rsvp`)).toMatchObject({ status: 200, body: { data: { sending: null } } })
  expect(await lettersTo('ada@example.com')).toEqual([])

  await leaves(first.body.data.sending.id)
  const [letter, ...others] = await lettersTo('ada@example.com')
  expect(others).toEqual([])
  const { body } = await couple.get(`/guests/${ada}`)
  expect(letter?.subject).toBe('You’re invited to the wedding of Ada')
  expect(letter?.text).toContain('Dear Ada and Bo,')
  expect(letter?.text).toContain(`http://posy.test/guests/${body.data.invite_id}`)
  expect(letter?.html).toContain(`href="http://posy.test/guests/${body.data.invite_id}"`)
  expect(body.data).toMatchObject({ invitation_sent_at: expect.any(String), version: 2, wedding_events: [{ id: wedding.id, status: 1 }] })
  expect((await couple.get(`/guests/${bo}`)).body.data.invitation_sent_at).not.toBeNull()
  expect(await couple.post(`/guests/${ada}/rsvp`)).toMatchObject({ body: { data: { sending: null } } })

  const again = await couple.post(`/guests/${ada}/rsvp`, { again: true })
  await leaves(again.body.data.sending.id)
  expect(await lettersTo('ada@example.com')).toHaveLength(2)
})

test('ten who press at once send one letter', async () => {
  const id = await guest('Ada', 'once@example.com')
  await Promise.all(Array.from({ length: 10 }, () => couple.post(`/guests/${id}/rsvp`)))
  await Promise.all((await sendings()).map(({ id }) => leaves(id)))
  expect(await lettersTo('once@example.com')).toHaveLength(1)
})

test('two workers, and one that is stopped on the way, hand over each letter once', async () => {
  for (let n = 0; n < 60; n++) await guest(`Guest ${n}`, `many${n}@${couple.id}.example.com`)
  const { body } = await couple.post('/invitations', { kind: 'save_the_date' })
  expect(body.data).toMatchObject({ letters: 60, waiting: 60 })
  const payload = { user_id: couple.id, id: body.data.id }
  const stopping = new AbortController()
  const slow = sendLetters({ db, publicUrl: 'http://posy.test', batch: 7 })
  const first = slow(payload, stopping.signal)
  stopping.abort()
  await expect(first).rejects.toThrow()
  await Promise.all([slow(payload, new AbortController().signal), slow(payload, new AbortController().signal)])
  const { rows } = await sql<{
    letters: number
    addresses: number
  }>`select count(*)::int as letters, count(distinct to_address)::int as addresses
    from mails where to_address like ${`%@${couple.id}.example.com`}`.execute(db)
  expect(rows).toEqual([{ letters: 60, addresses: 60 }])
  expect((await sendings())[0]).toMatchObject({ letters: 60, waiting: 60, sent: 0 })
  await sql`update mails set sent_at = now() where to_address like 'many1%'`.execute(db)
  expect((await sendings())[0]).toMatchObject({ waiting: 49, sent: 11 })
})

test('what has not left can be stopped, and is asked for again then as if it never was', async () => {
  await guest('Ada', 'stopped@example.com')
  const { body } = await couple.post('/invitations', { kind: 'invitation' })
  const stopped = await couple.post(`/invitations/${body.data.id}/stop`)
  expect(stopped).toMatchObject({ status: 200, body: { data: { stopped_at: expect.any(String), waiting: 0, sent: 0 } } })
  await leaves(body.data.id)
  expect(await lettersTo('stopped@example.com')).toEqual([])

  const second = await couple.post('/invitations', { kind: 'invitation' })
  expect(second).toMatchObject({ status: 201, body: { data: { letters: 1 } } })
  await leaves(second.body.data.id)
  expect((await couple.post(`/invitations/${second.body.data.id}/stop`)).body.data).toMatchObject({ stopped_at: null })
  expect(await lettersTo('stopped@example.com')).toHaveLength(1)
})

test('a reminder goes to who has not answered, and not to who did since', async () => {
  const [waiting, answered, late] = [
    await guest('Wai', 'wai@example.com', 1),
    await guest('Ans', 'ans@example.com', 2),
    await guest('Late', 'late@example.com', 1),
  ]
  await guest('Not', 'not-asked@example.com', 0)
  const preview = await couple.post('/invitations/preview', { kind: 'reminder', event_ids: [wedding.id], households: 'waiting' })
  expect(preview.body.data).toMatchObject({ letters: 2, answered: 1 })
  const { body } = await couple.post('/invitations', { kind: 'reminder', event_ids: [wedding.id], households: 'waiting' })
  await couple.put(`/guests/${late}/guest_wedding_events/${wedding.id}/status`, { status: 3 })
  await leaves(body.data.id)
  expect(await lettersTo('wai@example.com')).toHaveLength(1)
  for (const address of ['ans@example.com', 'late@example.com', 'not-asked@example.com']) expect(await lettersTo(address)).toEqual([])
  expect((await sendings())[0]).toMatchObject({ letters: 2, passed: 1 })
  expect((await couple.get(`/guests/${answered}`)).body.data.wedding_events).toMatchObject([{ status: 2 }])
  expect(waiting).toBeGreaterThan(0)
})

const guest = (firstname: string, email = '', status = 0) => world.invited(couple, wedding, firstname, email, status)
const householdOf = (guest_ids: number[]) => world.householdOf(couple, guest_ids)
const leaves = (id: number) => world.leaves(couple, id)

async function sendings(): Promise<{ id: number }[]> {
  return (await couple.get('/invitations')).body.data
}
