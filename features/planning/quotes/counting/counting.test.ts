// One chance: rights, writes, money

import { expect, test } from 'vitest'
import { everything, heads, parts, quoted, quoting, vendor, vendorRow } from '#tests/quoting.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const perHead = { key: 'supper', name: 'Supper', role: 'food', how: { by: 'head', rates: { adult: 10_000, child: 5_000 } } }
const terms = { lines: [perHead], late_percent: 15_000 }
const more = { ...heads, adults: 92, drinkers: 81 }

// M6
test('the final count is what the quote, the vendor and the cost come to, the task is done, and one undo takes it back', async () => {
  const { ada, quote, caterer, cost } = await accepted()
  await ada.put(`/user-vendors/${caterer}/deadlines`, { final_count: '2099-06-01' })
  const before = await everything(world, ada)
  const { status, body } = await ada.post(`/quotes/${quote}/count`, { heads: more })
  expect([status, body.data.counted_heads, body.data.counted_total]).toEqual([200, more, 930_000])
  expect(await vendorRow(world, caterer)).toMatchObject({ price: 930_000 })
  expect((await ada.get(`/budget/${cost}`)).body.data).toMatchObject({ actual: 930_000, due: 930_000 })
  expect((await parts(ada)).reduce((sum, [, amount]) => sum + amount, 0)).toBe(930_000)
  const [final] = (await ada.get(`/user-vendors/${caterer}/deadlines`)).body.data
  expect(final.completed_at).not.toBe(null)
  expect((await ada.post(`/wedding-changes/${body.undo}/undo`)).body.data.kept).toEqual([])
  expect(await everything(world, ada)).toEqual(before)
})

// M6
test('after it numbers only rise, who is added costs the late price, and of the same count twenty times at once one is kept', async () => {
  const { ada, quote, cost } = await accepted()
  await ada.post(`/quotes/${quote}/count`, { heads })
  const fewer = await ada.post(`/quotes/${quote}/count`, { heads: { ...more, children: 1 } })
  expect([fewer.status, fewer.body.errors.heads]).toEqual([422, ['After the final count numbers only rise.']])
  const all = await Promise.all(Array.from({ length: 20 }, () => ada.post(`/quotes/${quote}/count`, { heads: more })))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(all.filter(({ status }) => status === 409)).toHaveLength(19)
  // Two adults at one and a half times their price.
  expect((await ada.get(`/budget/${cost}`)).body.data.actual).toBe(910_000 + 2 * 15_000)
  await ada.post(`/quotes/${quote}/count`, { heads: { ...more, children: 3 } })
  expect((await ada.get(`/budget/${cost}`)).body.data.actual).toBe(910_000 + 2 * 15_000 + 7_500)
})

// M6
test('only what was accepted is counted, an agreed amount of the couple’s own stays, and strangers find nothing', async () => {
  const { ada, quote, cost, event } = await accepted()
  const other = await quoted(ada, await vendor(world, ada, { name: 'Clay', taxonomy: 'caterers', event: event.id }), terms)
  expect((await ada.post(`/quotes/${other.id}/count`, { heads })).body.errors.id).toEqual([
    'Accept this quote first: what is counted is what was agreed.',
  ])
  await ada.put(`/budget/${cost}`, { actual: 900_000 })
  const eve = await world.couple()
  expect((await eve.post(`/quotes/${quote}/count`, { heads: more })).status).toBe(404)
  const helper = await world.helper(ada, { [event.id]: [3] })
  expect((await helper.post(`/quotes/${quote}/count`, { heads: more })).status).toBe(403)
  const both = await world.helper(ada, { [event.id]: [3, 5] })
  expect((await both.post(`/quotes/${quote}/count`, { heads: more })).status).toBe(200)
  expect((await ada.get(`/budget/${cost}`)).body.data.actual).toBe(900_000)
})

async function accepted() {
  const { ada, event } = await quoting(world)
  const caterer = await vendor(world, ada, { event: event.id, taxonomy: 'caterers' })
  const { id: quote } = await quoted(ada, caterer, terms)
  const { body } = await ada.post(`/quotes/${quote}/accept`, { heads })
  return { ada, event, caterer, quote, cost: Number(body.cost_id) }
}
