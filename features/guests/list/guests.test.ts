// One chance: writes

import { expect, test } from 'vitest'
import type { Answer } from '#tests/client.ts'
import { grownUps } from '#tests/grown-ups.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

// CALL-039 CALL-040 CALL-041
test('a couple adds, edits and finds guests', async () => {
  const ada = await world.couple()
  const added = await ada.post('/guests', { firstname: ' Grace ', lastname: 'Hopper' })
  expect(added.status).toBe(201)
  expect(added.body.data).toMatchObject({ firstname: 'Grace', side: 'both', age_group: 'adult', wedding_events: [], version: 1 })

  const path = `/guests/${added.body.data.id}`
  const edited = await ada.put(path, { email: 'grace@example.com', tags: ['college'], table_name: 'Garden' })
  expect(edited.body.data).toMatchObject({
    email: 'grace@example.com',
    lastname: 'Hopper',
    tags: ['college'],
    table_name: 'Garden',
    version: 2,
  })
  expect((await ada.put(path, {})).body).toEqual(edited.body)
  expect((await ada.get(path)).body).toEqual(edited.body)

  await ada.post('/guests', { firstname: '100% Ángel' })
  expect(firstnames(await ada.get('/guests?search=HÓP'))).toEqual(['Grace'])
  expect(firstnames(await ada.get('/guests?search=100%25'))).toEqual(['100% Ángel'])
  expect(firstnames(await ada.get('/guests?search=angel'))).toEqual(['100% Ángel'])
  expect(firstnames(await ada.get('/guests?search=％'))).toEqual(['100% Ángel'])
  await ada.post('/guests', { firstname: 'Иван' })
  expect(firstnames(await ada.get('/guests?search=ИВА'))).toEqual(['Иван'])
})

// RULE-032
test('the list comes in pages, sorted by names as people sort them', async () => {
  const ada = await world.couple()
  for (const lastname of ['Zeta', 'Åberg', 'ábel', 'Abt']) await ada.post('/guests', { firstname: 'Guest', lastname })
  expect(lastnames(await ada.get('/guests'))).toEqual(['ábel', 'Åberg', 'Abt', 'Zeta'])

  const last = await ada.get('/guests?per_page=3&page=2')
  expect(lastnames(last)).toEqual(['Zeta'])
  expect(last.body.meta).toEqual({ current_page: 2, from: 4, last_page: 2, per_page: 3, to: 4, total: 4, next_cursor: null })
  expect(lastnames(await ada.get('/guests?per_page=3&page=2&order_dir=desc'))).toEqual(['ábel'])
  expect((await ada.get('/guests?page=9')).body).toMatchObject({ data: [], meta: { from: null, to: null, total: 4 } })
  expect((await ada.get('/guests?order_by=password_hash')).status).toBe(422)
  expect((await ada.get('/guests?per_page=101')).status).toBe(422)
})

// STATE-029 ENTITY-017 ENTITY-019
test('answers are kept per event, counted by guests and heads, and filter the list', async () => {
  const ada = await world.couple()
  const ceremony = await world.event(ada, 'Ceremony')
  const grace = (await ada.post('/guests', { firstname: 'Grace' })).body.data
  const path = `/guests/${grace.id}/guest_wedding_events/${ceremony.id}/status`

  expect((await ada.put(`/guests/${grace.id}`, { wedding_events: [ceremony.id] })).body.data.wedding_events).toEqual([
    { id: ceremony.id, status: 0, plus_one_count: 0, meal: '', plus_one_meals: [] },
  ])
  const replied = await ada.put(path, { status: 2, plus_one_count: 2 })
  expect(replied.body.data).toMatchObject({
    id: grace.id,
    invite_id: null,
    wedding_events: [{ id: ceremony.id, status: 2, plus_one_count: 2, meal: '' }],
  })
  expect((await ada.get('/guests')).body.guest_wedding_event_counts).toEqual([
    grownUps({ id: ceremony.id, status: 2, guests: 1, heads: 3, meals: [] }),
  ])

  await ada.put(path, { status: 4, plus_one_count: 0 })
  expect((await ada.put(path, { status: 5, plus_one_count: 0 })).status).toBe(422)
  const list = (await ada.get(`/guests?guest_event_id=${ceremony.id}&status=4`)).body
  expect(list.data).toHaveLength(1)
  expect(list.guest_wedding_events).toEqual([ceremony])
  expect(list.guest_wedding_event_counts).toEqual([grownUps({ id: ceremony.id, status: 4, guests: 1, heads: 1, meals: [] })])
  expect((await ada.get(`/guests?guest_event_id=${ceremony.id}&status=2`)).body).toMatchObject({ data: [], meta: { total: 0 } })
})

test('the kept counts stay right while answers change at the same time', async () => {
  const ada = await world.couple()
  const events = [await world.event(ada, 'Ceremony'), await world.event(ada, 'Party')]
  const guests = await Promise.all(Array.from({ length: 12 }, (_, nth) => ada.post('/guests', { firstname: `Guest ${nth}` })))
  const answers = guests.flatMap(({ body }, nth) =>
    [0, 1, 2, 3].map((round) => {
      const event = events[(nth + round) % 2]!
      return ada.put(`/guests/${body.data.id}/guest_wedding_events/${event.id}/status`, {
        status: (nth + round) % 5,
        plus_one_count: round,
      })
    }),
  )
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200))
  const { data, guest_wedding_event_counts } = (await ada.get('/guests')).body
  expect(guest_wedding_event_counts).toEqual(countedByHand(data))
})

// ERR-045
test('a bad guest answers 422 with every field that is wrong', async () => {
  const ada = await world.couple()
  const { status, body } = await ada.post('/guests', { firstname: '', email: 'nope', side: 'neither' })
  expect(status).toBe(422)
  expect(body).toEqual({
    message: 'Validation error!',
    errors: { firstname: ['First name is required.'], email: ['Please enter a valid email address.'], side: [expect.any(String)] },
  })
})

test('an edit of a version that is gone gets 409 with the guest as it is now, and loses nothing', async () => {
  const ada = await world.couple()
  const { data: grace } = (await ada.post('/guests', { firstname: 'Grace' })).body
  const path = `/guests/${grace.id}`
  expect((await ada.put(path, { notes: 'Vegetarian', version: 1 })).status).toBe(200)

  const late = await ada.put(path, { notes: 'Vegan', version: 1 })
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ message: expect.any(String), data: { notes: 'Vegetarian', version: 2 } })
  const edits = await Promise.all(Array.from({ length: 10 }, (_, nth) => ada.put(path, { notes: `Edit ${nth}`, version: 2 })))
  expect(edits.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await ada.get(path)).body.data.version).toBe(3)
})

test('every change stands in the history of the wedding with who made it and what was before', async () => {
  const ada = await world.couple()
  const { data: grace } = (await ada.post('/guests', { firstname: 'Grace' })).body
  await ada.put(`/guests/${grace.id}`, { notes: 'Vegetarian' })
  const lines = await world.db.selectFrom('wedding_changes').where('user_id', '=', ada.id).selectAll().orderBy('id').execute()
  expect(lines.map(({ what, actor_id, before, after }) => ({ what, actor_id, before, after }))).toEqual([
    { what: 'guest.add', actor_id: ada.id, before: null, after: { id: grace.id, firstname: 'Grace', lastname: '' } },
    { what: 'guest.change', actor_id: ada.id, before: { notes: '' }, after: { notes: 'Vegetarian' } },
  ])
})

test('names in any script come back as they were written', async () => {
  const ada = await world.couple()
  for (const firstname of ['José', '李小龍', 'Дмитрий', 'שרה', 'محمد', 'ปิยะ', 'नेहा', '👩‍❤️‍👨 Kim', '=cmd|A1', "O'Brien <b>"]) {
    const { body } = await ada.post('/guests', { firstname })
    expect(body.data.firstname).toBe(firstname)
    expect(firstnames(await ada.get(`/guests?search=${encodeURIComponent(firstname)}`))).toEqual([firstname])
  }
  for (const firstname of ['Nul\0', '\ud800 alone', 'Line\nbreak']) expect((await ada.post('/guests', { firstname })).status).toBe(422)
})

function firstnames({ body }: Answer): string[] {
  return body.data.map((guest: { firstname: string }) => guest.firstname)
}

function lastnames({ body }: Answer): string[] {
  return body.data.map((guest: { lastname: string }) => guest.lastname)
}

interface Reply {
  id: number
  status: number
  plus_one_count: number
}

function countedByHand(guests: { wedding_events: Reply[] }[]) {
  const replies = guests.flatMap(({ wedding_events }) => wedding_events)
  const groups = Map.groupBy(replies, ({ id, status }) => `${String(id).padStart(9, '0')} ${status}`)
  return [...groups.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) =>
      grownUps({
        id: group[0]!.id,
        status: group[0]!.status,
        guests: group.length,
        heads: group.reduce((sum, reply) => sum + 1 + reply.plus_one_count, 0),
        meals: [],
      }),
    )
}
