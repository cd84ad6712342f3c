// One chance: writes

import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { db } = world

let couple: Person
let username: string

beforeEach(async () => {
  couple = await world.couple()
  username = (await couple.get('/users/me')).body.data.username
})

const ada = { firstname: 'Ada', lastname: 'Byron', email: 'ada@example.com', address_line1: '1 Main Street', city: 'Salem' }

// CALL-046
test('guests leave their address only while the couple has the page open, and hear of nothing but what they typed', async () => {
  const visitor = world.visitor()
  const shut = await visitor.post(`/public/guests/${username}`, ada)
  const unknown = await visitor.post('/public/guests/nobody-at-all', ada)
  expect([shut.status, shut.body]).toEqual([404, unknown.body])
  expect((await visitor.get(`/public/address-collectors/${username}`)).status).toBe(404)

  await open()
  expect((await visitor.get(`/public/address-collectors/${username}`)).body).toEqual({
    data: { couple: ['Ada'], words: 'Where do you live now?' },
  })
  const left = await visitor.post(`/public/guests/${username}`, { ...ada, invite_id: 'mine', id: 5, user_id: 1 })
  expect(left).toMatchObject({ status: 202 })
  expect(left.body.data).toEqual({ ...ada, phone: '', address_line2: '', state: '', postal_code: '', country: '' })
  expect((await couple.get('/guests')).body.data).toEqual([])
  expect(await tray()).toMatchObject([{ ...ada, matches: [] }])
  expect((await visitor.post(`/public/guests/${username}`, ada)).body).toEqual(left.body)
  expect(await tray()).toHaveLength(1)
  const { rows } = await sql<{ kind: string }>`select kind from notifications where user_id = ${couple.id}`.execute(db)
  expect(rows).toEqual([{ kind: 'new_address' }])

  await couple.put('/address-collector', { is_open: false })
  expect((await visitor.post(`/public/guests/${username}`, ada)).status).toBe(404)
  expect(await tray()).toHaveLength(1)
})

test('twenty addresses an hour come from one place, and no more', async () => {
  await open()
  const visitor = world.visitor()
  const answers = []
  for (let n = 0; n < 21; n++) answers.push((await visitor.post(`/public/guests/${username}`, { ...ada, lastname: `${n}` })).status)
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 202), 429])
  expect((await world.visitor().post(`/public/guests/${username}`, ada)).status).toBe(202)
})

test('an address that lacks what an envelope needs is refused with what is missing', async () => {
  await open()
  const { status, body } = await world.visitor().post(`/public/guests/${username}`, { firstname: ' ', email: 'nonsense' })
  expect(status).toBe(422)
  expect(Object.keys(body.errors).toSorted()).toEqual(['address_line1', 'city', 'email', 'firstname'])
})

test('the couple gives an address to the guest it belongs to, whose name and mail stay, or makes a new guest of it', async () => {
  await open()
  const known = (await couple.post('/guests', { firstname: 'ADA', lastname: 'Byrón', email: 'old@example.com', phone: '' })).body.data
  await world.visitor().post(`/public/guests/${username}`, { ...ada, phone: '555 0100' })
  await world.visitor().post(`/public/guests/${username}`, { ...ada, firstname: 'Bo', email: '' })
  const [bo, first] = await tray()
  expect(first?.matches).toMatchObject([{ id: known.id, name: 'ADA Byrón' }])

  const given = await couple.post(`/collected-addresses/${first?.id}/accept`, { guest_id: known.id })
  expect(given).toMatchObject({ status: 200, body: { data: { guest_id: known.id } } })
  const guest = (await couple.get(`/guests/${known.id}`)).body.data
  expect(guest).toMatchObject({
    firstname: 'ADA',
    email: 'old@example.com',
    phone: '555 0100',
    address_line1: '1 Main Street',
    city: 'Salem',
  })

  const event = await world.event(couple, 'Wedding')
  const made = await couple.post(`/collected-addresses/${bo?.id}/accept`, { wedding_events: [event.id] })
  expect((await couple.get(`/guests/${made.body.data.guest_id}`)).body.data).toMatchObject({
    firstname: 'Bo',
    wedding_events: [{ id: event.id }],
  })
  expect(await tray()).toEqual([])

  await couple.post(`/wedding-changes/${made.body.data.undo}/undo`)
  await couple.post(`/collected-addresses/${bo?.id}/restore`)
  expect((await couple.get(`/guests/${made.body.data.guest_id}`)).status).toBe(404)
  expect(await tray()).toMatchObject([{ firstname: 'Bo' }])
})

test('who is about to leave takes no more addresses', async () => {
  await open()
  const delete_at = new Date(Date.now() + 86_400_000).toISOString()
  await db
    .insertInto('account_deletions')
    .values({ user_id: couple.id, keep_hash: Buffer.alloc(32), delete_at })
    .execute()
  expect((await world.visitor().get(`/public/address-collectors/${username}`)).status).toBe(404)
  expect((await world.visitor().post(`/public/guests/${username}`, ada)).status).toBe(404)
})

test('two who look at the same address at once settle it once', async () => {
  await open()
  await world.visitor().post(`/public/guests/${username}`, ada)
  const [address] = await tray()
  const answers = await Promise.all([
    couple.post(`/collected-addresses/${address?.id}/accept`, {}),
    couple.post(`/collected-addresses/${address?.id}/accept`, {}),
    couple.post(`/collected-addresses/${address?.id}/decline`),
  ])
  expect(answers.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1)
  expect(answers.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(2)
})

test('what is of another couple is unknown here', async () => {
  await open()
  await world.visitor().post(`/public/guests/${username}`, ada)
  const [address] = await tray()
  const stranger = await world.couple()
  for (const act of ['accept', 'decline', 'restore'])
    expect((await stranger.post(`/collected-addresses/${address?.id}/${act}`, {})).status).toBe(404)
  expect((await stranger.get(`/collected-addresses?user_id=${couple.id}`)).status).toBe(404)
  const foreign = (await stranger.post('/guests', { firstname: 'Eve' })).body.data
  expect((await couple.post(`/collected-addresses/${address?.id}/accept`, { guest_id: foreign.id })).status).toBe(422)
  expect(await tray()).toHaveLength(1)
})

async function open(): Promise<void> {
  const { body } = await couple.put('/address-collector', { is_open: true, words: 'Where do you live now?' })
  expect(body.data).toEqual({
    is_open: true,
    words: 'Where do you live now?',
    url: `http://posy.test/guests/address/${username}`,
    waiting: 0,
  })
}

async function tray(): Promise<{ id: number; matches: unknown[] }[]> {
  return (await couple.get('/collected-addresses')).body.data
}
