// One chance: rights, doubled writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type BookedTask, bookingsIn } from '#tests/bookings.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const { path, ask, books, business, finished, planned, tick } = bookingsIn(world)

// ROUTE-085 UI-067
test('two couples who book bring four tasks each, by their days and in their order, with a first name and nothing more', async () => {
  const { wren } = await business()
  const [ada, bea] = [await books(wren, 'Ada', '2099-06-26'), await books(wren, 'Bea', '2099-06-20')]
  const { body } = await wren.person.get(path)
  expect(body.planned.map(({ key, booking, due_date }: BookedTask) => [key, booking?.name, due_date])).toEqual([
    ['certificate', 'Bea', '2099-05-21'],
    ['certificate', 'Ada', '2099-05-27'],
    ['timings', 'Bea', '2099-05-30'],
    ['timings', 'Ada', '2099-06-05'],
    ['count', 'Bea', '2099-06-06'],
    ['count', 'Ada', '2099-06-12'],
    ['thanks', 'Bea', '2099-06-23'],
    ['thanks', 'Ada', '2099-06-29'],
  ])
  expect(body).toMatchObject({ total: 8, done: [] })
  expect(body.planned[0].booking).toEqual({ id: bea.id, conversation_id: bea.conversation, name: 'Bea', day: '2099-06-20' })
  for (const { couple } of [ada, bea]) expect(JSON.stringify(body)).not.toContain(couple.email)
})

test('who is on a couple’s list as hired and never wrote with them learns nothing; nor does who was only asked', async () => {
  const { wren } = await business()
  const [ada, bea] = [await world.couple(), await world.couple()]
  await ada.post('/user-vendors', { name: 'Wren', taxonomy: 'florists', vendor_id: wren.id, status: 'hired' })
  await ask(bea, wren.id)
  await bea.post('/user-vendors', { name: 'Wren', taxonomy: 'florists', vendor_id: wren.id, status: 'quoted' })
  expect((await wren.person.get(path)).body.planned).toEqual([])
})

test('tasks move with the day, stay done when it moves, go when the booking is called off, and come back with it', async () => {
  const { wren } = await business()
  const ada = await books(wren, 'Ada', '2099-06-26')
  const [paper, timings] = await planned(wren)
  await tick(wren.person, paper!)
  await ada.couple.put(`/guest_wedding_events/${ada.event}`, { date: '2099-09-04' })
  expect((await planned(wren)).map(({ key, due_date, booking }) => [key, due_date, booking?.day])).toEqual([
    ['timings', '2099-08-14', '2099-09-04'],
    ['count', '2099-08-21', '2099-09-04'],
    ['thanks', '2099-09-07', '2099-09-04'],
  ])
  expect(await finished(wren)).toMatchObject([{ key: 'certificate', due_date: '2099-05-27', done_by: 'Wren' }])
  const act = crypto.randomUUID()
  await ada.couple.put(`/user-vendors/${ada.id}`, { status: 'cancelled', cancelled_by: 'couple', act })
  expect([await planned(wren), await finished(wren)]).toEqual([[], []])
  expect(await tick(wren.person, timings!)).toBe(404)
  await ada.couple.post(`/wedding-changes/${act}/undo`)
  expect([(await planned(wren)).length, (await finished(wren)).length]).toEqual([3, 1])
  const gone = crypto.randomUUID()
  await ada.couple.delete(`/user-vendors/${ada.id}`, { act: gone })
  expect([await planned(wren), await finished(wren)]).toEqual([[], []])
  await ada.couple.post(`/wedding-changes/${gone}/undo`)
  expect([(await planned(wren)).length, (await finished(wren)).length]).toEqual([3, 1])
  await ada.couple.put(`/guest_wedding_events/${ada.event}`, { date: null })
  await sql`update users set wedding_date = null where id = ${ada.couple.id}`.execute(db)
  expect((await planned(wren)).map(({ due_date }) => due_date)).toEqual([null, null, null])
})

test('what is ticked by many at once is done once, by who was first, and is to be done again by a word of any of them', async () => {
  const { wren, oluchi } = await business()
  await books(wren, 'Ada', '2099-06-26')
  const [paper] = await planned(wren)
  const answers = await Promise.all(Array.from({ length: 12 }, (_, one) => tick(one % 2 ? wren.person : oluchi, paper!)))
  expect(new Set(answers)).toEqual(new Set([204]))
  expect(await finished(wren)).toHaveLength(1)
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from vendor_booking_tasks where content_id = ${wren.id}`.execute(
    db,
  )
  expect(rows).toEqual([{ n: 1 }])
  expect(['Wren', 'Oluchi']).toContain((await finished(wren))[0]!.done_by)
  expect((await oluchi.get(path)).body.done).toEqual((await wren.person.get(path)).body.done)
  expect(await tick(oluchi, paper!, false)).toBe(204)
  expect(await tick(oluchi, paper!, false)).toBe(204)
  expect([(await planned(wren)).length, (await finished(wren)).length]).toEqual([4, 0])
  await tick(oluchi, paper!)
  await db.deleteFrom('users').where('id', '=', oluchi.id).execute()
  expect(await finished(wren)).toMatchObject([{ key: 'certificate', done_by: '' }])
})

test('a certificate that was sent and holds on the day is done by that, until the day moves past its end', async () => {
  const { wren } = await business()
  const ada = await books(wren, 'Ada', '2099-06-26')
  await sql`with kept as (insert into files (user_id, kind, purpose, name, key, format, bytes, sha256)
      values (${ada.couple.id}, 'pdf', 'document', 'insured.pdf', ${`paper-${ada.id}`}, 'pdf', 1, ''::bytea) returning id)
    insert into messages (user_id, conversation_id, side, author_id, kind, file_id, file_name, file_kind, ends_on)
    select ${ada.couple.id}, ${ada.conversation}, 'vendor', ${wren.person.id}, 'file', id, 'insured.pdf', 'certificate', '2099-07-01' from kept`.execute(
    db,
  )
  expect((await planned(wren)).map(({ key }) => key)).toEqual(['timings', 'count', 'thanks'])
  expect(await finished(wren)).toMatchObject([{ key: 'certificate', template_id: null, done_by: 'Wren' }])
  await ada.couple.put(`/guest_wedding_events/${ada.event}`, { date: '2099-09-04' })
  expect((await planned(wren)).map(({ key }) => key)).toEqual(['certificate', 'timings', 'count', 'thanks'])
})

test('what comes before a day is over with it, and nobody is asked for thanks a season later', async () => {
  const { wren } = await business()
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await books(wren, 'Ada', day(-10))
  await books(wren, 'Bea', day(-200))
  await books(wren, 'Cleo', day(5))
  expect((await planned(wren)).map(({ key, booking }) => [key, booking?.name])).toEqual([
    ['certificate', 'Cleo'],
    ['timings', 'Cleo'],
    ['count', 'Cleo'],
    ['thanks', 'Ada'],
    ['thanks', 'Cleo'],
  ])
})

test('another business, a couple and who was removed find none of it, whichever of the two ids is theirs', async () => {
  const [{ wren, oluchi }, { wren: eve }] = [await business(), await business()]
  const ada = await books(wren, 'Ada', '2099-06-26')
  const bea = await books(eve, 'Bea', '2099-06-26')
  const [task, theirs] = [(await planned(wren))[0]!, (await planned(eve))[0]!]
  const { id } = (await wren.person.post(path, { title: 'Sharpen the shears' })).body.data
  const at = (booking: number, template: number | null) => `/vendor-bookings/${booking}/tasks/${template}`
  const strangers = async (who: Person) => [
    (await who.put(at(ada.id, task.template_id), { is_done: true })).status,
    (await who.put(at(ada.id, theirs.template_id), { is_done: true })).status,
    (await who.put(at(bea.id, task.template_id), { is_done: false })).status,
    (await who.put(`/vendor-tasks/${id}`, { is_done: true })).status,
    (await who.delete(`/vendor-tasks/${id}`)).status,
    (await who.put(`/vendor-task-templates/${task.template_id}`, { is_on: false })).status,
    (await who.delete(`/vendor-task-templates/${task.template_id}`)).status,
  ]
  await wren.person.delete(`/users/me/vendor-colleagues/${oluchi.id}`)
  for (const who of [eve.person, ada.couple, oluchi]) expect(await strangers(who)).toEqual([404, 404, 404, 404, 404, 404, 404])
  expect((await wren.person.put(at(ada.id, theirs.template_id), { is_done: true })).status).toBe(404)
  for (const who of [ada.couple, oluchi]) {
    expect((await who.get(path)).status).toBe(403)
    expect((await who.post(path, { title: 'Mine' })).status).toBe(403)
    expect((await who.get('/vendor-task-templates')).status).toBe(403)
  }
  expect([(await planned(wren)).length, (await planned(eve)).length]).toEqual([5, 4])
})
