// One chance: rights, leaks, writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteAccount } from '#features/overview/leaving/rows.server.ts'
import { usualLimits } from '#server/files/file-settings.ts'
import { actAs } from '#tests/acting.ts'
import { businessesIn } from '#tests/businesses.ts'
import { pdf, photo, sendingTo } from '#tests/files.ts'
import { unzipBytes } from '#tests/workbook.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld({ limits: usualLimits })
const { db } = world
const { operator } = businessesIn(world)
const { send, look } = sendingTo(world)
const ours = await photo()

// B1 ENTITY-026
test('a receipt is opened by the couple and who keeps the money there, by no other helper, no stranger and no operator', async () => {
  const { ada, event, payment } = await paid()
  const partner = await world.helper(ada, {}, 'partner')
  const payer = await world.helper(ada, { [event.id]: [5] })
  const others = [await world.helper(ada, { [event.id]: [1, 2, 3, 4] }), await world.couple(), await operator()]
  const kept = await keep(ada, payment, await brought(ada, pdf('deposit'), 'deposit.pdf'))
  expect([kept.status, kept.body.data]).toMatchObject([
    201,
    { name: 'deposit.pdf', format: 'pdf', payment_id: payment, event_id: event.id },
  ])
  const second = await keep(payer, payment, await brought(payer, ours, 'till.jpg'), { name: 'From the till' })
  expect(second.body.data).toMatchObject({ name: 'From the till', format: 'picture' })
  for (const who of [ada, partner, payer]) {
    const { data } = (await who.get(`/payment-receipts?payment_id=${payment}`)).body
    expect(data.map(({ id }: { id: number }) => id)).toEqual([kept.body.data.id, second.body.data.id])
    for (const { url } of data) expect((await look(url, who)).status).toBe(200)
    for (const other of others) for (const { url } of data) expect((await look(url, other)).status).toBe(404)
  }
  for (const other of others)
    for (const { file_id } of [kept.body.data, second.body.data]) expect((await look(addressFor(file_id, other), other)).status).toBe(404)
  await sql`update user_posse_events set permissions = '{4}' where user_id = ${ada.id} and 5 = any(permissions)`.execute(db)
  expect((await look(addressFor(kept.body.data.file_id, payer), payer)).status).toBe(404)
})

// B1
test('a payment of the couple alone keeps its receipts from who helps; one that moves to their event shows them', async () => {
  const { ada, event } = await paid()
  const cost = (await ada.post('/budget', { name: 'Rings', actual: 90_000 })).body.data
  const payment = (await ada.post('/user-transactions', { name: 'Rings', item_id: cost.id, amount: 90_000 })).body.data.id
  const payer = await world.helper(ada, { [event.id]: [5] })
  const { id, file_id } = (await keep(ada, payment, await brought(ada, pdf('rings'), 'rings.pdf'))).body.data
  expect((await look(addressFor(file_id, payer), payer)).status).toBe(404)
  expect((await payer.delete(`/payment-receipts/${id}`)).status).toBe(404)
  await ada.put(`/budget/${cost.id}`, { event_id: event.id })
  expect((await look(addressFor(file_id, payer), payer)).status).toBe(200)
  expect((await payer.delete(`/payment-receipts/${id}`)).status).toBe(204)
})

// B1
test('nobody keeps, reads or takes away by the number of a stranger’s payment, receipt or file', async () => {
  const [{ ada, event, payment, cost }, eve] = [await paid(), await paid()]
  const theirs = await brought(ada, pdf('theirs'), 'theirs.pdf')
  const { id } = (await keep(ada, payment, await brought(ada, pdf('kept'), 'kept.pdf'))).body.data
  const own = await brought(eve.ada, pdf('own'), 'own.pdf')
  expect((await keep(eve.ada, payment, own)).status).toBe(404)
  expect((await keep(eve.ada, payment, {} as number)).status).toBe(404)
  expect((await eve.ada.get(`/payment-receipts?payment_id=${payment}`)).status).toBe(404)
  expect((await eve.ada.get(`/payment-receipts?item_id=${cost}`)).status).toBe(404)
  expect((await eve.ada.delete(`/payment-receipts/${id}`)).status).toBe(404)
  // What the couple brought for something else is no way to read it, for who helps neither.
  const payer = await world.helper(ada, { [event.id]: [5] })
  for (const [who, to] of [
    [eve.ada, eve.payment],
    [payer, payment],
  ] as const)
    for (const file_id of [theirs, 900_719_925_474]) {
      const { status, body } = await keep(who, to, file_id)
      expect([status, Object.keys(body.errors)]).toEqual([422, ['file_id']])
    }
  expect((await ada.get('/payment-receipts')).body.meta.total).toBe(1)
  expect((await eve.ada.get('/payment-receipts')).body.data).toEqual([])
})

// B1
test('the same file pressed twice is kept once, and five go with a payment, at once too', async () => {
  const { ada, payment } = await paid()
  const files = await Promise.all(Array.from({ length: 7 }, (_, nth) => brought(ada, pdf(`${nth}`), `${nth}.pdf`)))
  const pressed = await Promise.all([1, 2, 3].map(() => keep(ada, payment, files[0]!)))
  expect(new Set(pressed.map(({ body }) => body.data.id)).size).toBe(1)
  const raced = await Promise.all(files.slice(1).map((file) => keep(ada, payment, file)))
  expect(raced.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 422, 422])
  expect(raced.find(({ status }) => status === 422)!.body.message).toMatch(/^Five receipts go with one payment/)
  expect((await ada.get('/payment-receipts')).body.meta.total).toBe(5)
})

// B1 F5
test('what is taken away comes back, by itself, with its payment and with its cost', async () => {
  const { ada, cost, payment } = await paid()
  const { id, url } = (await keep(ada, payment, await brought(ada, pdf('deposit'), 'deposit.pdf'))).body.data
  const shown = async () => [
    (await ada.get('/payment-receipts')).body.data.map((one: { id: number }) => one.id),
    (await look(url, ada)).status,
  ]
  const acts = { receipt: crypto.randomUUID(), payment: crypto.randomUUID(), cost: crypto.randomUUID() }
  const ways = [
    [acts.receipt, () => ada.delete(`/payment-receipts/${id}`, { act: acts.receipt })],
    [acts.payment, () => ada.delete(`/user-transactions/${payment}`, { act: acts.payment })],
    [acts.cost, () => ada.post('/budget/items/delete', { items: [cost], act: acts.cost })],
  ] as const
  for (const [act, remove] of ways) {
    await remove()
    expect(await shown()).toEqual([[], 404])
    expect((await ada.post(`/wedding-changes/${act}/undo`)).body.data.kept).toEqual([])
    expect(await shown()).toEqual([[id], 200])
  }
  const { data } = (await ada.get('/wedding-changes')).body
  expect(JSON.stringify(data)).toContain('deposit.pdf')
})

// B1
test('it comes back with the day it was for, and what was written down stays as long as a receipt is of it', async () => {
  const { ada, event } = await paid()
  const act = crypto.randomUUID()
  const payment = (await ada.post('/user-transactions', { name: 'Tip', event_id: event.id, amount: 5_000, act })).body.data.id
  const { url } = (await keep(ada, payment, await brought(ada, pdf('tip'), 'tip.pdf'))).body.data
  expect((await ada.post(`/wedding-changes/${act}/undo`)).body.data.undone).toEqual([])
  const gone = crypto.randomUUID()
  expect((await ada.delete(`/guest_wedding_events/${event.id}`, { act: gone })).status).toBeLessThan(300)
  expect((await look(url, ada)).status).toBe(404)
  await ada.post(`/wedding-changes/${gone}/undo`)
  expect((await ada.get(`/payment-receipts?payment_id=${payment}`)).body.data).toHaveLength(1)
  expect((await look(url, ada)).status).toBe(200)
})

// B1
test('a file that the couple deleted among its own is said to be gone, until it is had back', async () => {
  const { ada, payment } = await paid()
  const { file_id, url } = (await keep(ada, payment, await brought(ada, pdf('tip'), 'tip.pdf'))).body.data
  const shown = async () => (await ada.get(`/payment-receipts?payment_id=${payment}`)).body.data[0].url
  await ada.delete(`/files/${file_id}`)
  expect([await shown(), (await look(url, ada)).status]).toEqual([null, 404])
  await ada.post(`/files/${file_id}/restore`)
  expect((await look(await shown(), ada)).status).toBe(200)
})

// B1
test('it is in the archive, leaves with the account, and frees its room', async () => {
  const { ada, event, payment } = await paid()
  const payer = await world.helper(ada, { [event.id]: [5] })
  const { file_id } = (await keep(payer, payment, await brought(payer, pdf('florist'), 'florist.pdf'))).body.data
  const archive = await fetch(`${world.origin}/api/v1/users/me/export`, { headers: { authorization: `Bearer ${ada.token}` } })
  const entries = unzipBytes(Buffer.from(await archive.arrayBuffer()))
  expect([...entries.keys()].filter((name) => /^files\/\d+ florist\.pdf$/.test(name))).toHaveLength(1)
  expect(JSON.parse(entries.get('data/payment_receipts.json')!.toString())).toMatchObject([{ payment_id: payment, name: 'florist.pdf' }])
  await sql`insert into account_deletions (user_id, keep_hash, delete_at) values (${payer.id}, 'x', now())`.execute(db)
  expect(await deleteAccount(db, payer.id)).toBe(true)
  expect((await look(addressFor(file_id, ada), ada)).status).toBe(200)
  await sql`insert into account_deletions (user_id, keep_hash, delete_at) values (${ada.id}, 'y', now())`.execute(db)
  expect(await deleteAccount(db, ada.id)).toBe(true)
  expect(await db.selectFrom('files').where('id', '=', file_id).select('id').execute()).toEqual([])
  expect(await db.selectFrom('file_totals').where('user_id', '=', ada.id).select('bytes').execute()).toEqual([])
})

test('an operator who acts as somebody sees none of what they keep of money, a photo neither', async () => {
  const { ada, payment } = await paid()
  const { file_id } = (await keep(ada, payment, await brought(ada, await photo(700, 500), 'till.jpg'))).body.data
  const nadia = await actAs(await operator(), ada)
  const listed = await nadia.get('/files')
  expect(JSON.stringify(listed.body)).not.toContain('till.jpg')
  expect((await nadia.get('/payment-receipts')).status).toBe(403)
  expect((await nadia.put(`/files/${file_id}`, { alt: 'x' })).status).toBe(404)
})

async function paid() {
  const ada = await world.couple()
  const event = await world.event(ada, 'Dinner')
  const cost = (await ada.post('/budget', { name: 'Flowers', category: 'florists', event_id: event.id, actual: 300_000 })).body.data.id
  const said = { name: 'Deposit', item_id: cost, amount: 100_000, date: '2026-11-01', paid_at: '2026-11-01T10:00:00Z' }
  return { ada, event, cost, payment: (await ada.post('/user-transactions', said)).body.data.id as number }
}

function keep(who: Person, payment: number, file_id: number, more: object = {}) {
  return who.post(`/user-transactions/${payment}/receipts`, { file_id, ...more })
}

async function brought(who: Person, bytes: Buffer, name: string): Promise<number> {
  return (await send(who, bytes, { name, purpose: 'document' })).body.file.id
}

function addressFor(id: number, who: Person): string {
  return world.files.addresses.of({ id, variant: 'whole', viewer: who.id })
}
