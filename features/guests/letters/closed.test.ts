// One chance: writes

import { beforeEach, expect, test } from 'vitest'
import { newLetterWorld } from '#tests/letters.ts'
import type { Person } from '#tests/world.ts'

const world = await newLetterWorld()
const { lettersTo } = world

const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const past = dayFrom(-3)

let couple: Person
let wedding: { id: number }
let supper: { id: number }

beforeEach(async () => {
  couple = await world.confirmed()
  wedding = await world.event(couple, 'Wedding')
  supper = await world.event(couple, 'Supper')
})

test('the counts of a reminder add up to the households that were asked, and who was not asked is apart', async () => {
  const answered = await Promise.all([2, 3, 4, 2, 2].map((status, n) => guest(`Answered ${n}`, `answered${n}@example.com`, status)))
  await world.householdOf(couple, answered.slice(0, 2))
  await guest('Wai', 'wai@example.com', 1)
  await guest('Paper', '', 1)
  await Promise.all([0, 0, 0].map((status, n) => guest(`Not ${n}`, `not${n}@example.com`, status)))
  for (const households of ['waiting', 'all'])
    expect((await preview({ kind: 'reminder', households })).body.data).toMatchObject({
      letters: 1,
      without_address: 1,
      answered: 4,
      not_asked: 3,
      done: 0,
      refused: 0,
    })
})

test('nobody is asked or reminded to answer what takes no answers any more', async () => {
  const both = await guest('Ada', 'both@example.com', 1)
  await couple.put(`/guests/${both}/guest_wedding_events/${supper.id}/status`, { status: 1 })
  const closed = await guest('Bo', 'closed@example.com', 1)
  await couple.put(`/guest_wedding_events/${wedding.id}`, { reply_by: past })
  await couple.put(`/guest_wedding_events/${supper.id}`, { reply_by: dayFrom(20) })
  for (const kind of ['invitation', 'reminder']) {
    const { data } = (await preview({ kind })).body
    expect(data).toMatchObject({ letters: 1, closed: [{ id: wedding.id, name: 'Wedding', reply_by: past }] })
    expect(data.text).toContain('Supper')
    expect(data.text).not.toMatch(/^Wedding$/m)
  }
  expect((await preview({ kind: 'save_the_date' })).body.data).toMatchObject({ letters: 2, closed: [] })
  await world.leaves(couple, (await couple.post('/invitations', { kind: 'reminder' })).body.data.id)
  expect(await lettersTo('both@example.com')).toHaveLength(1)
  expect(await lettersTo('closed@example.com')).toEqual([])

  const named = await couple.post('/invitations', { kind: 'reminder', event_ids: [wedding.id] })
  expect(named).toMatchObject({ status: 422, body: { errors: { event_ids: [expect.stringContaining('closed')] } } })
  expect((await couple.post(`/guests/${closed}/rsvp`)).status).toBe(422)
  await couple.put(`/guest_wedding_events/${supper.id}`, { reply_by: past })
  expect((await preview({ kind: 'reminder' })).body.data).toMatchObject({ letters: 0, closed: [{}, {}] })
  expect((await couple.post(`/guests/${both}/rsvp`)).body.errors).toEqual({ id: [expect.stringContaining('closed')] })
})

test('a form that closes before the letters leave keeps them here, and no letter names a day that is past', async () => {
  await guest('Ada', 'late@example.com', 1)
  const { id } = (await couple.post('/invitations', { kind: 'reminder', event_ids: [wedding.id] })).body.data
  const save = (await couple.post('/invitations', { kind: 'save_the_date' })).body.data
  await couple.put(`/guest_wedding_events/${wedding.id}`, { reply_by: past })
  await world.leaves(couple, id)
  expect(await lettersTo('late@example.com')).toEqual([])
  expect((await couple.get('/invitations')).body.data.find((sending: { id: number }) => sending.id === id)).toMatchObject({ passed: 1 })
  await world.leaves(couple, save.id)
  const [letter] = await lettersTo('late@example.com')
  expect(letter?.text).not.toContain('Please answer by')
})

test('an event without a day is no bare heading', async () => {
  await guest('Ada', 'bare@example.com')
  const { data } = (await preview({ kind: 'invitation', event_ids: [wedding.id] })).body
  expect(data.text).toContain('Wedding\n  When and where: we’ll tell you soon.')
  expect(data.html).toContain('we’ll tell you soon')
})

const guest = (firstname: string, email = '', status = 0) => world.invited(couple, wedding, firstname, email, status)
const preview = (input: object) => couple.post('/invitations/preview', input)
