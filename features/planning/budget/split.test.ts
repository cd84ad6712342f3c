// One chance: money

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import { shares, split } from './split.ts'

const world = await newWorld()
const all = new Set(shares.map(({ id }) => id))

test('our split sums to a hundred, and to the cent whatever is ticked', () => {
  expect(shares.reduce((sum, { share }) => sum + share, 0)).toBe(100)
  expect(sumOf(split(3_333_333, all))).toBe(3_333_333)
  expect(split(3_800_000, all).get('place')).toBe(722_000)
  expect(split(3_000, new Set(['food', 'reserve']))).toEqual(
    new Map([
      ['food', 2_040],
      ['reserve', 960],
    ]),
  )
  for (let total = 0; total < 500; total++)
    for (const { id } of shares) expect(sumOf(split(total, new Set([...all].filter((one) => one !== id))))).toBe(total)
  expect(sumOf(split(1_000_000_000_000, all))).toBe(1_000_000_000_000)
})

test('a couple says its total and splits it; the split is one act, which is taken back whole and leaves the total; it never splits more than it has', async () => {
  const ada = await world.couple()
  const parts = [...split(3_333_333, all)].map(([id, estimated]) => {
    const { name, category } = shares.find((share) => share.id === id)!
    return { name, category, estimated }
  })
  expect((await ada.post('/budget/split', { total: 3_333_332, parts })).status).toBe(422)
  const act = crypto.randomUUID()
  const { status, body } = await ada.post('/budget/split', { total: 3_333_333, parts, act })
  expect(status).toBe(201)
  expect(body.data).toHaveLength(16)
  expect((await ada.get('/budget')).body.totals).toMatchObject({ budgeted: 3_333_333, estimated: 3_333_333, rest: 3_333_333 })
  expect((await ada.post(`/wedding-changes/${act}/undo`)).body.data.kept).toEqual([])
  expect((await ada.get('/budget')).body).toMatchObject({ meta: { total: 0 }, totals: { budgeted: 3_333_333, estimated: 0 } })
  const event = await world.event(ada, 'The wedding')
  const helper = await world.helper(ada, { [event.id]: [5] })
  expect((await helper.post('/budget/split', { total: 5, parts: [{ name: 'One', estimated: 5 }], user_id: ada.id })).status).toBe(403)
})

function sumOf(parts: ReadonlyMap<string, number>): number {
  return [...parts.values()].reduce((sum, cents) => sum + cents, 0)
}
