import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'
import { confirmAnswer, confirmSoon } from './confirmation.server.ts'
import { sendLetters } from './jobs.server.ts'

const world = await newWorld()
const { db } = world
const work = sendLetters({ db, publicUrl: 'http://posy.test' })

let couple: Person
let wedding: { id: number }
let supper: { id: number }

beforeEach(async () => {
  couple = await confirmed()
  wedding = await world.event(couple, 'Wedding')
  supper = await world.event(couple, 'Supper')
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
  expect(letter?.subject).toBe("You're invited to the wedding of Ada")
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
    subject: "You're invited to the wedding of June and Theo",
    is_confirmed: true,
  })
  expect(body.data.html).toContain('Come &amp; &lt;dance&gt;.')
  expect(body.data.text).toContain('Saturday, 26 June 2027, 4:00 pm')
  expect(body.data.text).toContain('Please answer by Saturday, 15 May 2027.')
  expect(await lettersTo('preview@example.com')).toEqual([])
  expect(await sendings()).toEqual([])

  expect((await couple.post('/invitations/test', { kind: 'invitation', words })).status).toBe(202)
  const [letter] = await lettersTo(couple.email, 'A test:%')
  expect(letter?.text).toContain('This is a test')
  expect(letter?.text).toContain('Bring shoes.')
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

test('a household that answers and thinks again within minutes is told once what was noted', async () => {
  const ada = await guest('Ada', 'confirm@example.com')
  await couple.put(`/guests/${ada}/guest_wedding_events/${wedding.id}/status`, { status: 3 })
  await confirmSoon(db, { user_id: couple.id, guest_id: ada })
  await couple.put(`/guests/${ada}/guest_wedding_events/${wedding.id}/status`, { status: 2, plus_one_count: 1, meal: 'Trout' })
  await confirmSoon(db, { user_id: couple.id, guest_id: ada })
  const { rows } = await sql<{ payload: unknown; is_later: boolean }>`
    select payload, run_at > now() + interval '2 minutes' as is_later from graphile_worker._private_jobs where key like ${`confirm:${couple.id}:%`}`.execute(
    db,
  )
  expect(rows).toMatchObject([{ is_later: true }])
  const confirm = confirmAnswer({ db, publicUrl: 'http://posy.test' })
  await confirm(rows[0]!.payload, new AbortController().signal)
  await confirm(rows[0]!.payload, new AbortController().signal)
  const [letter, ...others] = await lettersTo('confirm@example.com')
  expect(others).toEqual([])
  expect(letter).toMatchObject({ subject: 'Your answer to Ada' })
  expect(letter?.text).toContain('Ada and 1 more: coming')
  expect(letter?.text).toContain('Ada eats: Trout')
})

test('what is of another wedding is unknown here', async () => {
  const stranger = await confirmed()
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

async function confirmed(): Promise<Person> {
  const person = await world.couple()
  await sql`update users set email_verified_at = now() where id = ${person.id}`.execute(db)
  return person
}

async function guest(firstname: string, email = '', status = 0): Promise<number> {
  const { body } = await couple.post('/guests', { firstname, email, wedding_events: [{ id: wedding.id, status }] })
  return body.data.id
}

async function householdOf(guest_ids: number[]): Promise<{ id: number; guest_ids: number[] }> {
  return (await couple.post('/households', { guest_ids })).body.data
}

const leaves = (id: number) => work({ user_id: couple.id, id }, new AbortController().signal)

async function sendings(): Promise<{ id: number }[]> {
  return (await couple.get('/invitations')).body.data
}

function lettersTo(address: string, subject = '%') {
  return db
    .selectFrom('mails')
    .where('to_address', '=', address)
    .where('subject', 'like', subject)
    .where('subject', 'not like', 'Welcome%')
    .select(['subject', 'text', 'html'])
    .orderBy('id')
    .execute()
}
