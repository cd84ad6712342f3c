// One chance: money

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { db } = world

// B4
test('somebody is invited by a letter, pledges, changes it, confirms what the couple wrote down, and takes a pledge back', async () => {
  const { ada, id, token } = await invited()
  const dee = world.visitor()
  const own = `/public/contributors/${token}`
  expect((await dee.get(own)).body.data).toMatchObject({
    couple: ['Ada', 'Bo'],
    name: 'Aunt Dee',
    pledged: 0,
    given: 0,
    open: 0,
    pledges: [],
  })
  const pledge_key = crypto.randomUUID()
  const pledge = () => dee.post(`${own}/pledges`, { amount: 500_05, note: 'For the flowers', pledge_key, received: 5, user_id: 1 })
  const twice = await Promise.all([pledge(), pledge()])
  expect(twice.map(({ status }) => status)).toEqual([201, 201])
  const [first] = (await dee.get(own)).body.data.pledges
  expect((await dee.get(own)).body.data.pledges).toEqual([
    { id: first.id, item: null, amount: 500_05, note: 'For the flowers', is_confirmed: true, received: 0, received_on: null },
  ])
  expect((await dee.put(`${own}/pledges/${first.id}`, { amount: 600_00 })).body.data.open).toBe(600_00)

  const written = (await ada.post('/budget/pledges', { contributor_id: id, amount: 100_00 })).body.data
  expect((await dee.get(own)).body.data.pledges[1]).toMatchObject({ amount: 100_00, is_confirmed: false })
  await dee.put(`${own}/pledges/${written.id}`, {})
  expect((await giver(ada)).pledges[1]?.confirmed_at).not.toBeNull()
  expect((await dee.delete(`${own}/pledges/${written.id}`)).status).toBe(200)
  expect((await dee.delete(`${own}/pledges/${written.id}`)).status).toBe(404)
  expect(await giver(ada)).toMatchObject({ pledged: 600_00, received: 0, open: 600_00, link: 'sent' })
})

// B4
test('what was received is exact, counts as given, and is no longer theirs to change', async () => {
  const { ada, id, token } = await invited()
  const own = `/public/contributors/${token}`
  const pledge = (await ada.post('/budget/pledges', { contributor_id: id, amount: 1_000_01 })).body.data
  const receive = (received: number) => ada.put(`/budget/pledges/${pledge.id}`, { received })
  expect((await receive(1_000_02)).body.errors).toEqual({ received: ['That is more than was pledged. Change the pledge first.'] })
  expect((await receive(400_00)).body.data).toMatchObject({ received: 400_00, received_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  expect(await giver(ada)).toMatchObject({ pledged: 1_000_01, received: 400_00, open: 600_01 })
  const dee = world.visitor()
  expect((await dee.put(`${own}/pledges/${pledge.id}`, { amount: 5 })).status).toBe(409)
  expect((await dee.delete(`${own}/pledges/${pledge.id}`)).status).toBe(409)
  expect((await ada.put(`/budget/pledges/${pledge.id}`, { amount: 399_99 })).body.errors).toEqual({
    amount: ['More than that was received already.'],
  })
  expect((await dee.get(own)).body.data).toMatchObject({ given: 400_00, open: 600_01 })
  await receive(0)
  expect((await dee.put(`${own}/pledges/${pledge.id}`, { amount: 5 })).body.data.open).toBe(5)
})

// B4
test('two at once: a pledge that is received and taken back at the same moment is one or the other', async () => {
  const { ada, id, token } = await invited()
  for (let times = 0; times < 5; times++) {
    const pledge = (await ada.post('/budget/pledges', { contributor_id: id, amount: 5 })).body.data
    const [received, back] = await Promise.all([
      ada.put(`/budget/pledges/${pledge.id}`, { received: 5 }),
      world.visitor().delete(`/public/contributors/${token}/pledges/${pledge.id}`),
    ])
    expect([`${received.status} ${back.status}`]).toEqual([expect.stringMatching(/^(200 409|404 200)$/)])
  }
})

// B4
test('a share follows its cost until something of it came; the cost goes, the pledge stays, and undo brings both together', async () => {
  const { ada, id, token } = await invited()
  const cost = (await ada.post('/budget', { name: 'Secret supper', estimated: 333_33 })).body.data
  const said = { contributor_id: id, item_id: cost.id, percent: 5_000 }
  const pledge = (await ada.post('/budget/pledges', said)).body.data
  expect(await giver(ada)).toMatchObject({ pledged: 166_67 })
  await ada.put(`/budget/${cost.id}`, { actual: 400_00 })
  expect(await giver(ada)).toMatchObject({ pledged: 200_00 })
  const read = () => world.visitor().get(`/public/contributors/${token}`)
  expect(JSON.stringify((await read()).body)).not.toContain('Secret')
  await ada.put(`/budget/pledges/${pledge.id}`, { says_item: true })
  expect((await read()).body.data.pledges[0]).toMatchObject({ item: 'Secret supper', amount: 200_00 })
  const { undo } = (await ada.post('/budget/items/delete', { items: [cost.id] })).body.data
  expect((await giver(ada)).pledges[0]).toMatchObject({ item: null, percent: null, pledged: 200_00 })
  await ada.post(`/wedding-changes/${undo}/undo`, {})
  expect((await giver(ada)).pledges[0]).toMatchObject({ item: 'Secret supper', percent: 5_000, pledged: 200_00 })
  for (const [body, field] of [
    [{ contributor_id: id, percent: 5_000 }, 'item_id'],
    [{ ...said, amount: 5 }, 'percent'],
    [{ contributor_id: id + 999, amount: 5 }, 'contributor_id'],
  ] as const)
    expect(Object.keys((await ada.post('/budget/pledges', body)).body.errors)).toEqual([field])
})

// B4
test('who paid what, and who owes whom: a contributor who paid too much is paid by one who owes', async () => {
  const { ada, id: dee } = await invited()
  const cost = (await ada.post('/budget', { name: 'Supper', actual: 1_000_00 })).body.data
  const bob = (await ada.post('/budget/contributors', { name: 'Bob', email: `bob${cost.id}@example.com` })).body.data
  await ada.post('/budget/pledges', { contributor_id: dee, amount: 300_00 })
  await ada.post('/budget/pledges', { contributor_id: bob.id, amount: 200_00 })
  const paid = { item_id: cost.id, paid_at: '2026-11-03T12:00:00Z' }
  const first = (await ada.post('/user-transactions', { ...paid, name: 'Deposit', amount: 500_00, payer: 'aunt dee ' })).body.data
  await ada.post('/user-transactions', { ...paid, name: 'The rest', amount: 500_00 })
  await ada.post('/user-transactions', { ...paid, item_id: null, name: 'Tip', amount: 50_00, payer: 'Bob', tip_role: 'servers' })
  let { settling } = await page(ada)
  expect(settling!.parties.map(({ name, paid, given, bears, balance }) => [name, paid, given, bears, balance])).toEqual([
    ['Ada & Bo', 550_00, 0, 550_00, 0],
    ['Aunt Dee', 500_00, 0, 300_00, 200_00],
    ['Bob', 0, 0, 200_00, -200_00],
  ])
  expect(settling!.transfers).toEqual([{ from: bob.id, to: dee, amount: 200_00 }])
  await ada.put(`/budget/contributors/${dee}`, { name: 'Dee' })
  expect(await giver(ada, 'Dee')).toMatchObject({ paid: 500_00, open: 0, payments: [{ id: first.id, name: 'Deposit', amount: 500_00 }] })
  await ada.post('/user-transactions', {
    name: 'Too much',
    amount: 200_00,
    refunds: first.id,
    transaction_type: 'refund',
    paid_at: paid.paid_at,
  })
  settling = (await page(ada)).settling
  expect(settling!.transfers).toEqual([{ from: bob.id, to: null, amount: 200_00 }])
  expect(settling!.parties.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
})

// B4
test('a link is mailed once, kept as a hash alone, ends by a newer one, by the couple and by another address, and says so', async () => {
  const { ada, id, token, email } = await invited()
  expect(await letters(email)).toHaveLength(1)
  await Promise.all([ada.put(`/budget/contributors/${id}/letter`), ada.put(`/budget/contributors/${id}/letter`)])
  expect(await letters(email)).toHaveLength(1)
  const kept = JSON.stringify(await db.selectFrom('contributor_links').selectAll().execute())
  expect(kept).not.toContain(token)
  const open = async (secret = token) => (await world.visitor().get(`/public/contributors/${secret}`)).status
  expect(await open()).toBe(200)
  await db.updateTable('contributor_links').set({ created_at: '2026-01-01T00:00:00Z' }).where('contributor_id', '=', id).execute()
  await db.deleteFrom('rate_limits').execute()
  await ada.put(`/budget/contributors/${id}/letter`)
  const [newer] = (await letters(email)).filter((other) => other !== token)
  expect([await open(), await open(newer)]).toEqual([410, 200])
  expect((await ada.delete(`/budget/contributors/${id}/letter`)).status).toBe(200)
  expect(await open(newer)).toBe(410)
  expect((await world.visitor().post(`/public/contributors/${newer}/pledges`, { amount: -1 })).status).toBe(410)
  expect(await giver(ada)).toMatchObject({ link: 'revoked' })
  const again = await invited()
  await again.ada.put(`/budget/contributors/${again.id}`, { email: `other${again.id}@example.com` })
  expect(await open(again.token)).toBe(410)
})

// B4
test('a stranger’s ids and another couple’s link open nothing; the same name or address is on a list once', async () => {
  const [one, other] = [await invited(), await invited()]
  const pledge = (await other.ada.post('/budget/pledges', { contributor_id: other.id, amount: 5 })).body.data
  const visitor = world.visitor()
  const own = `/public/contributors/${one.token}`
  for (const body of [{ amount: 6 }, { amount: 'much' }, undefined])
    expect((await visitor.put(`${own}/pledges/${pledge.id}`, body)).status).toBe(404)
  expect((await visitor.delete(`${own}/pledges/${pledge.id}`)).status).toBe(404)
  expect((await one.ada.put(`/budget/pledges/${pledge.id}`, { amount: 6 })).status).toBe(404)
  const cost = (await other.ada.post('/budget', { name: 'Supper', estimated: 5 })).body.data
  const mine = (await one.ada.post('/budget/pledges', { contributor_id: one.id, amount: 5 })).body.data
  for (const answer of [
    await one.ada.post('/budget/pledges', { contributor_id: one.id, item_id: cost.id, amount: 5 }),
    await one.ada.put(`/budget/pledges/${mine.id}`, { item_id: cost.id }),
  ])
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['item_id']])
  expect((await one.ada.post('/budget/pledges', { contributor_id: other.id, amount: 5 })).status).toBe(422)
  expect((await one.ada.put(`/budget/contributors/${other.id}/letter`)).status).toBe(404)
  expect((await one.ada.delete(`/budget/contributors/${other.id}`)).status).toBe(404)
  const again = (body: object) => one.ada.post('/budget/contributors', { name: 'Zoe', email: 'zoe@example.com', ...body })
  expect(Object.keys((await again({ name: 'AUNT DEE' })).body.errors)).toEqual(['name'])
  expect(Object.keys((await again({ email: one.email.toUpperCase() })).body.errors)).toEqual(['email'])
  expect((await page(one.ada)).data).toHaveLength(1)
})

// B4
test('whoever is removed comes back with their pledges by undo, and without their link', async () => {
  const { ada, id, token } = await invited()
  await world.visitor().post(`/public/contributors/${token}/pledges`, { amount: 5 })
  const { undo } = (await ada.delete(`/budget/contributors/${id}`)).body.data
  expect((await page(ada)).data).toEqual([])
  expect((await world.visitor().get(`/public/contributors/${token}`)).status).toBe(404)
  expect((await ada.post(`/wedding-changes/${undo}/undo`, {})).status).toBe(200)
  expect(await giver(ada)).toMatchObject({ pledged: 5, link: 'none' })
  expect((await world.visitor().get(`/public/contributors/${token}`)).status).toBe(404)
})

interface Giver {
  name: string
  pledges: { confirmed_at: string | null }[]
}

interface Page {
  data: Giver[]
  settling: { parties: { name: string; paid: number; given: number; bears: number; balance: number }[]; transfers: object[] } | null
}

async function page(couple: Person): Promise<Page> {
  return (await couple.get('/budget/contributors')).body
}

async function giver(couple: Person, name = 'Aunt Dee') {
  return (await page(couple)).data.find((one) => one.name === name)!
}

async function invited() {
  const ada = await world.couple()
  await ada.put('/users/me', { wedding_details: { other_firstname: 'Bo' } })
  const email = `dee${ada.id}@example.com`
  const { status, body } = await ada.post('/budget/contributors', { name: 'Aunt Dee', email })
  expect(status).toBe(201)
  return { ada, id: body.data.id as number, email, token: (await letters(email))[0]! }
}

/** The secrets of the letters to an address, the first first. */
async function letters(email: string): Promise<string[]> {
  const mails = await db.selectFrom('mails').where('to_address', '=', email).orderBy('id').select('text').execute()
  return mails.map(({ text }) => /\/contributions\/([\w-]{43})/.exec(text)![1]!)
}
