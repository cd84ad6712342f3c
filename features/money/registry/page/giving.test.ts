// One chance: money

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

test('anybody with the address sees what it is for and how far it is, and nothing of who gave, or where the money goes', async () => {
  const { ada, identifier, fund } = await registry()
  await ada.post('/registry/gifts', { from_name: 'Secret Dee', message: 'Secret words', amount: 16_000, fund_id: fund })
  const { status, body, text } = await world
    .visitor()
    .get(`/public/registry/${identifier}`)
    .then((answer) => ({ ...answer, text: JSON.stringify(answer.body) }))
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ title: 'Ada & Bo Registry', occasion: 'Wedding', ways: ['paypal', 'bank', 'hand'] })
  expect(body.data.funds).toMatchObject([{ title: 'Four plum trees', goal: 64_000, arrived: 16_000, pledged: 0, gifts: 1 }])
  expect(text).not.toMatch(/Secret|paypal\.me|First Bank/)
  for (const other of ['nobody', '', 'A%00', identifier.toUpperCase(), `${identifier}x`])
    expect((await world.visitor().get(`/public/registry/${other}`)).status).toBe(404)
})

test('a promise goes to the couple’s own account, is told to them, and is no money until they tick it off', async () => {
  const { ada, identifier, fund } = await registry()
  const visitor = world.visitor()
  const give = (body: object) =>
    visitor.post(`/public/registry/${identifier}/gifts`, { from_name: 'Dee', amount: 16_050, way: 'paypal', ...body })
  const { status, body } = await give({
    fund_id: fund,
    message: 'For my niece.',
    state: 'arrived',
    fee: 0,
    thanked_on: '2026-01-01',
    user_id: 1,
  })
  expect(status).toBe(201)
  expect(body.data).toEqual({
    couple: ['Ada', 'Bo'],
    fund: 'Four plum trees',
    amount: 16_050,
    way: 'paypal',
    url: 'https://paypal.me/ada/160.50USD',
    words: '',
  })
  expect((await give({ way: 'bank' })).body.data).toMatchObject({ fund: null, url: null, words: 'First Bank of Salem, 12 345' })
  expect((await give({ way: 'venmo' })).body.errors).toEqual({ way: ['They don’t take gifts this way. Please choose another.'] })
  const news = (await ada.get('/users/notifications')).body.data
  expect(news.map(({ data }: { data: { title: string } }) => data.title)).toContain('Dee gives you $160.50')
  const [, gift] = (await ada.get('/registry/gifts')).body.data
  expect(gift).toMatchObject({
    from_name: 'Dee',
    state: 'pledged',
    source: 'pledge',
    fee: null,
    net: null,
    thanked_on: null,
    message: 'For my niece.',
  })
  expect((await ada.get('/users/me')).body.data.birdie_data).toMatchObject({ gift_total: 0, total_gifters: 0 })
  await ada.put(`/registry/gifts/${gift.id}`, { state: 'arrived' })
  expect((await ada.get('/users/me')).body.data.birdie_data).toMatchObject({ gift_total: 16_050, total_gifters: 1 })
})

test('the same form sent twice, or by ten presses at once, is one gift', async () => {
  const { ada, identifier } = await registry()
  const promise = { from_name: 'Dee', amount: 4_000, way: 'hand', pledge_key: crypto.randomUUID() }
  const visitor = world.visitor()
  const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.post(`/public/registry/${identifier}/gifts`, promise)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect((await ada.get('/registry/gifts')).body.data).toHaveLength(1)
})

test('what is missing is said beside its field, another’s fund is none, and one place promises no more than thirty times an hour', async () => {
  const [{ identifier, ada }, other] = [await registry(), await registry()]
  const visitor = world.visitor()
  const give = (body: object) => visitor.post(`/public/registry/${identifier}/gifts`, body)
  expect(Object.keys((await give({})).body.errors).toSorted()).toEqual(['amount', 'from_name', 'way'])
  const whole = { from_name: 'Dee', amount: 4_000, way: 'hand' }
  for (const amount of [0, -5, 1.5, '40', 1e12]) expect((await give({ ...whole, amount })).status).toBe(422)
  expect(Object.keys((await give({ ...whole, fund_id: other.fund })).body.errors)).toEqual(['fund_id'])
  const statuses = []
  for (let n = 0; n < 32; n++) statuses.push((await give(whole)).status)
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect((await ada.get('/registry/gifts')).body.meta.total).toBeLessThanOrEqual(30)
})

async function registry() {
  const ada = await world.couple()
  await ada.put('/users/me', { wedding_details: { date: '2031-06-28', other_firstname: 'Bo' } })
  const said = { headline: 'No toasters', paypal: 'https://paypal.me/ada', bank: 'First Bank of Salem, 12 345' }
  const { identifier } = (await ada.post('/registry', said)).body.data
  const fund = (await ada.post('/registry/funds', { title: 'Four plum trees', goal: 64_000 })).body.data.id
  return { ada, identifier: identifier as string, fund: fund as number }
}
