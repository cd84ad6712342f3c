// One chance: writes

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newLetterWorld } from '#tests/letters.ts'
import type { Person } from '#tests/world.ts'

const world = await newLetterWorld()
const { db, lettersTo } = world

let couple: Person
let wedding: { id: number }
let supper: { id: number }

beforeEach(async () => {
  couple = await world.confirmed()
  wedding = await world.event(couple, 'Wedding')
  supper = await world.event(couple, 'Supper')
})

test('the preview shows the letter, says who has no address, and sends nothing', async () => {
  await sql`update users set firstname = 'June', other_firstname = 'Theo' where id = ${couple.id}`.execute(db)
  await couple.put(`/guest_wedding_events/${wedding.id}`, {
    date: '2027-06-26',
    start_time: '16:00',
    place: 'Hart Farm',
    reply_by: '2027-05-15',
  })
  await guest('Ada', 'preview@example.com')
  const nobody = await guest('Bo')
  const words = 'Come & <dance>.\n\nBring shoes.'
  const { body } = await couple.post('/invitations/preview', { kind: 'invitation', event_ids: [wedding.id], words })
  expect(body.data).toMatchObject({
    letters: 1,
    without_address: 1,
    nowhere: [{ id: nobody, name: 'Bo', household_id: null }],
    subject: 'You’re invited to the wedding of June and Theo',
    is_confirmed: true,
  })
  expect(body.data.html).toContain('Come &amp; &lt;dance&gt;.')
  expect(body.data.text).toContain('Saturday, June 26, 2027, 4:00 pm')
  expect(body.data.text).toContain('Please answer by Saturday, May 15, 2027.')
  expect(await lettersTo('preview@example.com')).toEqual([])
  expect(await sendings()).toEqual([])

  expect((await couple.post('/invitations/test', { kind: 'invitation', words })).status).toBe(202)
  const [letter] = await lettersTo(couple.email, 'A test:%')
  expect(letter?.text).toContain('This is a test')
  expect(letter?.text).toContain('Bring shoes.')
  const [, path = ''] = /http:\/\/posy\.test(\/guests\/\S+)/.exec(letter?.text ?? '') ?? []
  const { id, invite_id } = (await couple.get(`/guests?q=Ada`)).body.data[0]
  expect(path).toBe(`/guests/${id}?preview=yes`)
  expect(invite_id).toBeNull()
})

test('nothing goes out before the address of the account is confirmed', async () => {
  await sql`update users set email_verified_at = null where id = ${couple.id}`.execute(db)
  const id = await guest('Ada', 'unconfirmed@example.com')
  expect((await couple.post('/invitations/preview', { kind: 'invitation' })).body.data).toMatchObject({ letters: 1, is_confirmed: false })
  for (const call of ['/invitations', '/invitations/test']) expect((await couple.post(call, { kind: 'invitation' })).status).toBe(403)
  expect((await couple.post(`/guests/${id}/rsvp`)).status).toBe(403)
  expect(await sendings()).toEqual([])
})

test('who wants no more letters gets none, and who is somebody else leaves no open invite behind', async () => {
  const ada = await guest('Ada', 'No.More@example.com')
  await leaves((await couple.post('/invitations', { kind: 'save_the_date' })).body.data.id)
  const [letter] = await lettersTo('No.More@example.com')
  const [, token] = /\/letters\/(\S+)/.exec(letter?.text ?? '') ?? []
  const reader = world.visitor()
  expect((await reader.get(`/letters/${token}`)).body).toEqual({ data: { state: 'open', couple: 'Ada', email: 'N…@example.com' } })
  expect((await reader.post(`/letters/${token}/leave`, { reason: 'not_me' })).status).toBe(204)
  expect((await reader.post(`/letters/${token}/leave`, { reason: 'not_me' })).status).toBe(204)
  expect((await reader.get(`/letters/${token}`)).body.data.state).toBe('left')
  expect((await couple.get(`/guests/${ada}`)).body.data.invite_id).toBeNull()
  const { body } = await couple.post('/invitations/preview', { kind: 'invitation' })
  expect(body.data).toMatchObject({ letters: 0, refused: 1 })
  expect(await couple.post(`/guests/${ada}/rsvp`)).toMatchObject({
    status: 422,
    body: { errors: { id: ['They asked for no more letters.'] } },
  })
  expect(await couple.post('/invitations', { kind: 'invitation' })).toMatchObject({ status: 422 })
  expect((await reader.get('/letters/made-up')).status).toBe(404)
})

test('what is of another wedding is unknown here', async () => {
  const stranger = await world.confirmed()
  const foreign = await world.event(stranger, 'Foreign')
  await guest('Ada', 'mine@example.com')
  const household = await householdOf([await guest('Bo', 'bo@example.com')])
  const { body } = await couple.post('/invitations', { kind: 'invitation' })
  expect((await stranger.post(`/invitations/${body.data.id}/stop`)).status).toBe(404)
  expect((await couple.post('/invitations', { kind: 'invitation', event_ids: [foreign.id] })).body.errors).toHaveProperty('event_ids')
  expect((await stranger.post('/invitations', { kind: 'invitation', households: [household.id] })).body.errors).toHaveProperty('households')
  const helper = await world.helper(couple, { [wedding.id]: [2] })
  expect((await helper.post('/invitations', { kind: 'invitation', user_id: couple.id })).status).toBe(403)
  expect((await helper.get(`/invitations?user_id=${couple.id}`)).status).toBe(403)
  expect((await stranger.get(`/invitations?user_id=${couple.id}`)).status).toBe(404)
})

test('a helper invites to their events and tells of no others', async () => {
  const helper = await world.helper(couple, { [supper.id]: [2] })
  await sql`update users set email_verified_at = now() where id = ${helper.id}`.execute(db)
  const ada = await guest('Ada', 'both@example.com')
  await couple.put(`/guests/${ada}/guest_wedding_events/${supper.id}/status`, { status: 0 })
  const { body } = await helper.post(`/guests/${ada}/rsvp`)
  await leaves(body.data.sending.id)
  const [letter] = await lettersTo('both@example.com')
  expect(letter?.text).toContain('Supper')
  expect(letter?.text).not.toContain('Wedding\n')
})

const guest = (firstname: string, email = '', status = 0) => world.invited(couple, wedding, firstname, email, status)
const householdOf = (guest_ids: number[]) => world.householdOf(couple, guest_ids)
const leaves = (id: number) => world.leaves(couple, id)

async function sendings(): Promise<{ id: number }[]> {
  return (await couple.get('/invitations')).body.data
}
