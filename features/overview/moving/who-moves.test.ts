// One chance: rights, writes

import { expect, test } from 'vitest'
import { newWedding, preview, wholeWedding } from '#tests/moving.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

// B9
test('of two partners who move it at once one counts, and the other is told to look again', async () => {
  const wed = await newWedding(world)
  const theo = await world.helper(wed.ada, {}, 'partner')
  const [one, other] = [await wed.look('2099-07-11'), await theo.get(preview(wed.path, { date: '2099-08-08' }))]
  expect(other.status).toBe(200)
  const both = await Promise.all([wed.move('2099-07-11', one.body.data), wed.move('2099-08-08', other.body.data, {}, theo)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = both.find(({ status }) => status === 409)
  expect(late?.body.message).toBe('Something changed meanwhile. Please look at what moves once more.')
  const won = both[0]?.status === 200 ? '2099-07-11' : '2099-08-08'
  expect((await wed.ada.get('/users/me')).body.data.wedding_details.date).toBe(won)
})

// B9
test('twelve presses of the same button move it once', async () => {
  const wed = await newWedding(world)
  const { data } = (await wed.look('2099-07-11')).body
  const all = await Promise.all(Array.from({ length: 12 }, () => wed.move('2099-07-11', data)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(all.filter(({ status }) => status === 409)).toHaveLength(11)
})

// B9
test('what came up after the preview is not moved unseen', async () => {
  const wed = await newWedding(world)
  const { data } = (await wed.look('2099-07-11')).body
  await wed.ada.post('/user-transactions', { name: 'Late one', amount: 5_000, due_date: '2099-06-01' })
  const before = await wholeWedding(world, wed.ada)
  expect((await wed.move('2099-07-11', data)).status).toBe(409)
  expect(await wholeWedding(world, wed.ada)).toEqual(before)
})

// B9
test('whoever may change the day moves it, and is told of nothing that they do not see', async () => {
  const wed = await newWedding(world)
  const before = await wholeWedding(world, wed.ada)
  const aunt = await world.helper(wed.ada, { [wed.event]: [1] })
  const { data } = (await aunt.get(preview(wed.path, { date: '2099-07-11' }))).body
  expect(data).toMatchObject({
    events: [],
    payments: null,
    answers: null,
    told: null,
    leaving: null,
    vendors: null,
    deposits: null,
    money: null,
    figures: null,
  })
  expect(data.tasks.length).toBe(3)
  const moved = await wed.move('2099-07-11', data, {}, aunt)
  expect(moved.status).toBe(200)
  expect((await aunt.post(`/wedding-changes/${moved.body.undo}/undo`)).body.data.kept).toEqual([])
  expect(await wholeWedding(world, wed.ada)).toEqual(before)
  const friend = await world.helper(wed.ada, { [wed.event]: [2, 3, 4, 5] })
  expect((await friend.get(preview(wed.path, { date: '2099-07-11' }))).status).toBe(403)
  const keeper = await world.helper(wed.ada, { [wed.event]: [1, 5] })
  expect((await keeper.get(preview(wed.path, { date: '2099-07-11' }))).body.data.payments).toEqual([])
})

// B9
test('strangers find nothing, and what somebody else plans can’t be named', async () => {
  const [wed, eve] = [await newWedding(world), await newWedding(world)]
  const before = await wholeWedding(world, wed.ada)
  expect((await eve.ada.get(wed.path)).status).toBe(404)
  expect((await eve.ada.get(preview(wed.path, { date: '2099-07-11' }))).status).toBe(404)
  const { data } = (await wed.look('2099-07-11')).body
  expect((await wed.move('2099-07-11', data, {}, eve.ada)).status).toBe(404)
  const own = (await eve.look('2099-07-11')).body.data
  for (const foreign of [
    { payments: [wed.payments.anyway] },
    { tasks: [wed.tasks.hand] },
    { events: [{ id: wed.brunch, date: '2099-01-01' }] },
  ]) {
    expect((await eve.move('2099-07-11', own, foreign)).status).toBe(422)
  }
  expect((await eve.look('2099-07-11', { events: [{ id: wed.brunch, date: null }] })).status).toBe(422)
  expect((await eve.move('2099-07-11', own, { payments: [eve.payments.rest] })).body.errors.payments).toEqual(['There is no such payment.'])
  expect((await eve.move('2099-07-11', own, { tasks: [eve.tasks.done] })).body.errors.tasks).toEqual(['There is no such task.'])
  expect(await wholeWedding(world, wed.ada)).toEqual(before)
})

// B9
test('a helper sees what the couple moved, and has no way back that is not theirs', async () => {
  const wed = await newWedding(world)
  const aunt = await world.helper(wed.ada, { [wed.event]: [1] })
  const { data } = (await wed.look('2099-07-11')).body
  await wed.move('2099-07-11', data)
  const [hers, theirs] = [await aunt.get(wed.path), await wed.ada.get(wed.path)]
  expect(hers.body.data.last).toMatchObject({ to: '2099-07-11', by: 'Ada', undoable_until: null })
  expect(Date.parse(theirs.body.data.last.undoable_until)).toBeGreaterThan(Date.now())
})

// B9
test('a day that the calendar does not have is said to be none', async () => {
  const wed = await newWedding(world)
  const ask = (query: string) => wed.ada.get(`${wed.path}/preview?${query}`)
  expect((await ask('date=2099-02-31')).body.errors.date).toEqual(['Please enter a date as YYYY-MM-DD.'])
  const unreal = await ask(`date=2099-07-11&events=${wed.brunch}:2099-02-31`)
  expect([unreal.status, unreal.body.errors]).toEqual([422, { events: ['Please name events as 5:2027-06-01,7:none.'] }])
})
