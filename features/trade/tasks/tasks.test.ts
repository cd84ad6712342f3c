// One chance: rights, doubled writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const path = '/users/me/vendor-tasks'
let nth = 0

interface Task {
  id: number | null
  template_id: number | null
  booking: { id: number; conversation_id: number; name: string; day: string | null } | null
  key: string | null
  title: string
  due_date: string | null
  done_by: string
}

// ROUTE-085 UI-067
test('two couples who book bring four tasks each, by their days and in their order, with a first name and nothing more', async () => {
  const { wren } = await business()
  const [ada, bea] = [await books(wren, 'Ada', '2099-06-26'), await books(wren, 'Bea', '2099-06-20')]
  const { body } = await wren.person.get(path)
  expect(body.planned.map(({ key, booking, due_date }: Task) => [key, booking?.name, due_date])).toEqual([
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

test('what every wedding brings is the business’s to word, move, switch off and add to; what is done stays as it was', async () => {
  const { wren, oluchi } = await business()
  await books(wren, 'Ada', '2099-06-26')
  const [paper] = await planned(wren)
  await tick(wren.person, paper!)
  const { body } = await oluchi.get('/vendor-task-templates')
  expect(body.data.map(({ key, days }: { key: string; days: number }) => [key, days])).toEqual([
    ['certificate', -30],
    ['timings', -21],
    ['count', -14],
    ['thanks', 3],
  ])
  const [certificate, timings, count, thanks] = body.data
  const change = (id: number, said: object) => oluchi.put(`/vendor-task-templates/${id}`, said)
  await change(certificate.id, { title: 'Mail the insurer', days: -60 })
  await change(count.id, { title: 'Ask how many eat', days: -10 })
  await change(timings.id, { is_on: false })
  const own = await wren.person.post('/vendor-task-templates', { title: 'Order the ranunculus', days: -40 })
  expect(own.status).toBe(201)
  await books(wren, 'Bea', '2099-07-01')
  expect((await planned(wren)).map(({ title, booking, due_date }) => [title, booking?.name, due_date])).toEqual([
    ['Mail the insurer', 'Bea', '2099-05-02'],
    ['Order the ranunculus', 'Ada', '2099-05-17'],
    ['Order the ranunculus', 'Bea', '2099-05-22'],
    ['Ask how many eat', 'Ada', '2099-06-16'],
    ['Ask how many eat', 'Bea', '2099-06-21'],
    ['', 'Ada', '2099-06-29'],
    ['', 'Bea', '2099-07-04'],
  ])
  expect(await finished(wren)).toMatchObject([{ key: 'certificate', title: '', due_date: '2099-05-27' }])
  await tick(wren.person, (await planned(wren))[1]!)
  expect((await wren.person.delete(`/vendor-task-templates/${own.body.data.id}`)).status).toBe(204)
  expect((await planned(wren)).filter(({ title }) => title === 'Order the ranunculus')).toEqual([])
  expect(await finished(wren)).toMatchObject([{ title: 'Order the ranunculus', template_id: null }, {}])
  expect((await wren.person.delete(`/vendor-task-templates/${thanks.id}`)).status).toBe(422)
  for (const wrong of [{ days: 731 }, { title: ' ' }, { days: 1.5 }]) expect((await change(count.id, wrong)).status).toBe(422)
  const many = await Promise.all(
    Array.from({ length: 32 }, (_, one) => oluchi.post('/vendor-task-templates', { title: `${one}`, days: 1 })),
  )
  expect(many.filter(({ status }) => status === 201)).toHaveLength(26)
})

test('what was written down by hand is the business’s, is done by any of them, and stands among the others by its day', async () => {
  const { wren, oluchi } = await business()
  await books(wren, 'Ada', '2099-06-26')
  const { status, body } = await oluchi.post(path, { title: 'Renew the van’s insurance', due_date: '2026-01-02' })
  expect(status).toBe(201)
  await oluchi.post(path, { title: 'Sharpen the shears' })
  const all = await planned(wren)
  expect([all[0]!.title, all.at(-1)!.title, all.length]).toEqual(['Renew the van’s insurance', 'Sharpen the shears', 6])
  const { id } = body.data
  await Promise.all([1, 2, 3].map(() => oluchi.put(`/vendor-tasks/${id}`, { is_done: true })))
  await wren.person.put(`/vendor-tasks/${id}`, { is_done: true, title: 'Renewed' })
  expect(await finished(wren)).toMatchObject([{ id, title: 'Renewed', due_date: '2026-01-02', done_by: 'Oluchi' }])
  await wren.person.put(`/vendor-tasks/${id}`, { is_done: false, due_date: null })
  expect((await planned(wren)).find((one) => one.id === id)).toMatchObject({ title: 'Renewed', due_date: null, done_by: '' })
  expect((await wren.person.delete(`/vendor-tasks/${id}`)).status).toBe(204)
  expect((await oluchi.delete(`/vendor-tasks/${id}`)).status).toBe(404)
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

test('who gives the business up leaves none of it, and who begins with it anew begins with the four', async () => {
  const { wren } = await business()
  await books(wren, 'Ada', '2099-06-26')
  await tick(wren.person, (await planned(wren))[0]!)
  await wren.person.post(path, { title: 'Sharpen the shears' })
  await wren.person.post('/vendor-task-templates', { title: 'Order the ranunculus', days: -40 })
  await wren.person.post('/users/me/vendor-leave', { page: 'stays' })
  for (const table of ['vendor_tasks', 'vendor_task_templates', 'vendor_booking_tasks'] as const)
    expect(await db.selectFrom(table).where('content_id', '=', wren.id).select('id').execute()).toEqual([])
  const mio = await world.couple()
  await db.insertInto('vendor_members').values({ user_id: mio.id, content_id: wren.id }).execute()
  expect((await mio.get(path)).body.planned).toHaveLength(4)
})

interface Business {
  person: Person
  id: number
}

async function business(): Promise<{ wren: Business; oluchi: Person }> {
  const [person, oluchi] = [await world.couple(), await world.couple()]
  const title = `Fern & Fable ${++nth}`
  const { body } = await person.post('/content/submit-vendor', { model: { name: title, service: 'florists', place: 'sonoma' } })
  const id = Number(body.data.id)
  await sql`update content set status = 'published' where id = ${id}`.execute(db)
  await db.insertInto('vendor_members').values({ user_id: oluchi.id, content_id: id, role: 'colleague' }).execute()
  await db.updateTable('users').set({ firstname: 'Wren' }).where('id', '=', person.id).execute()
  await db.updateTable('users').set({ firstname: 'Oluchi' }).where('id', '=', oluchi.id).execute()
  return { wren: { person, id }, oluchi }
}

async function books({ id }: Business, firstname: string, date: string) {
  const couple = await world.couple()
  await db.updateTable('users').set({ firstname }).where('id', '=', couple.id).execute()
  const event = await world.event(couple, 'The day', { date })
  const conversation = await ask(couple, id)
  const said = { name: 'Fern & Fable', taxonomy: 'florists', vendor_id: id, status: 'hired', guest_wedding_event_id: event.id }
  const { body } = await couple.post('/user-vendors', said)
  return { couple, event: event.id, conversation, id: Number(body.data.id) }
}

async function ask({ id: user_id }: Person, content_id: number): Promise<number> {
  await sql`insert into enquiries (user_id, content_id, service, place, message) values (${user_id}, ${content_id}, 'florists', '', 'Poppies.')`.execute(
    db,
  )
  const { id } = await db.selectFrom('conversations').where('user_id', '=', user_id).select('id').executeTakeFirstOrThrow()
  return id
}

async function planned({ person }: Business): Promise<Task[]> {
  return (await person.get(path)).body.planned
}

async function finished({ person }: Business): Promise<Task[]> {
  return (await person.get(path)).body.done
}

async function tick(who: Person, { booking, template_id }: Task, is_done = true): Promise<number> {
  return (await who.put(`/vendor-bookings/${booking!.id}/tasks/${template_id}`, { is_done })).status
}
