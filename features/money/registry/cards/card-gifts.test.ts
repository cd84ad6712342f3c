// One chance: money

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { stripeHeaders } from '#server/sandbox/webhooks.ts'
import { stripeCalls } from '#server/sandbox/stripe-calls.ts'
import { operator as newOperator } from '#tests/acting.ts'
import { newMoneyWorld } from '#tests/money-world.ts'
import { begin } from './rows.server.ts'

const world = await newMoneyWorld()
const { sandbox, db, told } = world
const operator = await newOperator(world)
const approval = { approved_on: '2026-01-02', reference: 'Case 1234' }

// C6
test('a gift by card is the couple’s own charge, with gross, fee and net, and counted without their tick', async () => {
  const { ada, identifier, account, fund } = await connected()
  const { status, body } = await give(identifier, account, { fund_id: fund })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ status: 'paid', fund: 'Plums', amount: 10_000, fee: 320, net: 9_680 })
  expect(body.data.available_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  const [gift] = (await ada.get('/registry/gifts?show=to_thank')).body.data
  expect(gift).toMatchObject({ source: 'card', way: 'card', state: 'arrived', amount: 10_000, fee: 320, net: 9_680, from_name: 'Dee' })
  expect(gift.available_on).toBe(body.data.available_on)
  expect(await totals(ada)).toMatchObject({ gift_total: 10_000, total_gifters: 1 })
  expect(sandbox.state.all('charge')).toEqual([])
  expect(chargesOf(account)).toMatchObject([{ amount: 10_000, application_fee_amount: null }])
  const { rows } = { rows: await db.selectFrom('mails').where('to_address', '=', 'dee@posy.test').select('text').execute() }
  expect(rows[0]?.text).toContain('$3.20')
  // What the provider said is not theirs to change.
  await ada.put(`/registry/gifts/${gift.id}`, { amount: 1, fee: 0, state: 'pledged', note: 'x' })
  expect((await ada.get('/registry/gifts')).body.data[0]).toMatchObject({ amount: 10_000, fee: 320, state: 'arrived', note: 'x' })
})

// C6
test('a declined card is no gift, a bank that asks is answered, and a lost answer or ten presses are one charge', async () => {
  const { ada, identifier, account } = await connected()
  const no = await give(identifier, account, {}, 'pm_card_chargeDeclined')
  expect([no.status, no.body.errors]).toEqual([422, { payment_method: ['Your card was declined.'] }])
  expect((await ada.get('/registry/gifts')).body.data).toEqual([])
  const asked = said(account, {}, 'pm_card_authenticationRequired')
  const first = await send(identifier, asked)
  expect(first.body.data.status).toBe('needs_action')
  sandbox.answerBank(first.body.data.client_secret, true)
  expect((await send(identifier, asked)).body.data).toMatchObject({ status: 'paid', fee: 320 })
  const lost = said(account, {}, 'pm_card_cutAfterCharge')
  for (let nth = 0; nth < 3; nth++) await send(identifier, lost)
  expect((await ada.get('/registry/gifts')).body.data).toHaveLength(2)
  const once = said(account)
  await Promise.all(Array.from({ length: 5 }, () => send(identifier, once)))
  expect((await send(identifier, once)).body.data.status).toBe('paid')
  expect(chargesOf(account)).toHaveLength(3)
  expect((await send(identifier, { ...once, amount: 20_000 })).status).toBe(422)
})

// C6
test('an operator records the provider’s approval, and withdraws it: nothing new is begun then, and what is under way is followed', async () => {
  const { ada, identifier, account } = await connected()
  const asking = said(account, {}, 'pm_card_authenticationRequired')
  const { client_secret } = (await send(identifier, asking)).body.data
  for (const wrong of [{ reference: '' }, { approved_on: '9999-01-01' }])
    expect((await operator.put('/admin/card-gifts', { ...approval, ...wrong })).status).toBe(422)
  expect((await ada.get('/admin/card-gifts')).status).toBe(403)
  const { data } = (await operator.put('/admin/card-gifts', { approved_on: null })).body
  expect(data).toMatchObject({ approval: null, under_way: 1, recorded: [{ approved_on: null, by: 'Nadia Rahman' }, approval] })
  expect((await world.visitor().get(`/public/registry/${identifier}`)).body.data.card).toBe(null)
  expect((await ada.get('/registry')).body.account).toBe(null)
  expect((await ada.post('/registry/account', {})).status).toBe(404)
  expect((await give(identifier, account)).status).toBe(404)
  expect(chargesOf(account)).toEqual([])
  sandbox.answerBank(client_secret, true)
  await sql`update card_gifts set created_at = now() - interval '1 hour' where user_id = ${ada.id}`.execute(db)
  await world.tasks['review_gifts']!({}, undefined as never)
  await world.work()
  expect((await ada.get('/registry/gifts')).body.data).toMatchObject([{ way: 'card', state: 'arrived', amount: 10_000 }])
  expect((await send(identifier, asking)).body.data.status).toBe('paid')
  expect((await operator.get('/admin/card-gifts')).body.data).toMatchObject({ under_way: 0, under_way_since: null })
  await Promise.all([1, 2].map(() => operator.put('/admin/card-gifts', approval)))
  expect((await operator.get('/admin/card-gifts')).body.data.recorded.slice(0, 2)).toMatchObject([approval, { approved_on: null }])
})

test('without the provider’s leave, a ready account, or once let go of, no card is asked', async () => {
  const { ada, identifier, account } = await connected()
  expect((await world.visitor().get(`/public/registry/${identifier}`)).body.data.card.account).toBe(account)
  sandbox.restrict(account)
  await world.sendAll()
  await world.work()
  expect((await ada.get('/registry')).body.account).toBe('restricted')
  expect((await give(identifier, account)).status).toBe(422)
  sandbox.restrict(account, { isFree: true })
  expect((await ada.put('/registry/account', {})).body.data.state).toBe('ready')
  expect((await ada.delete('/registry/account')).status).toBe(204)
  expect((await world.visitor().get(`/public/registry/${identifier}`)).body.data.card).toBe(null)
  expect((await give(identifier, account)).status).toBe(422)
  expect(chargesOf(account)).toEqual([])
})

// C6
test('webhooks doubled, shuffled, forged or of another account end in one state, and what went back is no longer theirs', async () => {
  const [{ ada, identifier, account }, eve] = [await connected(), await connected()]
  await give(identifier, account)
  const [charge] = chargesOf(account)
  stripeCalls['POST /v1/refunds']!(sandbox.toolsIn(account), { payment_intent: String(charge!['payment_intent']), amount: '4000' }, '')
  const events = told.splice(0)
  const body = JSON.stringify({
    id: 'evt_eve',
    type: 'charge.refunded',
    account: eve.account,
    data: { object: { id: 'ch_x', payment_intent: charge!['payment_intent'] } },
  })
  const { path } = events[0]!()
  expect(await world.send({ path, body, headers: stripeHeaders(body, { secret: 'forged' }) })).toBe(400)
  expect(await world.send({ path, body, headers: stripeHeaders(body, { secret: 'sandbox_whsec_gifts' }) })).toBe(200)
  await world.work()
  expect(await totals(ada)).toMatchObject({ gift_total: 10_000 })
  for (const make of [...events, ...events].toReversed()) expect(await world.send(make())).toBe(200)
  await world.work()
  expect(await totals(ada)).toMatchObject({ gift_total: 6_000, total_gifters: 1 })
  sandbox.dispute(String(charge!['payment_intent']))
  await world.sendAll()
  await world.work()
  expect(await totals(ada)).toMatchObject({ gift_total: 0, total_gifters: 0 })
  expect((await ada.get('/registry/gifts')).body.data).toMatchObject([{ state: 'returned', net: -320 }])
})

// C6
test('what was charged before the product was killed is found again, and charged once', async () => {
  const { ada, account } = await connected()
  // As a kill leaves it: the row stands, the provider charged, and nobody wrote down its name for it.
  const { id, given } = await begun(ada.id, account)
  await world.payments.gifts!.give(given)
  for (let nth = 0; nth < 2; nth++) await world.tasks['settle_gift']!({ id, is_late: true }, undefined as never)
  expect((await ada.get('/registry/gifts')).body.data).toMatchObject([{ amount: 10_000, state: 'arrived' }])
  expect(chargesOf(account)).toHaveLength(1)
  const { id: never } = await begun(ada.id, account)
  await world.tasks['settle_gift']!({ id: never, is_late: true }, undefined as never)
  expect(await standingOf(never)).toMatchObject({ status: 'refused', gift_id: null })
})

// C6
test('a gift settles where the list is full, is told once, and stands there when there is room', async () => {
  const { ada, identifier, account } = await connected()
  await db.transaction().execute(async (db) => {
    // Sums of so many, one after the other, take minutes.
    await sql`set local session_replication_role = replica`.execute(db)
    await sql`insert into gifts (user_id, from_name) select ${ada.id}, 'Guest ' || n from generate_series(1, 5000) n`.execute(db)
  })
  expect((await give(identifier, account)).body.data).toMatchObject({ status: 'paid', fee: 320 })
  expect(await arrivals(ada.id)).toBe(1)
  await db.deleteFrom('gifts').where('user_id', '=', ada.id).where('from_name', '=', 'Guest 1').execute()
  await sql`update card_gifts set created_at = now() - interval '2 months' where user_id = ${ada.id}`.execute(db)
  await world.tasks['review_gifts']!({}, undefined as never)
  await world.work()
  expect((await ada.get('/registry/gifts?search=Dee')).body.data).toMatchObject([{ way: 'card', amount: 10_000 }])
  expect(await arrivals(ada.id)).toBe(1)
})

test('what came to nothing is forgotten after a month, once the provider let go of it, and a gift that came never', async () => {
  const { ada, identifier, account } = await connected()
  const asking = said(account, {}, 'pm_card_authenticationRequired')
  const answered = said(account, { from_name: 'Late' }, 'pm_card_authenticationRequired')
  const { client_secret } = (await send(identifier, asking)).body.data
  sandbox.answerBank((await send(identifier, answered)).body.data.client_secret, true)
  await give(identifier, account, {}, 'pm_card_chargeDeclined')
  await sql`update card_gifts set created_at = now() - interval '31 days' where user_id = ${ada.id}`.execute(db)
  await world.tasks['review_gifts']!({}, undefined as never)
  expect(await db.selectFrom('card_gifts').where('user_id', '=', ada.id).select(['from_name', 'status']).execute()).toEqual([
    { from_name: 'Late', status: 'paid' },
  ])
  expect(sandbox.state.of(account).find(client_secret.split('_secret_')[0])).toMatchObject({ status: 'canceled' })
  expect(chargesOf(account)).toHaveLength(1)
})

async function begun(user_id: number, account: string) {
  const gift = { ...said(account), user_id, account, request_hash: Buffer.from('') }
  const { id } = (await begin(db, gift))!
  const { amount, payment_method } = gift
  return { id, given: { id, account, amount, payment_method, currency: 'usd', description: 'A gift' } }
}

const standingOf = (id: number) => db.selectFrom('card_gifts').where('id', '=', id).selectAll().executeTakeFirst()

async function arrivals(user_id: number): Promise<number> {
  return (await db.selectFrom('notifications').where('user_id', '=', user_id).where('kind', '=', 'gift_arrived').select('id').execute())
    .length
}

const chargesOf = (account: string) => sandbox.state.of(account).all('charge')

function said(account: string, more: object = {}, token = 'pm_card_visa') {
  const card = { payment_method: sandbox.newCardIn(account, token), card_key: crypto.randomUUID() }
  return { amount: 10_000, from_name: 'Dee', email: 'dee@posy.test', ...card, ...more }
}

// C6
test('a fund of another couple’s takes no gift of this one’s', async () => {
  const [{ identifier, account }, theirs] = [await connected(), await connected()]
  const { status, body } = await give(identifier, account, { fund_id: theirs.fund })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['fund_id']])
  expect(await totals(theirs.ada)).toMatchObject({ total_gifters: 0 })
  expect(await db.selectFrom('card_gifts').where('fund_id', '=', theirs.fund).select('id').execute()).toEqual([])
})

const send = (identifier: string, body: object) => world.visitor().post(`/public/registry/${identifier}/card-gifts`, body)

function give(identifier: string, account: string, more: object = {}, token?: string) {
  return send(identifier, said(account, more, token))
}

async function totals(ada: { get: (path: string) => Promise<{ body: { data: { birdie_data: object } } }> }) {
  return (await ada.get('/users/me')).body.data.birdie_data
}

async function connected() {
  expect((await operator.put('/admin/card-gifts', approval)).body).toMatchObject({ data: { approval } })
  await db.deleteFrom('rate_limits').where('key', 'like', 'card-gift:%').execute()
  const ada = await world.couple()
  await ada.put('/users/me', { wedding_details: { date: '2031-06-28', other_firstname: 'Bo' } })
  const { identifier } = (await ada.post('/registry', {})).body.data
  const fund = (await ada.post('/registry/funds', { title: 'Plums' })).body.data.id as number
  const { url } = (await ada.post('/registry/account', {})).body.data
  expect((await ada.put('/registry/account', {})).body.data.state).toBe('unfinished')
  sandbox.onboard(new URL(url).searchParams.get('link')!, true)
  expect((await ada.put('/registry/account', {})).body.data.state).toBe('ready')
  const { account } = await db.selectFrom('gift_accounts').where('user_id', '=', ada.id).select('account').executeTakeFirstOrThrow()
  return { ada, identifier: identifier as string, account, fund }
}
