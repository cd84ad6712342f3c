import { expect, test } from 'vitest'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'
import { addDays } from '#features/planning/checklist/plan.ts'
import { dayIn } from '#features/account/sign-in/today.ts'

const world = await newWorld()
const site = await wholeSite(world)
const today = dayIn('America/New_York', new Date())
const [past, toCome] = [addDays(today, -400), addDays(today, 200)]
const refused = { date: ['That day is past. Please pick one to come.'] }

// ENTITY-012
test('a wedding to come can’t move into the past, at its event no more than in the settings, and says so beside the field', async () => {
  const ada = await world.couple()
  const wedding = { name: 'Our wedding', taxonomy_event_id: 1 }
  expect((await ada.post('/guest_wedding_events', { ...wedding, date: past })).body.errors).toEqual(refused)
  const { id } = (await ada.post('/guest_wedding_events', wedding)).body.data
  expect((await ada.put(`/guest_wedding_events/${id}`, { date: past })).body.errors).toEqual(refused)
  expect((await ada.put(`/guest_wedding_events/${id}`, { date: toCome })).status).toBe(200)
  expect((await ada.put(`/guest_wedding_events/${id}`, { date: past, place: 'Hart Farm' })).body.errors).toEqual(refused)
  expect((await ada.get(`/guest_wedding_events/${id}`)).body.data).toMatchObject({ date: toCome, place: '' })
  expect((await ada.get('/users/me')).body.data.wedding_details.date).toBe(toCome)
  const party = await world.event(ada, 'Party', { taxonomy_event_id: 5, date: past })
  await ada.delete(`/guest_wedding_events/${id}`)
  expect((await ada.put(`/guest_wedding_events/${party.id}`, { taxonomy_event_id: 1 })).body.errors).toEqual(refused)
})

test('a wedding that is over is edited like any other, its day too', async () => {
  const ada = await world.couple()
  const { id } = (await ada.post('/guest_wedding_events', { name: 'Our wedding', taxonomy_event_id: 1, date: today })).body.data
  await world.db.updateTable('guest_wedding_events').where('id', '=', id).set({ date: past }).execute()
  for (const change of [{ note: 'It was lovely' }, { date: past, place: 'Hart Farm' }, { date: addDays(past, 1) }])
    expect((await ada.put(`/guest_wedding_events/${id}`, change)).status).toBe(200)
  expect((await ada.put(`/guest_wedding_events/${id}`, { date: toCome })).status).toBe(200)
})

test('an event before the wedding may be noted when it is over: its form says so beside the day', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Engagement party', { taxonomy_event_id: 5, date: toCome })
  expect((await site.get(`/dashboard/events/${party.id}?edit=1`, ada)).html).not.toContain('That day is past.')
  expect((await ada.put(`/guest_wedding_events/${party.id}`, { date: past })).status).toBe(200)
  expect((await site.get(`/dashboard/events/${party.id}?edit=1`, ada)).html).toContain('That day is past.')
  expect((await ada.put(`/guest_wedding_events/${party.id}`, { dress: 'Long' })).status).toBe(200)
})
