// One chance: rights, writes, money

import { expect, test } from 'vitest'
import { everything, heads, item, parts, price, quoted, quoting, terms, vendor, vendorRow } from '#tests/quoting.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

test('accepting writes the cost, its plan, the booking and the task, and one undo takes all of it back', async () => {
  const { ada, event } = await quoting(world)
  const planned = (await ada.post('/budget', { name: 'Flowers', category: 'florists', event_id: event.id, estimated: 380_000 })).body.data
  const task = await item(world, ada, event.id, 'Choose the florist')
  const fern = await vendor(world, ada, { event: event.id })
  const quote = await quoted(ada, fern, terms)
  const before = await everything(world, ada)
  const { status, body } = await ada.post(`/quotes/${quote.id}/accept`, { heads })
  expect([status, body.cost_id]).toEqual([200, planned.id])
  expect(body.data).toMatchObject({ accepted_heads: heads, accepted_total: 365_000 })
  expect((await ada.get(`/budget/${planned.id}`)).body.data).toMatchObject({
    estimated: 380_000,
    actual: 365_000,
    vendor: 'Fern & Fable',
    due: 365_000,
  })
  expect(await parts(ada)).toEqual([
    ['Deposit', 91_250],
    ['The rest', 273_750],
  ])
  expect(await vendorRow(world, fern)).toMatchObject({
    status: 'hired',
    price: 365_000,
    deposit: 91_250,
    deposit_state: 'refundable',
    deposit_until: '2027-04-01',
    cost_id: planned.id,
  })
  expect(
    (await world.db.selectFrom('user_checklist_items').where('id', '=', task).select('completed_at').executeTakeFirstOrThrow())
      .completed_at,
  ).not.toBe(null)
  const back = await ada.post(`/wedding-changes/${body.undo}/undo`)
  expect([back.status, back.body.data.kept]).toEqual([200, []])
  expect(await everything(world, ada)).toEqual(before)
  expect((await ada.post(`/quotes/${quote.id}/accept`, { heads })).status).toBe(200)
})

test('a quote without a planned cost makes one, and undo takes it away again', async () => {
  const { ada } = await quoting(world)
  const fern = await vendor(world, ada, { taxonomy: 'caterers' })
  const plan = [
    { name: 'On signing', share: 'percent', percent: 2_500, due_from: 'signing', due_days: 10 },
    { name: 'In spring', share: 'percent', percent: 5_000, due_date: '2027-04-01' },
    { name: 'The rest', share: 'rest', due_from: 'wedding', due_days: -14 },
  ]
  const quote = await quoted(ada, fern, { lines: [{ ...price, how: { by: 'amount', amount: 1_701_120 } }], plan })
  const before = await everything(world, ada)
  const { body } = await ada.post(`/quotes/${quote.id}/accept`, { heads })
  expect((await ada.get(`/budget/${body.cost_id}`)).body.data).toMatchObject({ category: 'caterers', actual: 1_701_120 })
  expect((await parts(ada)).map(([, amount]) => amount)).toEqual([425_280, 850_560, 425_280])
  expect((await ada.post(`/wedding-changes/${body.undo}/undo`)).body.data.kept).toEqual([])
  expect(await everything(world, ada)).toEqual(before)
})

test('fifty accepts at once are one booking', async () => {
  const { ada, event } = await quoting(world)
  const quote = await quoted(ada, await vendor(world, ada, { event: event.id }), terms)
  const answers = await Promise.all(Array.from({ length: 50 }, () => ada.post(`/quotes/${quote.id}/accept`, { heads })))
  const counted = Map.groupBy(answers, ({ status }) => status)
  expect([counted.get(200)?.length, counted.get(409)?.length]).toEqual([1, 49])
  expect((await ada.get('/budget')).body).toMatchObject({ meta: { total: 1 }, totals: { actual: 365_000, due: 365_000 } })
  expect((await parts(ada)).length).toBe(2)
})

test('of two vendors of one service the second asks: both, or instead?', async () => {
  const { ada, event } = await quoting(world)
  const [fern, clay, oxblood] = [
    await vendor(world, ada, { name: 'Fern & Fable', event: event.id }),
    await vendor(world, ada, { name: 'Clay & Clover', event: event.id }),
    await vendor(world, ada, { name: 'Oxblood Floral', event: event.id }),
  ]
  const quotes = [await quoted(ada, fern, terms), await quoted(ada, clay, terms), await quoted(ada, oxblood, terms)]
  const atOnce = await Promise.all(quotes.slice(0, 2).map(({ id }) => ada.post(`/quotes/${id}/accept`, { heads })))
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const refused = atOnce.findIndex(({ status }) => status === 422)
  expect(atOnce[refused]!.body.errors.second_hire[0]).toMatch(/hired already\. Both, or instead\?$/)
  const both = await ada.post(`/quotes/${quotes[refused]!.id}/accept`, { heads, second_hire: 'both' })
  expect([both.status, (await vendorRow(world, fern)).status, (await vendorRow(world, clay)).status]).toEqual([200, 'hired', 'hired'])
  const instead = await ada.post(`/quotes/${quotes[2]!.id}/accept`, { heads, second_hire: 'instead' })
  expect(instead.status).toBe(200)
  expect(await vendorRow(world, fern)).toMatchObject({ status: 'cancelled', cancelled_by: 'couple' })
  expect((await vendorRow(world, oxblood)).status).toBe('hired')
})

test('what has run out, what a newer quote took the place of and what is taken already is refused in words', async () => {
  const { ada, event } = await quoting(world)
  const fern = await vendor(world, ada, { event: event.id })
  const take = async (id: number) => {
    const { status, body } = await ada.post(`/quotes/${id}/accept`, { heads })
    return [status, body.errors?.id?.[0] ?? body.message]
  }
  const old = await quoted(ada, fern, { ...terms, valid_until: '2020-01-01' })
  expect(await take(old.id)).toEqual([422, 'This quote has run out. Ask them for a new one.'])
  const next = await quoted(ada, fern, { ...terms, valid_until: '2200-01-01' })
  expect(await take(old.id)).toEqual([422, 'There is a newer quote of theirs. Please look at that one.'])
  expect((await take(next.id))[0]).toBe(200)
  expect(await take(next.id)).toEqual([409, 'This quote is accepted already.'])
  const more = await quoted(ada, fern, terms)
  expect(await take(more.id)).toEqual([422, 'Another quote of theirs is accepted already.'])
})

test('a cost of theirs with payments keeps its plan, which follows what is agreed', async () => {
  const { ada, event } = await quoting(world)
  const cost = (await ada.post('/budget', { name: 'Flowers', category: 'florists', event_id: event.id, actual: 100_000 })).body.data
  await ada.put(`/budget/${cost.id}/plan`, {
    parts: [
      { name: 'Half', share: 'percent', percent: 5_000 },
      { name: 'Rest', share: 'rest' },
    ],
  })
  const fern = await vendor(world, ada, { event: event.id })
  await world.db.updateTable('user_vendors').set({ cost_id: cost.id }).where('id', '=', fern).execute()
  const quote = await quoted(ada, fern, terms)
  expect((await ada.post(`/quotes/${quote.id}/accept`, { heads })).body.cost_id).toBe(cost.id)
  expect(await parts(ada)).toEqual([
    ['Half', 182_500],
    ['Rest', 182_500],
  ])
})

// B1
test('a cost that is tied to another vendor is not written into, though nothing is agreed in it', async () => {
  const { ada, event } = await quoting(world)
  const theirs = (await ada.post('/budget', { name: 'Flowers', category: 'florists', event_id: event.id, estimated: 380_000 })).body.data
  const clay = await vendor(world, ada, { name: 'Clay & Clover', event: event.id })
  await world.db.updateTable('user_vendors').set({ cost_id: theirs.id }).where('id', '=', clay).execute()
  const before = (await ada.get(`/budget/${theirs.id}`)).body.data
  const fern = await vendor(world, ada, { event: event.id })
  const quote = await quoted(ada, fern, terms)
  const { status, body } = await ada.post(`/quotes/${quote.id}/accept`, { heads })
  expect([status, body.cost_id === theirs.id, (await vendorRow(world, fern)).cost_id]).toEqual([200, false, body.cost_id])
  expect((await ada.get(`/budget/${theirs.id}`)).body.data).toEqual({ ...before, quoted: null })
  expect((await vendorRow(world, clay)).cost_id).toBe(theirs.id)
})
