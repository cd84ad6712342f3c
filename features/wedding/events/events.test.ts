// One chance: writes

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

const nothingSaid = {
  date: null,
  start_time: null,
  end_time: null,
  reply_by: null,
  visible_to: 'invited',
  meals: [],
  place: '',
  address: '',
  dress: '',
  note: '',
}
const supper = {
  name: 'Supper',
  date: '2027-06-25',
  start_time: '18:30',
  end_time: '01:00',
  reply_by: '2027-05-01',
  place: 'The barn',
  address: '900 West Dry Creek Road',
  dress: 'As you are',
  note: 'One long pot\nof stew',
  visible_to: 'everyone',
  meals: ['Stew', 'Garden'],
}

// CALL-028 STATE-026
test('a wedding has each kind of event once, even when two devices add it at the same time', async () => {
  const ada = await world.couple()
  const event = { name: 'Ceremony', taxonomy_event_id: 3 }
  const answers = await Promise.all(Array.from({ length: 10 }, () => ada.post('/guest_wedding_events', event)))
  expect(answers.filter(({ body }) => body.data !== null)).toHaveLength(1)
  expect((await ada.get('/guest_wedding_events/all')).body.data).toEqual([
    {
      id: expect.any(Number),
      version: 1,
      ...event,
      ...nothingSaid,
      picture_id: null,
      picture: null,
      user_id: ada.id,
      firstname: 'Ada',
      other_firstname: '',
      role: 'owner',
      permissions: [1, 2, 3, 4, 5],
    },
  ])
  expect((await ada.post('/guest_wedding_events', { name: ' ', taxonomy_event_id: 0 })).status).toBe(422)
})

// CALL-026 CALL-027 CALL-029 STATE-024 STATE-025
test('the kinds of a wedding follow its events: added, changed, taken away', async () => {
  const ada = await world.couple()
  const kinds = async () => (await ada.get('/users/me')).body.data.wedding_details.events
  expect(await kinds()).toEqual([])
  const { id } = (await ada.post('/guest_wedding_events', { name: 'Ceremony', taxonomy_event_id: 9 })).body.data
  await ada.post('/guest_wedding_events', { name: 'Brunch', taxonomy_event_id: 3 })
  expect(await ada.post('/guest_wedding_events', { name: 'Again', taxonomy_event_id: 9 })).toMatchObject({
    status: 201,
    body: { data: null },
  })
  expect(await kinds()).toEqual([9, 3])
  expect((await ada.put(`/guest_wedding_events/${id}`, { taxonomy_event_id: 10 })).body.data.taxonomy_event_id).toBe(10)
  expect((await ada.get(`/guest_wedding_events/${id}`)).body.data).toMatchObject({ id, name: 'Ceremony', taxonomy_event_id: 10 })
  expect(await kinds()).toEqual([10, 3])
  const gone = await ada.delete(`/guest_wedding_events/${id}`)
  expect([gone.status, gone.body]).toEqual([204, ''])
  expect(await kinds()).toEqual([3])
  expect((await ada.get(`/guest_wedding_events/${id}`)).status).toBe(404)
})

// RULE-026
test('an event needs a kind and a name, when it is made and when it is changed', async () => {
  const ada = await world.couple()
  const { id } = await world.event(ada, 'Party')
  for (const body of [
    { name: 'Nameless' },
    { taxonomy_event_id: 4 },
    { name: ' ', taxonomy_event_id: 4 },
    { name: 'No', taxonomy_event_id: null },
  ])
    expect((await ada.post('/guest_wedding_events', body)).status).toBe(422)
  for (const body of [{ name: '' }, { name: null }, { taxonomy_event_id: null }, { taxonomy_event_id: 0 }])
    expect((await ada.put(`/guest_wedding_events/${id}`, body)).status).toBe(422)
  expect((await ada.get('/guest_wedding_events/all')).body.data).toMatchObject([{ id, name: 'Party', version: 1 }])
})

test('an event says when and where it is, what to wear and eat, and until when to answer', async () => {
  const ada = await world.couple()
  const added = await ada.post('/guest_wedding_events', { ...supper, taxonomy_event_id: 2 })
  expect(added.body.data).toEqual({ id: expect.any(Number), version: 1, taxonomy_event_id: 2, picture_id: null, ...supper })
  const path = `/guest_wedding_events/${added.body.data.id}`
  expect((await ada.get(path)).body.data).toMatchObject(supper)
  const changed = await ada.put(path, { date: null, meals: [], note: ' Bring boots ' })
  expect(changed.body.data).toEqual({ ...added.body.data, version: 2, date: null, meals: [], note: 'Bring boots' })
})

test('what can’t be is refused beside the field, and nothing of it is kept', async () => {
  const ada = await world.couple()
  const { id } = await world.event(ada, 'Party', { date: '2027-06-26', reply_by: '2027-06-26' })
  const path = `/guest_wedding_events/${id}`
  const wrong = {
    date: ['2027-02-29', '26.6.2027', '0000-01-01', ''],
    start_time: ['24:00', '4 pm', '9:30', '09:60'],
    end_time: ['23:00'],
    reply_by: ['2027-06-27'],
    visible_to: ['nobody'],
    meals: [['Fish', 'fish'], [''], Array.from({ length: 13 }, (_, nth) => `Meal ${nth}`)],
  }
  for (const [field, values] of Object.entries(wrong)) {
    for (const value of values) {
      const refused = await ada.put(path, { name: 'Changed', [field]: value })
      expect([field, value, refused.status]).toEqual([field, value, 422])
      expect(Object.keys(refused.body.errors)[0]).toMatch(new RegExp(`^${field}`))
    }
  }
  await ada.put(path, { start_time: '16:00' })
  expect((await ada.put(path, { end_time: '16:00' })).body.errors).toEqual({ end_time: ['Please choose another time than the start.'] })
  expect((await ada.get(path)).body.data).toMatchObject({ name: 'Party', version: 2, start_time: '16:00', end_time: null })
  const alone = { name: 'Late', taxonomy_event_id: 2, end_time: '23:00' }
  expect((await ada.post('/guest_wedding_events', alone)).status).toBe(422)
  expect((await ada.get('/guest_wedding_events/all')).body.data).toHaveLength(1)
})
