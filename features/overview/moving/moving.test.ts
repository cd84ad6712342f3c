// One chance: rights, writes, money

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lettersOf, newWedding, preview, wholeWedding } from '#tests/moving.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

// B9
test('one preview says what moves, what stays and what cannot move by itself, and writes nothing', async () => {
  const wed = await newWedding(world)
  const before = await wholeWedding(world, wed.ada)
  const { status, body } = await wed.look('2099-07-11')
  expect(status).toBe(200)
  const { data } = body
  expect(data).toMatchObject({
    days: 28,
    event: { from: '2099-06-13', to: '2099-07-11', reply_from: '2099-05-01', reply_to: '2099-05-29' },
  })
  expect(byName(data.events)).toEqual({
    Rehearsal: ['2099-06-12', '2099-07-10'],
    Brunch: ['2099-06-14', '2099-07-12'],
    Shower: ['2099-03-01', '2099-03-01'],
  })
  expect(byName(data.payments)).toEqual({
    Rest: ['2099-05-30', '2099-06-27'],
    'Due anyway': ['2099-05-15', '2099-05-15'],
    Signing: ['2099-01-31', '2099-01-31'],
  })
  expect(data.payments.find(({ name }: Named) => name === 'Due anyway')).toMatchObject({ rule: 'fixed', along: '2099-06-12' })
  expect(data.paid).toBe(1)
  expect(byName(data.tasks)).toEqual({
    'Give Hart Farm the final count': ['2099-05-20', '2099-06-17'],
    'Try on the dress': ['2099-04-04', '2099-04-04'],
    'Book the choir': ['2098-12-13', expect.any(String)],
  })
  expect(data.tasks.find(({ title }: Named) => title === 'Try on the dress')).toMatchObject({ rule: 'hand', along: '2099-05-02' })
  expect(data.done).toBe(1)
  expect(data.answers[1]).toMatchObject({ name: 'The wedding', invited: 3, answered: 2, coming: 1 })
  expect(data.told).toBe(1)
  expect(data.vendors.map(({ name, day }: { name: string; day: string }) => [name, day])).toEqual([
    ['Fern & Fable', 'booked'],
    ['Clay', 'unknown'],
    ['Hart Farm', 'unknown'],
    ['The choir', 'unknown'],
  ])
  expect(data.deposits).toEqual({ lost: 50_000, unknown: 20_000, back: 0, carried: 100_000 })
  expect(data.money).toMatchObject({ to_pay: 410_000, moves: 300_000, stays: 110_000 })
  expect(data.figures).toEqual([])
  expect(await wholeWedding(world, wed.ada)).toEqual(before)
})

// B9
test('one press moves all of it in one act, a second changes nothing, and one undo brings everything back', async () => {
  const wed = await newWedding(world)
  const before = await wholeWedding(world, wed.ada)
  const seen = (await wed.look('2099-07-11')).body.data
  const wishes = { payments: [wed.payments.anyway], tasks: [wed.tasks.hand] }
  const moved = await wed.move('2099-07-11', seen, wishes)
  expect(moved.status).toBe(200)
  const after = await wholeWedding(world, wed.ada)
  expect((await wed.move('2099-07-11', seen, wishes)).status).toBe(409)
  expect(await wholeWedding(world, wed.ada)).toEqual(after)
  expect(byName(moved.body.data.payments)).toMatchObject({ 'Due anyway': ['2099-05-15', '2099-06-12'], Rest: ['2099-05-30', '2099-06-27'] })
  expect(await rowOf('user_transactions', wed.payments.anyway)).toMatchObject({ due_date: '2099-06-12' })
  expect(await rowOf('user_transactions', wed.payments.paid)).toMatchObject({ due_date: '2099-01-10' })
  expect(await rowOf('user_checklist_items', wed.tasks.hand)).toMatchObject({ due_date: '2099-05-02' })
  expect(await rowOf('user_checklist_items', wed.tasks.done)).toMatchObject({ due_date: '2099-02-01' })
  expect((await wed.ada.get('/users/me')).body.data.wedding_details.date).toBe('2099-07-11')
  const [latest, other] = (await wed.ada.get('/wedding-changes')).body.data
  expect([latest.id, other?.id === latest.id]).toEqual([moved.body.undo, false])
  const { last } = (await wed.ada.get(`/guest_wedding_events/${wed.event}/move`)).body.data
  expect(last).toMatchObject({ act: moved.body.undo, from: '2099-06-13', to: '2099-07-11', by: 'Ada' })

  const undone = await wed.ada.post(`/wedding-changes/${moved.body.undo}/undo`)
  expect(undone.body.data.kept).toEqual([])
  expect((await wed.ada.get(`/guest_wedding_events/${wed.event}/move`)).body.data.last).toBe(null)
  expect(await wholeWedding(world, wed.ada)).toEqual(before)
})

// B9
test('what was edited meanwhile is named and stays as it was left; all else comes back, and after thirty days nothing does', async () => {
  const wed = await newWedding(world)
  const moved = await wed.move('2099-07-11', (await wed.look('2099-07-11')).body.data, { payments: [wed.payments.anyway] })
  await wed.ada.put(`/user-transactions/${wed.payments.anyway}`, { due_date: '2099-08-08' })
  await wed.ada.put(`/user-checklist-items/${wed.tasks.vendor}`, { due_date: '2099-06-01' })
  await sql`update wedding_changes set created_at = now() - interval '29 days' where act = ${moved.body.undo}`.execute(world.db)
  const { kept } = (await wed.ada.post(`/wedding-changes/${moved.body.undo}/undo`)).body.data
  expect(kept.map(({ name }: Named) => name).toSorted()).toEqual(['Due anyway', 'Give Hart Farm the final count'])
  expect(await rowOf('user_transactions', wed.payments.anyway)).toMatchObject({ due_date: '2099-08-08' })
  expect(await rowOf('user_checklist_items', wed.tasks.vendor)).toMatchObject({ due_date: '2099-06-01' })
  expect(await rowOf('user_transactions', wed.payments.rest)).toMatchObject({ due_date: '2099-05-30' })

  const again = await wed.move('2099-07-11', (await wed.look('2099-07-11')).body.data)
  await sql`update wedding_changes set created_at = now() - interval '31 days' where act = ${again.body.undo}`.execute(world.db)
  expect((await wed.ada.post(`/wedding-changes/${again.body.undo}/undo`)).status).toBe(409)
  expect((await wed.ada.get(`/guest_wedding_events/${wed.event}/move`)).body.data.last).toBe(null)
})

// B9 B6
test('a wedding that loses its day keeps how far all of it lies, and finds it again on the next one', async () => {
  const wed = await newWedding(world)
  const before = await wholeWedding(world, wed.ada)
  const seen = (await wed.look(null)).body.data
  expect(byName(seen.events)).toMatchObject({ Rehearsal: ['2099-06-12', null], Brunch: ['2099-06-14', null] })
  const lost = await wed.move(null, seen)
  expect(lost.status).toBe(200)
  expect(await rowOf('user_transactions', wed.payments.rest)).toMatchObject({ due_date: null })
  expect(await rowOf('user_transactions', wed.payments.anyway)).toMatchObject({ due_date: '2099-05-15' })
  expect(await rowOf('user_checklist_items', wed.tasks.plan)).toMatchObject({ due_date: null })
  expect(await rowOf('guest_wedding_events', wed.event)).toMatchObject({ date: null, reply_by: null })
  const next = (await wed.look('2099-09-05')).body.data
  expect(byName(next.events)).toMatchObject({
    Rehearsal: [null, '2099-09-04'],
    Brunch: [null, '2099-09-06'],
    Shower: ['2099-03-01', '2099-03-01'],
  })
  expect(next.event.reply_to).toBe('2099-07-24')
  const found = await wed.move('2099-09-05', next)
  expect(await rowOf('user_transactions', wed.payments.rest)).toMatchObject({ due_date: '2099-08-22' })
  expect(await rowOf('user_checklist_items', wed.tasks.vendor)).toMatchObject({ due_date: '2099-08-12' })
  for (const { body } of [found, lost]) expect((await wed.ada.post(`/wedding-changes/${body.undo}/undo`)).body.data.kept).toEqual([])
  expect(await wholeWedding(world, wed.ada)).toEqual(before)
})

// B9
test('answers stay unless the couple asks again; letters about to leave are stopped, and none leaves by itself', async () => {
  const wed = await newWedding(world)
  const before = await wholeWedding(world, wed.ada)
  await sql`update users set email_verified_at = now() where id = ${wed.ada.id}`.execute(world.db)
  await wed.ada.post('/invitations', { kind: 'reminder' })
  const letters = await lettersOf(world, wed.ada)
  const seen = (await wed.look('2099-07-11', { answers: 'ask_again' })).body.data
  expect(seen.leaving).toEqual([{ id: expect.any(Number), kind: 'reminder', waiting: 1 }])
  const moved = await wed.move('2099-07-11', seen, { answers: 'ask_again' })
  expect(await wed.statuses()).toEqual([1, 1, 1])
  expect((await wed.ada.get('/invitations')).body.data[0]).toMatchObject({ waiting: 0, stopped_at: expect.any(String) })
  expect(await lettersOf(world, wed.ada)).toEqual({ ...letters, stopped: 1 })
  const ready = (await wed.ada.post('/invitations/preview', { kind: 'change_of_date' })).body.data
  expect(ready).toMatchObject({ letters: 1, subject: expect.stringContaining('A new day') })
  expect(ready.text).toContain('Saturday, July 11, 2099')
  expect(ready.text).not.toContain('June 13')
  await wed.ada.post(`/wedding-changes/${moved.body.undo}/undo`)
  expect(await wed.statuses()).toEqual([2, 3, 1])
  expect(await wholeWedding(world, wed.ada)).toEqual(before)
})

// B9
test('events stay or go to a day of their own where the couple says so', async () => {
  const wed = await newWedding(world)
  const events = [
    { id: wed.rehearsal, date: '2099-06-12' },
    { id: wed.shower, date: '2099-04-01' },
  ]
  const seen = (await wed.look('2099-07-11', { events })).body.data
  expect(byName(seen.events)).toEqual({
    Rehearsal: ['2099-06-12', '2099-06-12'],
    Shower: ['2099-03-01', '2099-04-01'],
    Brunch: ['2099-06-14', '2099-07-12'],
  })
  await wed.move('2099-07-11', seen, { events })
  expect(await rowOf('guest_wedding_events', wed.rehearsal)).toMatchObject({ date: '2099-06-12' })
  expect(await rowOf('guest_wedding_events', wed.shower)).toMatchObject({ date: '2099-04-01' })
})

// B9
test('with nothing planned the day alone moves; a day that is past or the same is refused in words', async () => {
  const ada = await world.couple()
  const { body } = await ada.post('/guest_wedding_events', { taxonomy_event_id: 1, name: 'The wedding', date: '2099-06-13' })
  const path = `/guest_wedding_events/${body.data.id}/move`
  const { data } = (await ada.get(preview(path, { date: '2099-07-11' }))).body
  expect(data).toMatchObject({ events: [], payments: [], tasks: [], vendors: [], told: 0, deposits: { lost: 0, unknown: 0 } })
  for (const [date, word] of [
    ['2020-01-01', 'That day is past. Please pick one to come.'],
    ['2099-06-13', 'It is on that day already. Please choose another one.'],
  ] as const)
    expect((await ada.get(preview(path, { date }))).body.errors.date).toEqual([word])
  expect((await ada.post(path, { date: '2099-07-11', basis: data.basis })).status).toBe(200)
})

interface Named {
  name?: string
  title?: string
}

function byName(all: (Named & { from: string | null; to: string | null })[]) {
  return Object.fromEntries(all.map(({ name, title, from, to }) => [name ?? title, [from, to]]))
}

function rowOf(table: 'user_transactions' | 'user_checklist_items' | 'guest_wedding_events', id: number) {
  return world.db.selectFrom(table).where('id', '=', id).selectAll().executeTakeFirstOrThrow()
}
