// One chance: writes

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import { newInviteId } from './invite-id.ts'

const world = await newWorld()

// ENTITY-018
test('all that a couple knows of a guest is kept and comes back', async () => {
  const ada = await world.couple()
  const known = {
    firstname: 'Karin',
    lastname: 'Dahl',
    email: 'karin@dahl.example',
    phone: '+46 8 555 0134',
    address_line1: 'Rådmansgatan 18',
    address_line2: 'tr. 3',
    city: 'Stockholm',
    state: '',
    postal_code: '114 25',
    country: 'SE',
    side: 'partner_2',
    age_group: 'adult',
    relationship: 'Theo’s family',
    wedding_party_role: 'Reader',
    dietary_notes: 'No nuts\nNo shellfish',
    plus_one_allowed: true,
    plus_one_names: ['Bo'],
    notes: 'Step-free, please.',
    tags: ['abroad', 'step-free'],
    save_the_date_sent_at: '2026-06-27T16:00:00Z',
    invitation_sent_at: '2026-10-05T17:00:00Z',
    gift: 'A lamp',
    thank_you_sent_at: null,
    table_name: 'Long row 1',
  }
  const { data } = (await ada.post('/guests', known)).body
  expect(data).toMatchObject(known)
  for (const moment of ['0000-01-01T00:00:00Z', '2026-02-30T00:00:00Z', 'today', 5])
    expect((await ada.put(`/guests/${data.id}`, { invitation_sent_at: moment })).status).toBe(422)
  const household = (await ada.post('/households', { name: 'Karin Dahl', guest_ids: [data.id] })).body.data
  expect((await ada.get(`/guests/${data.id}`)).body.data).toMatchObject({ ...known, household_id: household.id, wedding_events: [] })
})

test('an answer that says nothing of plus-ones or the meal leaves them as they are', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  const { data } = (
    await ada.post('/guests', {
      firstname: 'Ann',
      wedding_events: [{ id: party.id, status: 1, plus_one_count: 2, meal: 'Fish', plus_one_meals: [] }],
    })
  ).body
  const path = `/guests/${data.id}/guest_wedding_events/${party.id}/status`
  const saved = await ada.put(path, { status: 2 })
  expect(saved.body.data.wedding_events).toEqual([{ id: party.id, status: 2, plus_one_count: 2, meal: 'Fish', plus_one_meals: [] }])
  expect((await ada.put(path, { status: 2, plus_one_count: 21 })).status).toBe(422)
  expect((await ada.put(path, {})).status).toBe(422)
})

test('the events of a guest are those that an edit names, and an edit without them leaves them', async () => {
  const ada = await world.couple()
  const [party, brunch] = [await world.event(ada, 'Party'), await world.event(ada, 'Brunch')]
  const { data } = (await ada.post('/guests', { firstname: 'Ann', wedding_events: [{ id: party.id, status: 2 }] })).body
  const path = `/guests/${data.id}`
  const moved = (await ada.put(path, { wedding_events: [brunch.id, { id: party.id, meal: 'Lamb' }], notes: 'x' })).body.data
  expect(moved).toMatchObject({ notes: 'x', version: 2 })
  expect(moved.wedding_events).toEqual([
    { id: party.id, status: 2, plus_one_count: 0, meal: 'Lamb', plus_one_meals: [] },
    { id: brunch.id, status: 0, plus_one_count: 0, meal: '', plus_one_meals: [] },
  ])
  expect((await ada.put(path, { notes: 'y' })).body.data.wedding_events).toEqual(moved.wedding_events)
  expect((await ada.put(path, { wedding_events: [] })).body.data).toMatchObject({ wedding_events: [], version: 3 })
  expect((await ada.get('/guests')).body.guest_wedding_event_counts).toEqual([])
})

// CALL-042
test('a guest is taken off the list with their answers, once', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  const { data } = (await ada.post('/guests', { firstname: 'Ann', wedding_events: [{ id: party.id, status: 2 }] })).body
  const answers = await Promise.all([1, 2, 3].map(() => ada.delete(`/guests/${data.id}`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404])
  expect((await ada.get('/guests')).body).toMatchObject({ data: [], meta: { total: 0 }, guest_wedding_event_counts: [] })
})

// CALL-043
test('an invite id is 128 random bits in base58, and a new one ends the old', async () => {
  const ada = await world.couple()
  const { data } = (await ada.post('/guests', { firstname: 'Ann', invite_id: 'chosen-by-me' })).body
  expect(data.invite_id).toBeNull()
  const [first, second] = [await ada.post(`/guests/${data.id}/generate-invite-id`), await ada.post(`/guests/${data.id}/generate-invite-id`)]
  expect(first.body.data.invite_id).toMatch(/^[1-9A-HJ-NP-Za-km-z]{22}$/)
  expect(second.body.data.invite_id).not.toBe(first.body.data.invite_id)
  expect((await ada.put(`/guests/${data.id}`, { invite_id: 'x', notes: 'y' })).body.data.invite_id).toBe(second.body.data.invite_id)
  const bob = await world.couple()
  expect((await bob.post(`/guests/${data.id}/generate-invite-id`)).status).toBe(404)
  expect((await world.visitor().post(`/guests/${data.id}/generate-invite-id`)).status).toBe(401)
  const told = await world.db.selectFrom('wedding_changes').where('user_id', '=', ada.id).select(['what', 'before', 'after']).execute()
  expect(JSON.stringify(told)).not.toContain(second.body.data.invite_id)
})

test('invite ids use all their bits and never come twice', () => {
  const ids = Array.from({ length: 5_000 }, newInviteId)
  expect(new Set(ids).size).toBe(5_000)
  const letters = new Set(ids.map((id) => id.slice(1)).join(''))
  expect(letters.size).toBe(58)
})

test('what comes with somebody else’s guest in between does not undo an edit: a stale version is told what is there now', async () => {
  const ada = await world.couple()
  const partner = await world.helper(ada, {}, 'partner')
  const { data } = (await ada.post('/guests', { firstname: 'Ann' })).body
  await partner.put(`/guests/${data.id}`, { notes: 'Speaks', version: 1 })
  const late = await ada.put(`/guests/${data.id}`, { gift: 'Lamp', version: 1, wedding_events: [] })
  expect(late.status).toBe(409)
  expect(late.body.data).toMatchObject({ notes: 'Speaks', gift: '', version: 2 })
  expect((await ada.put(`/guests/${data.id}`, { gift: 'Lamp', version: 2 })).body.data).toMatchObject({
    notes: 'Speaks',
    gift: 'Lamp',
    version: 3,
  })
})
