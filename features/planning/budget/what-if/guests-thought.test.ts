// One chance: rights, money

import { expect, test } from 'vitest'
import { allRows, changesBetween } from '#tests/hostile/rows.ts'
import { quoted, vendor } from '#tests/quoting.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

// B5 B2 B4 V5
test('heads, a party that can’t come and pledges move every figure that hangs on them, and dropped, each row is as it was', async () => {
  const { ada, supper, event, aunt, pledge, millers } = await gathering()
  const before = await allRows(world.db)
  const weighed = await ada.post('/budget/what-if', {
    heads: [{ event_id: event, adults: 3, children: 1 }],
    replies: [{ event_id: event, ids: millers, status: 3 }],
    pledges: [{ id: pledge, amount: 900_00, version: 1 }],
  })
  expect(weighed.status).toBe(200)
  expect(weighed.body.data).toEqual([
    moved('all', null, '', 'estimated', 400_00, 500_00),
    moved('all', null, '', 'rest', 400_00, 500_00),
    moved('category', null, 'caterers', 'estimated', 400_00, 500_00),
    moved('cost', supper, 'Supper', 'heads', 4, 6),
    moved('cost', supper, 'Supper', 'estimated', 400_00, 500_00),
    moved('event', event, 'Supper', 'listed', 3, 7),
    moved('event', event, 'Supper', 'declined', 0, 2),
    moved('event', event, 'Supper', 'guests', 3, 5),
    moved('event', event, 'Supper', 'heads', 4, 6),
    moved('event', event, 'Supper', 'adults', 4, 5),
    moved('event', event, 'Supper', 'children', 0, 1),
    moved('event', event, 'Supper', 'drinkers', 4, 5),
    moved('event', event, 'Supper', 'seats', 4, 6),
    moved('event', event, 'Supper', 'meals', 4, 6),
    moved('quote', expect.any(Number), 'The kitchen', 'total', 360_00, 530_00),
    moved('pledge', pledge, 'Aunt Nkechi', 'pledged', 500_00, 900_00),
    moved('contributor', aunt, 'Aunt Nkechi', 'pledged', 500_00, 900_00),
    moved('contributor', aunt, 'Aunt Nkechi', 'open', 500_00, 900_00),
    moved('contributor', aunt, 'Aunt Nkechi', 'bears', 500_00, 900_00),
    moved('contributor', aunt, 'Aunt Nkechi', 'balance', -500_00, -900_00),
    moved('couple', null, '', 'bears', -500_00, -900_00),
    moved('couple', null, '', 'balance', 500_00, 900_00),
  ])
  expect(changesBetween(before, await allRows(world.db))).toEqual([])
})

// B5
test('made so, who could not come has said so, new heads are on the list to be named, and one undo takes all of it back', async () => {
  const { ada, supper, event, pledge, millers } = await gathering()
  const thought = {
    heads: [{ event_id: event, adults: 3, children: 1 }],
    replies: [{ event_id: event, ids: millers, status: 3 }],
    pledges: [{ id: pledge, amount: 900_00, version: 1 }],
    changes: [{ id: supper, per_adult: 110_00, version: 1 }],
  }
  const weighed = (await ada.post('/budget/what-if', thought)).body.data
  const act = crypto.randomUUID()
  const accepted = await ada.post('/budget/what-if/accept', { ...thought, act })
  expect([accepted.status, accepted.body.data]).toEqual([200, weighed])
  const { data } = (await ada.get('/guests')).body
  expect(data.filter(({ firstname }: { firstname: string }) => firstname === 'To be named')).toHaveLength(4)
  expect((await ada.get(`/budget/${supper}`)).body.data).toMatchObject({ heads: 6, estimated: 550_00 })
  expect((await ada.post(`/wedding-changes/${act}/undo`)).status).toBe(200)
  expect((await ada.get(`/budget/${supper}`)).body.data).toMatchObject({ heads: 4, estimated: 400_00 })
  expect((await ada.get('/guests')).body.data).toHaveLength(3)
  expect((await ada.get('/budget/contributors')).body.totals).toMatchObject({ pledged: 500_00 })
})

// B5
test('fewer heads whom nobody names are weighed, as many as come, and can’t be made so', async () => {
  const { ada, supper, event } = await gathering()
  const fewer = (adults: number) => ({ heads: [{ event_id: event, adults }] })
  const before = await allRows(world.db)
  const { body } = await ada.post('/budget/what-if', fewer(-2))
  expect(body.data).toContainEqual(moved('cost', supper, 'Supper', 'estimated', 400_00, 200_00))
  expect(body.data).toContainEqual(moved('event', event, 'Supper', 'drinkers', 4, 2))
  expect(body.data).toContainEqual(moved('event', event, 'Supper', 'declined', 0, 2))
  expect(body.data).toContainEqual(moved('quote', expect.any(Number), 'The kitchen', 'total', 360_00, 180_00))
  expect((await ada.post('/budget/what-if', fewer(-5))).body.errors).toHaveProperty('heads')
  expect((await ada.post('/budget/what-if/accept', fewer(-2))).body.errors).toHaveProperty('heads')
  expect(changesBetween(before, await allRows(world.db))).toEqual([])
})

// B5
test('guests and pledges are the couple’s to think of; a stranger’s are refused', async () => {
  const { ada, event, pledge, millers } = await gathering()
  const helper = await world.helper(ada, { [event]: [2, 5] })
  const eve = await world.couple()
  const bodies = [
    { heads: [{ event_id: event, adults: 1 }] },
    { replies: [{ event_id: event, ids: millers, status: 3 }] },
    { pledges: [{ id: pledge, amount: 1 }] },
  ]
  for (const path of ['/budget/what-if', '/budget/what-if/accept'])
    for (const body of bodies) {
      // A pledge toward all of it is none that a helper sees.
      expect((await helper.post(path, body)).status).toBe('pledges' in body ? 422 : 403)
      expect((await eve.post(path, body)).status).toBe(422)
    }
  const theirs = await world.event(eve, 'Hers')
  for (const path of ['/budget/what-if', '/budget/what-if/accept'])
    expect((await eve.post(path, { replies: [{ event_id: theirs.id, ids: millers, status: 3 }] })).status).toBe(422)
  expect((await ada.get('/budget/contributors')).body.totals).toMatchObject({ pledged: 500_00 })
})

/** A supper at 100 for each adult and child who comes, the two Millers among them, a caterer who asks less, and an aunt who gives. */
async function gathering() {
  const ada = await world.couple()
  const { id: event } = await world.event(ada, 'Supper')
  const guest = async (firstname: string, plus_one_count = 0): Promise<number> =>
    (await ada.post('/guests', { firstname, wedding_events: [{ id: event, status: 2, plus_one_count }] })).body.data.id
  const millers = [await guest('May'), await guest('Mo')]
  await guest('Ann', 1)
  const cost = { name: 'Supper', category: 'caterers', event_id: event, head_count: 'coming', per_adult: 100_00, per_child: 0 }
  const supper: number = (await ada.post('/budget', cost)).body.data.id
  const kitchen = await vendor(world, ada, { name: 'The kitchen', event, taxonomy: 'caterers' })
  const menu = { key: 'menu', name: 'Menu', how: { by: 'head', rates: { adult: 90_00, child: 80_00 } } }
  await quoted(ada, kitchen, { lines: [menu] })
  const aunt = (await ada.post('/budget/contributors', { name: 'Aunt Nkechi', email: `nkechi${ada.id}@example.com` })).body.data.id
  const pledge = (await ada.post('/budget/pledges', { contributor_id: aunt, amount: 500_00 })).body.data.id
  return { ada, event, millers, supper, aunt, pledge }
}

function moved(of: string, id: unknown, name: string, figure: string, before: number, after: number) {
  return { of, id, name, figure, before, after }
}
