// One chance: rights, doubled writes

import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { bookingsIn } from '#tests/bookings.ts'
import { businessesIn } from '#tests/businesses.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const { path, books, business, finished, planned, tick } = bookingsIn(world)

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

test('of two records that become one, what was done for a booking stays done, and every task is there once', async () => {
  const { record, holderOf, operator } = businessesIn(world)
  const [goes, stays, nadia] = [await record(), await record(), await operator()]
  const wren = { person: await holderOf(goes.id), id: goes.id }
  await sql`select begin_task_templates(${stays.id})`.execute(db)
  await wren.person.post('/vendor-task-templates', { title: 'Order the ranunculus', days: -40 })
  await wren.person.post(path, { title: 'Sharpen the shears' })
  await books(wren, 'Ada', '2099-06-26')
  const [own, paper] = await planned(wren)
  await tick(wren.person, own!)
  await tick(wren.person, paper!)
  const said = { goes: goes.slug, stays: stays.slug, words: 'One shop with two doors.' }
  expect((await nadia.post('/admin/vendor-merges', said)).status).toBe(200)
  expect((await planned(wren)).map(({ key, title }) => key ?? title)).toEqual(['timings', 'count', 'thanks', 'Sharpen the shears'])
  expect((await finished(wren)).map(({ key, title }) => key ?? title)).toEqual(['certificate', 'Order the ranunculus'])
  expect(await tick(wren.person, (await finished(wren))[0]!, false)).toBe(204)
  expect((await planned(wren))[0]).toMatchObject({ key: 'certificate' })
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
