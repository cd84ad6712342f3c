// One chance: money

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()

const rates = { per_adult: 95_00, per_child: 47_50, per_infant: 1_00, per_drinker: 42_00, per_vendor: 45_00 }

// B2
test('a cost for each head is planned by the heads that it names, whoever counts them', async () => {
  const { ada, party } = await wedding()
  const guest = (age_group: string, status: number, more: object = {}, plus_one_count = 0) =>
    ada.post('/guests', { firstname: 'One', age_group, ...more, wedding_events: [{ id: party.id, status, plus_one_count }] })
  await guest('adult', 2, {}, 1)
  await guest('adult', 2, { drinks: false })
  await guest('child', 2)
  await guest('infant', 2)
  for (const status of [0, 1, 4]) await guest('adult', status)
  await guest('child', 1)
  await guest('infant', 0)
  await guest('adult', 3)
  await hire(ada, party.id, 6)
  await hire(ada, null, 9)

  const said = async (body: object) => {
    const { data } = (await ada.post('/budget', { name: 'Supper', event_id: party.id, estimated: 7, ...rates, ...body })).body
    expect((await ada.get(`/budget/${data.id}`)).body.data).toEqual(data)
    return [data.heads, data.estimated]
  }
  const price = (adults: number, children: number, infants: number, drinkers: number) =>
    adults * 95_00 + children * 47_50 + infants * 1_00 + drinkers * 42_00 + 6 * 45_00
  expect(await said({ head_count: 'coming' })).toEqual([5, price(3, 1, 1, 2)])
  expect(await said({ head_count: 'invited' })).toEqual([11, price(7, 2, 2, 6)])
  // Of five who are open 4.15 are expected; adults 2.49, with the children 3.32.
  expect(await said({ head_count: 'expected' })).toEqual([9, price(5, 2, 2, 4)])
  expect(await said({ head_count: 'expected', expected_rate: 50 })).toEqual([8, price(5, 1, 2, 4)])
  expect(await said({ head_count: 'expected', expected_rate: 0 })).toEqual([5, price(3, 1, 1, 2)])
  expect(await said({ head_count: 'guaranteed', guaranteed: 4 })).toEqual([5, price(3, 1, 1, 2)])
  expect(await said({ head_count: 'guaranteed', guaranteed: 10 })).toEqual([10, price(6, 2, 2, 4)])
  expect(await said({ head_count: 'guaranteed' })).toEqual([5, price(3, 1, 1, 2)])
  expect(await said({ head_count: 'coming', event_id: null })).toEqual([null, null])
  expect(await said({})).toEqual([null, 7])
})

// B2
test('a guarantee holds before anybody answered, and before anybody is on the list', async () => {
  const { ada, party } = await wedding()
  const { id } = (await ada.post('/budget', { name: 'Supper', event_id: party.id, head_count: 'guaranteed', guaranteed: 10, ...rates }))
    .body.data
  const planned = async () => {
    const { heads, estimated } = (await ada.get(`/budget/${id}`)).body.data
    return [heads, estimated]
  }
  expect(await planned()).toEqual([10, 10 * (95_00 + 42_00)])
  await ada.post('/guests', { firstname: 'Ann', wedding_events: [party.id] })
  await ada.post('/guests', { firstname: 'Kit', age_group: 'child', wedding_events: [party.id] })
  expect(await planned()).toEqual([10, 5 * (95_00 + 42_00) + 5 * 47_50])
})

// B2
test('list, totals, categories and order read the same heads at the same moment', async () => {
  const { ada, party } = await wedding()
  const add = (body: object) => ada.post('/budget', { event_id: party.id, ...body })
  await add({ name: 'Supper', category: 'caterers', head_count: 'coming', per_adult: 100_00, estimated: 1 })
  await add({ name: 'Flowers', category: 'florists', estimated: 150_00 })
  const seen = async () => {
    const { data, totals } = (await ada.get('/budget?order_by=estimated&order_dir=asc')).body
    return [data.map(({ name, estimated }: { name: string; estimated: number }) => [name, estimated]), totals.estimated, totals.rest]
  }
  expect(await seen()).toEqual([[['Supper', 0], ['Flowers', 150_00]], 150_00, 150_00]) // biome-ignore format: a table
  await ada.post('/guests', { firstname: 'Ann', wedding_events: [{ id: party.id, status: 2, plus_one_count: 1 }] })
  expect(await seen()).toEqual([[['Flowers', 150_00], ['Supper', 200_00]], 350_00, 350_00]) // biome-ignore format: a table
  const { categories } = (await ada.get(`/budget?event_id=${party.id}`)).body.totals
  expect(categories.map(({ category, estimated }: Record<string, unknown>) => [category, estimated])).toEqual([
    ['caterers', 200_00],
    ['florists', 150_00],
  ])
})

test('rates are cents that are not negative, and numbers of heads are numbers', async () => {
  const { ada, party } = await wedding()
  const refused = async (body: object) => (await ada.post('/budget', { name: 'Cake', event_id: party.id, ...body })).status
  for (const per_adult of [-1, 0.5, '95', 10_000_001]) expect(await refused({ per_adult })).toBe(422)
  for (const guaranteed of [-1, 1.5, 100_001]) expect(await refused({ guaranteed })).toBe(422)
  for (const expected_rate of [-1, 101, 0.83, null]) expect(await refused({ expected_rate })).toBe(422)
  expect(await refused({ head_count: 'some' })).toBe(422)
})

test('what a cost counts is changed as one act, and is taken back', async () => {
  const { ada, party } = await wedding()
  await ada.post('/guests', { firstname: 'Ann', wedding_events: [{ id: party.id, status: 2 }] })
  const { id } = (await ada.post('/budget', { name: 'Supper', event_id: party.id, estimated: 500_00 })).body.data
  const act = crypto.randomUUID()
  const changed = await ada.put(`/budget/${id}`, { head_count: 'coming', per_adult: 95_00, act })
  expect(changed.body.data).toMatchObject({ estimated: 95_00, heads: 1 })
  expect((await ada.post(`/wedding-changes/${act}/undo`)).status).toBe(200)
  expect((await ada.get(`/budget/${id}`)).body.data).toMatchObject({ estimated: 500_00, head_count: null, per_adult: null, heads: null })
})

async function wedding() {
  const ada = await world.couple()
  return { ada, party: await world.event(ada, 'Party') }
}

function hire({ id: user_id }: Person, guest_wedding_event_id: number | null, vendor_meals: number) {
  return world.db
    .insertInto('user_vendors')
    .values({ user_id, guest_wedding_event_id, name: 'Band', status: 'hired', vendor_meals })
    .execute()
}
