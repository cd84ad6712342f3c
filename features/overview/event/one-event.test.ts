// One chance: rights

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

test('an event has a dashboard: who is asked, by group, and who helps with it', async () => {
  const ada = await world.couple()
  const [party, brunch] = [await world.event(ada, 'Party'), await world.event(ada, 'Brunch')]
  const [mother] = [await world.helper(ada, { [party.id]: [2, 1] }), await world.helper(ada, { [brunch.id]: [2] })]
  const partner = await world.helper(ada, {}, 'partner')
  await world.db.insertInto('user_posses').values({ user_id: ada.id, email: 'aunt@example.com' }).execute()
  const invited = { user_id: ada.id, email: 'uncle@example.com' }
  const { id: posse_id } = await world.db.insertInto('user_posses').values(invited).returning('id').executeTakeFirstOrThrow()
  await world.db
    .insertInto('user_posse_events')
    .values({ user_id: ada.id, posse_id, event_id: party.id, permissions: [5] })
    .execute()
  const asked = [party.id, brunch.id, undefined].map((event_id) => ({ kind: 'text', label: 'A song?', event_id }))
  expect((await ada.put('/rsvp-settings', { questions: asked })).status).toBe(200)
  await guest({ relationship: 'School' }, 2, 1)
  await guest({ relationship: 'School' }, 3)
  await guest({ relationship: 'School' }, 0)
  await guest({ side: 'partner_2' }, 4)
  await guest({ side: 'partner_2' }, 1)

  const { body } = await ada.get(`/guest_wedding_events/${party.id}/dashboard`)
  expect(body.data).toMatchObject({
    event: { ...party, role: 'owner' },
    counts: [0, 1, 2, 3, 4].map((status) => ({ status, guests: 1, heads: status === 2 ? 2 : 1 })),
    groups: [
      { relationship: 'School', side: null, guests: 3, coming: 1, waiting: 0, cannot: 1 },
      { relationship: '', side: 'partner_2', guests: 2, coming: 0, waiting: 2, cannot: 0 },
    ],
    questions: 1,
    helpers: [
      { email: partner.email, role: 'partner', is_accepted: true },
      { email: mother!.email, permissions: [2, 1], is_accepted: true },
      { email: 'uncle@example.com', name: '', permissions: [5], is_accepted: false },
    ],
  })
  expect((await partner.get(`/guest_wedding_events/${party.id}/dashboard`)).body.data.helpers).toEqual(body.data.helpers)

  async function guest(fields: object, status: number, plus_one_count = 0): Promise<void> {
    await ada.post('/guests', { firstname: 'Bo', ...fields, wedding_events: [{ id: party.id, status, plus_one_count }] })
  }
})

test('who helps sees of the event what their keys open, and never who else helps', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  await ada.post('/guests', { firstname: 'Bo', wedding_events: [party.id] })
  const seen = async (permissions: number[]) => {
    const helper = await world.helper(ada, { [party.id]: permissions })
    return helper.get(`/guest_wedding_events/${party.id}/dashboard`)
  }
  expect((await seen([2])).body.data).toMatchObject({
    counts: [{ guests: 1 }],
    groups: [{ guests: 1 }],
    tasks: null,
    questions: null,
    helpers: null,
  })
  expect((await seen([1])).body.data).toMatchObject({
    event: party,
    counts: null,
    groups: null,
    tasks: { items: 0, open: 0 },
    helpers: null,
  })
  expect((await seen([])).status).toBe(403)
})

test('an event that has a day is a file for the calendar, named after it', async () => {
  const ada = await world.couple()
  const told = { date: '2027-06-26', start_time: '16:00', place: 'Hart Farm' }
  const dinner = await world.event(ada, '  “Dîner” & Dance!  ', told)
  const answer = await ada.get(`/guest_wedding_events/${dinner.id}/calendar`)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="diner-dance.ics"')
  expect(answer.body).toContain(`UID:event-${dinner.id}@posy.test\r\n`)
  expect(answer.body).toContain('DTSTART:20270626T160000\r\n')
  const open = await world.event(ada, '晚餐', { date: '2027-06-25' })
  expect((await ada.get(`/guest_wedding_events/${open.id}/calendar`)).headers.get('content-disposition')).toContain('"event.ics"')
  expect((await ada.get(`/guest_wedding_events/${(await world.event(ada, 'Some day')).id}/calendar`)).status).toBe(404)
})
