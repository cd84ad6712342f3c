// One chance: money

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()

// CALL-098 ENTITY-041 TEXT-010 TEXT-011 STATE-057
test('a couple begins its registry, and what it is called, where it is and what it came to stands with them', async () => {
  const ada = await engaged()
  expect((await ada.get('/users/me')).body.data.birdie_data).toBeNull()
  const { status, body } = await ada.post('/registry', { headline: 'No toasters', paypal: 'paypal.me/ada' })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    title: 'Ada & Bo Registry',
    occasion: 'Wedding',
    headline: 'No toasters',
    gift_total: 0,
    total_gifters: 0,
  })
  expect(body.data.identifier).toMatch(/^ada-and-bo-[\da-f]{6}$/)
  expect(body.data.url).toBe(`http://posy.test/registry/${body.data.identifier}`)
  const { identifier } = body.data
  expect((await ada.get('/users/me')).body.data.birdie_data).toEqual({ identifier, gift_total: 0, total_gifters: 0 })
})

// GUARD-043
test('without a wedding day there is no registry yet, and where the operator has none there never is', async () => {
  const ada = await world.couple()
  const { status, body } = await ada.post('/registry', { headline: 'No toasters' })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['wedding_date']])
  expect((await ada.get('/registry')).body).toMatchObject({ data: null, has_date: false })
})

// CALL-099 STATE-059
test('what it came to is reckoned from what arrived; whatever is sent for it is dropped', async () => {
  const { ada, identifier } = await registry()
  const sent = { gift_total: 900_000, total_gifters: 77, headline: 'Still no toasters' }
  expect((await ada.put('/registry', sent)).body.data).toMatchObject({ gift_total: 0, total_gifters: 0, headline: 'Still no toasters' })
  await ada.put('/users/me', { birdie_data: { gift_total: 5, identifier: 'mine' } })
  const ids = []
  for (const [from_name, amount, state] of [
    ['Dee', 16_000, 'arrived'],
    ['dee ', 4_000, 'arrived'],
    ['Tess', 5_000, 'pledged'],
    ['', 2_500, 'arrived'],
  ])
    ids.push((await ada.post('/registry/gifts', { from_name, amount, state })).body.data.id)
  const birdie = async () => (await ada.get('/users/me')).body.data.birdie_data
  expect(await birdie()).toEqual({ identifier, gift_total: 22_500, total_gifters: 2 })
  await ada.put(`/registry/gifts/${ids[2]}`, { state: 'arrived' })
  expect(await birdie()).toEqual({ identifier, gift_total: 27_500, total_gifters: 3 })
  await ada.delete(`/registry/gifts/${ids[0]}`)
  expect(await birdie()).toEqual({ identifier, gift_total: 11_500, total_gifters: 3 })
})

test('two who begin at once have one registry, and what was said last counts', async () => {
  const ada = await engaged()
  const both = await Promise.all(['One', 'Two'].map((headline) => ada.post('/registry', { headline })))
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(new Set(both.map(({ body }) => body.data.identifier)).size).toBe(1)
})

// CALL-100 STATE-058
test('a registry that is taken away is gone for guests and can be had back at the same address; what was given stays', async () => {
  const { ada, identifier } = await registry()
  await ada.post('/registry/gifts', { from_name: 'Dee', amount: 16_000 })
  const act = crypto.randomUUID()
  expect((await ada.delete('/registry', { act })).status).toBe(204)
  expect((await ada.get('/users/me')).body.data.birdie_data).toBeNull()
  expect((await world.visitor().get(`/public/registry/${identifier}`)).status).toBe(404)
  expect((await ada.get('/registry/gifts')).body.data).toMatchObject([{ from_name: 'Dee', amount: 16_000 }])
  expect((await ada.post(`/wedding-changes/${act}/undo`)).status).toBe(200)
  expect((await ada.get('/users/me')).body.data.birdie_data).toEqual({ identifier, gift_total: 16_000, total_gifters: 1 })
  expect((await world.visitor().get(`/public/registry/${identifier}`)).status).toBe(200)
})

test('a fund that is removed leaves its gifts, and comes back with them', async () => {
  const { ada } = await registry()
  const { id } = (await ada.post('/registry/funds', { title: 'Four plum trees', goal: 64_000 })).body.data
  await ada.post('/registry/gifts', { from_name: 'Dee', amount: 16_000, fund_id: id })
  const funds = async () => (await ada.get('/registry')).body.funds
  expect(await funds()).toMatchObject([{ title: 'Four plum trees', goal: 64_000, arrived: 16_000, pledged: 0, gifts: 1 }])
  const act = crypto.randomUUID()
  expect((await ada.delete(`/registry/funds/${id}`, { act })).status).toBe(204)
  expect((await ada.get('/registry/gifts')).body.data).toMatchObject([{ from_name: 'Dee', fund: null }])
  await ada.post(`/wedding-changes/${act}/undo`)
  expect(await funds()).toMatchObject([{ id, arrived: 16_000, gifts: 1 }])
  expect((await ada.get('/registry/gifts')).body.data).toMatchObject([{ fund: 'Four plum trees' }])
})

test('a link leads to the couple’s own account at PayPal or Venmo, and to nothing else', async () => {
  const { ada } = await registry()
  for (const paypal of [
    'https://evil.example/paypal.me/ada',
    'paypal.me/ada/../bo',
    'javascript:alert(1)',
    'https://paypal.me.evil.example/ada',
  ])
    expect([paypal, (await ada.put('/registry', { paypal })).status]).toEqual([paypal, 422])
  for (const venmo of ['https://evil.example/ada', '@', 'ada'])
    expect([venmo, (await ada.put('/registry', { venmo })).status]).toEqual([venmo, 422])
  for (const paypal of ['paypal.me/ada', 'https://www.paypal.com/paypalme/ada', ''])
    expect((await ada.put('/registry', { paypal })).status).toBe(200)
  for (const venmo of ['@ada-b', 'https://venmo.com/u/ada', '']) expect((await ada.put('/registry', { venmo })).status).toBe(200)
})

// C6
test('a fee that nobody knows is not known, and never nothing', async () => {
  const { ada } = await registry()
  const unknown = (await ada.post('/registry/gifts', { from_name: 'Dee', amount: 16_000, way: 'paypal' })).body.data
  expect(unknown).toMatchObject({ fee: null, net: null })
  const sums = async () => (await ada.get('/registry')).body.sums
  expect(await sums()).toMatchObject({ arrived: 16_000, fees: null, unknown_fees: 1 })
  const known = await ada.put(`/registry/gifts/${unknown.id}`, { fee: 494 })
  expect(known.body.data).toMatchObject({ fee: 494, net: 15_506 })
  expect(await sums()).toMatchObject({ fees: 494, unknown_fees: 0 })
  expect((await ada.put(`/registry/gifts/${unknown.id}`, { fee: 16_001 })).status).toBe(422)
})

async function engaged(): Promise<Person> {
  const ada = await world.couple()
  await ada.put('/users/me', { wedding_details: { date: '2031-06-28', other_firstname: 'Bo' } })
  return ada
}

async function registry() {
  const ada = await engaged()
  const { body } = await ada.post('/registry', { headline: 'No toasters', paypal: 'paypal.me/ada', bank: 'First Bank of Salem, 12 345' })
  return { ada, identifier: body.data.identifier as string }
}
