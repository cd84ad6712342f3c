// One chance: rights, writes

import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { everything } from '#tests/checklist.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const theWedding = { taxonomy_event_id: 1, name: 'The wedding' }

// RULE-012 CALL-024
test('the wedding has one day and one place, whichever of its pages they are written on', async () => {
  const ada = await world.couple()
  await saysOfItself(ada, { date: '2031-06-12', place: 'Hart Farm' })
  const event = (await ada.post('/guest_wedding_events', theWedding)).body.data
  expect(event).toMatchObject({ date: '2031-06-12', place: 'Hart Farm' })
  await ada.post('/guests/many', { names: 'Ann' })
  const guest = (await ada.get('/guests')).body.data[0].id
  await ada.put(`/guests/${guest}/guest_wedding_events/${event.id}/status`, { status: 1 })
  const invite = (await ada.post(`/guests/${guest}/generate-invite-id`)).body.data.invite_id

  await saysOfItself(ada, { date: '2031-06-13' })
  expect(await everywhere(ada, event.id, invite)).toEqual(many({ date: '2031-06-13', place: 'Hart Farm' }))
  await ada.put(`/guest_wedding_events/${event.id}`, { date: '2031-07-01', place: 'The orchard' })
  expect(await everywhere(ada, event.id, invite)).toEqual(many({ date: '2031-07-01', place: 'The orchard' }))
  await saysOfItself(ada, { date_undecided: true })
  expect(await everywhere(ada, event.id, invite)).toEqual(many({ date: null, place: 'The orchard' }))
  await ada.put(`/guest_wedding_events/${event.id}`, { date: '2031-07-02' })
  expect((await ada.get('/users/me')).body.data.wedding_details).toMatchObject({ date: '2031-07-02', date_undecided: false })
  await ada.put(`/guest_wedding_events/${event.id}`, { date: null, place: '' })
  expect(await everywhere(ada, event.id, invite)).toEqual(many({ date: null, place: '' }))
})

test('another event keeps its own day, one that becomes the wedding has the wedding’s, and the day stays when the event goes', async () => {
  const ada = await world.couple()
  const supper = (await ada.post('/guest_wedding_events', { taxonomy_event_id: 2, name: 'Supper', date: '2031-06-11' })).body.data
  await saysOfItself(ada, { date: '2031-06-12', place: 'Hart Farm' })
  expect((await ada.get(`/guest_wedding_events/${supper.id}`)).body.data).toMatchObject({ date: '2031-06-11', place: '' })
  await ada.put(`/guest_wedding_events/${supper.id}`, { taxonomy_event_id: 1 })
  expect(await dayOf(ada)).toEqual({ date: '2031-06-11', place: 'Hart Farm' })
  await ada.delete(`/guest_wedding_events/${supper.id}`)
  expect(await dayOf(ada)).toEqual({ date: '2031-06-11', place: 'Hart Farm' })
  await ada.post('/guest_wedding_events', { ...theWedding, place: 'Town hall' })
  expect(await dayOf(ada)).toEqual({ date: '2031-06-11', place: 'Town hall' })
})

test('a move is one line of the history wherever it was made, and says who moved it since', async () => {
  const ada = await world.couple()
  await saysOfItself(ada, { date: '2031-06-12' })
  const event = (await ada.post('/guest_wedding_events', { ...theWedding, checklist: true })).body.data
  await ada.put('/users/me', { wedding_details: { date: '2031-08-12', place: 'Hart Farm' }, act: act(1) })
  await ada.put(`/guest_wedding_events/${event.id}`, { date: '2031-09-01', act: act(2) })
  expect((await ada.get('/wedding-changes')).body.data.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([act(2), act(1)])
  const late = (await ada.post(`/wedding-changes/${act(1)}/undo`)).body.data
  expect(late.kept[0]).toMatchObject({ kind: 'user', why: 'changed', by: 'Ada' })
  expect(await dayOf(ada)).toEqual({ date: '2031-09-01', place: 'Hart Farm' })
})

test('taken back one after the other, day, place and plan are what they were at first', async () => {
  const ada = await world.couple()
  await saysOfItself(ada, { date: '2031-06-12' })
  const event = (await ada.post('/guest_wedding_events', { ...theWedding, checklist: true })).body.data
  const plan = await days(ada)
  await ada.put('/users/me', { wedding_details: { date: '2031-08-12' }, act: act(3) })
  await ada.put('/users/me', { wedding_details: { place: 'Hart Farm' }, act: act(4) })
  await ada.put(`/guest_wedding_events/${event.id}`, { date: '2031-09-01', act: act(5) })
  for (const nth of [5, 4, 3]) expect((await ada.post(`/wedding-changes/${act(nth)}/undo`)).body.data.kept).toEqual([])
  expect(await dayOf(ada)).toEqual({ date: '2031-06-12', place: '' })
  expect((await ada.get(`/guest_wedding_events/${event.id}`)).body.data).toMatchObject({ date: '2031-06-12', place: '' })
  expect(await days(ada)).toEqual(plan)
})

test('an event that comes back has the day that the couple has by now', async () => {
  const ada = await world.couple()
  const event = (await ada.post('/guest_wedding_events', { ...theWedding, date: '2031-06-12', place: 'Hart Farm' })).body.data
  await ada.delete(`/guest_wedding_events/${event.id}`, { act: act(6) })
  await saysOfItself(ada, { date: '2031-06-20' })
  expect((await ada.post(`/wedding-changes/${act(6)}/undo`)).status).toBe(200)
  expect((await ada.get(`/guest_wedding_events/${event.id}`)).body.data).toMatchObject({ date: '2031-06-20', place: 'Hart Farm' })
  expect(await dayOf(ada)).toEqual({ date: '2031-06-20', place: 'Hart Farm' })
})

test('a helper with the wedding’s checklist moves the day, with every task that lies beside it, and takes it back', async () => {
  const ada = await world.couple()
  await saysOfItself(ada, { date: '2031-06-12' })
  const event = (await ada.post('/guest_wedding_events', { ...theWedding, checklist: true })).body.data
  await ada.post('/guest_wedding_events', { taxonomy_event_id: 2, name: 'Supper', checklist: true })
  const plan = await days(ada)
  const [aunt, cousin] = [await world.helper(ada, { [event.id]: [1] }), await world.helper(ada, { [event.id]: [2] })]
  expect((await cousin.put(`/guest_wedding_events/${event.id}`, { date: '2031-07-12' })).status).toBe(403)
  expect((await aunt.put(`/guest_wedding_events/${event.id}`, { date: '2031-07-12', act: act(7) })).status).toBe(200)
  expect((await dayOf(ada)).date).toBe('2031-07-12')
  // All but that the day is settled, which is done.
  const moved = await days(ada)
  expect(moved.filter((day, nth) => day === plan[nth])).toHaveLength(1)
  expect((await aunt.post(`/wedding-changes/${act(7)}/undo`)).status).toBe(200)
  expect((await dayOf(ada)).date).toBe('2031-06-12')
  expect(await days(ada)).toEqual(plan)
})

test('whoever has the day open is told that it moved, whichever page that was', async () => {
  const ada = await world.couple()
  await saysOfItself(ada, { date: '2031-06-12' })
  const event = (await ada.post('/guest_wedding_events', theWedding)).body.data
  const { version } = (await ada.get('/users/me')).body.data
  await ada.put(`/guest_wedding_events/${event.id}`, { date: '2031-06-14' })
  const late = await ada.put('/users/me', { wedding_details: { date: '2031-06-15' }, version })
  expect([late.status, late.body.data.wedding_details.date]).toEqual([409, '2031-06-14'])
  const now = (await ada.get(`/guest_wedding_events/${event.id}`)).body.data
  await saysOfItself(ada, { date: '2031-06-16' })
  const later = await ada.put(`/guest_wedding_events/${event.id}`, { date: '2031-06-17', version: now.version })
  expect([later.status, later.body.data.date]).toEqual([409, '2031-06-16'])
})

test('guests don’t answer after the day: it does not move before their last one', async () => {
  const ada = await world.couple()
  const event = (await ada.post('/guest_wedding_events', { ...theWedding, date: '2031-06-12', reply_by: '2031-05-01' })).body.data
  const early = await ada.put('/users/me', { wedding_details: { date: '2031-04-01' } })
  expect([early.status, early.body.errors]).toEqual([
    422,
    {
      'wedding_details.date': [
        'Guests may answer until Thursday, May 1, 2031. Please choose a later day, or change that at the event first.',
      ],
    },
  ])
  expect(await dayOf(ada)).toMatchObject({ date: '2031-06-12' })
  const sooner = await ada.put(`/guest_wedding_events/${event.id}`, { date: '2031-04-01' })
  expect(Object.keys(sooner.body.errors)).toEqual(['reply_by'])
  expect((await ada.put(`/guest_wedding_events/${event.id}`, { date: '2031-04-01', reply_by: '2031-03-01' })).status).toBe(200)
})

test('two who move it from both sides at once wait for each other, and neither is lost halfway', async () => {
  const ada = await world.couple()
  const event = (await ada.post('/guest_wedding_events', { ...theWedding, checklist: true })).body.data
  const both = Array.from({ length: 12 }, (_, nth) =>
    nth % 2 === 0
      ? ada.put('/users/me', { wedding_details: { date: `2031-06-${10 + nth}` } })
      : ada.put(`/guest_wedding_events/${event.id}`, { date: `2031-06-${10 + nth}`, checklist: true }),
  )
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual(both.map(() => 200))
  expect((await ada.get(`/guest_wedding_events/${event.id}`)).body.data.date).toBe((await dayOf(ada)).date)
})

test('what two places said before is put right: the event’s word counts, and where it has none, the couple’s', async () => {
  const [ada, grace] = [await world.couple(), await world.couple()]
  for (const person of [ada, grace]) await person.post('/guest_wedding_events', theWedding)
  const text = await readFile('db/migrations/0031_one_wedding_day.sql', 'utf8')
  await world.db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    await sql`update users set wedding_date = '2031-06-12', wedding_place = 'Hart Farm' where id in (${ada.id}, ${grace.id})`.execute(db)
    await sql`update guest_wedding_events set date = '2031-07-01' where user_id = ${grace.id}`.execute(db)
  })
  await sql.raw(text.slice(text.indexOf('update guest_wedding_events event'))).execute(world.db)
  expect([await dayOf(ada), await dayOf(grace)]).toEqual([
    { date: '2031-06-12', place: 'Hart Farm' },
    { date: '2031-07-01', place: 'Hart Farm' },
  ])
  const { rows } =
    await sql`select date, place from guest_wedding_events where user_id in (${ada.id}, ${grace.id}) order by user_id`.execute(world.db)
  expect(rows).toEqual([await dayOf(ada), await dayOf(grace)])
})

function saysOfItself(couple: Person, wedding_details: object) {
  return couple.put('/users/me', { wedding_details })
}

async function dayOf(couple: Person) {
  const { date, place } = (await couple.get('/users/me')).body.data.wedding_details
  return { date, place }
}

async function everywhere(couple: Person, event: number, invite: string) {
  const seen = (await world.visitor().get(`/public/guests/${invite}`)).body.data
  const { wedding, guest_wedding_events } = (await couple.get('/users/me/dashboard')).body.data
  return [
    await dayOf(couple),
    { date: wedding.date, place: wedding.place },
    picked(guest_wedding_events[0]),
    picked((await couple.get(`/guest_wedding_events/${event}`)).body.data),
    { date: seen.couple.wedding_date, place: seen.couple.wedding_place },
    picked(seen.events[0]),
    { date: (await couple.get('/user-checklist-items')).body.date, place: (await dayOf(couple)).place },
  ]
}

function picked({ date, place }: { date: string | null; place: string }) {
  return { date, place }
}

function many(said: object): object[] {
  return Array.from({ length: 7 }, () => said)
}

async function days(couple: Person) {
  return (await everything(couple)).toSorted((one, other) => one.id - other.id).map(({ due_date }) => due_date)
}

function act(nth: number): string {
  return `00000000-0000-4000-8000-0000000000a${nth}`
}
