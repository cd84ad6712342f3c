// One chance: rights, leaks

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const said = {
  stars: 2,
  words: 'They came an hour late, and stayed an hour longer.',
  signed: 'Ada & Grace',
  booked: 'Table and aisle',
  guests: 90,
}
const slug = 'weedy'
let wren: Person
let content_id: number

beforeAll(async () => {
  const found = await world.db
    .selectFrom('content')
    .where('slug', '=', slug)
    .where('type', '=', 'vendor')
    .select('id')
    .executeTakeFirstOrThrow()
  content_id = found.id
  wren = await acting(content_id)
}, 60_000)

// V9
test('a booking is reviewed once, after the day, and enters the figures of the vendor and the page', async () => {
  const before = await facts()
  const [ada, id] = await booked()
  await paid(ada, id)
  expect((await ada.get(`/user-vendors/${id}/review`)).body.data).toMatchObject({ hinders: null, proof: 'payment', review: null })
  const { status, body } = await ada.put(`/user-vendors/${id}/review`, said)
  expect([status, body.data]).toEqual([200, expect.objectContaining({ ...said, proof: 'payment', is_called_off: false, reply: '' })])
  const after = await facts()
  expect(after.count).toBe(before.count + 1)
  expect(after.sum).toBe(before.sum + 2)
  expect((await ada.put(`/user-vendors/${id}/review`, { ...said, stars: 4 })).status).toBe(200)
  expect(await facts()).toEqual({ count: before.count + 1, sum: before.sum + 4 })
  const { body: shown } = await world.visitor().get(`/vendors/${slug}/reviews`)
  expect(shown.data[0]).toMatchObject({ stars: 4, words: said.words, signed: 'Ada & Grace', guests: 90 })
  expect(JSON.stringify(shown)).not.toContain(ada.email)
})

test('the figures stay whole when the piece is loaded anew, and a review that is taken back leaves them', async () => {
  const before = await facts()
  const [ada, id] = await booked()
  await paid(ada, id)
  await ada.put(`/user-vendors/${id}/review`, said)
  await sql`update content set fields = fields || '{"travels_miles": 7}' where id = ${content_id}`.execute(world.db)
  expect(await facts()).toEqual({ count: before.count + 1, sum: before.sum + 2 })
  expect((await ada.delete(`/user-vendors/${id}/review`)).status).toBe(204)
  expect(await facts()).toEqual(before)
  expect((await ada.delete(`/user-vendors/${id}/review`)).status).toBe(204)
  expect(await facts()).toEqual(before)
})

test('without a booking, before the day, or without a proof there is no review, by no way', async () => {
  const before = await facts()
  const [early, earlyId] = await booked({ day: 'current_date + 30' })
  await paid(early, earlyId)
  const [unproved, unprovedId] = await booked()
  const [asked, askedId] = await booked({ status: 'contacted' })
  for (const [person, id, why] of [
    [early, earlyId, 'too_early'],
    [unproved, unprovedId, 'not_proved'],
    [asked, askedId, 'not_hired'],
  ] as const) {
    expect((await person.get(`/user-vendors/${id}/review`)).body.data.hinders).toBe(why)
    expect((await person.put(`/user-vendors/${id}/review`, said)).status).toBe(422)
  }
  expect(await facts()).toEqual(before)
})

test('a booking that was called off can be reviewed at once', async () => {
  const [ada, id] = await booked({ day: 'current_date + 30' })
  await paid(ada, id)
  await ada.put(`/user-vendors/${id}`, { status: 'cancelled', cancelled_by: 'vendor' })
  expect((await ada.put(`/user-vendors/${id}/review`, said)).body.data).toMatchObject({ is_called_off: true })
})

test('a vendor’s own answer here proves the booking', async () => {
  const [ada, id] = await booked()
  await sql`update users set email_verified_at = now() where id = ${ada.id}`.execute(world.db)
  await ada.post(`/vendors/${slug}/enquiries`, { message: 'Weeds, but kindly.' })
  const [conversation] = (await ada.get('/conversations?side=couple')).body.data
  await wren.post(`/conversations/${conversation.id}/messages`, { words: 'Gladly.' })
  expect((await ada.get(`/user-vendors/${id}/review`)).body.data).toMatchObject({ hinders: null, proof: 'vendor' })
})

test('nobody reviews for another couple, and helpers review nothing', async () => {
  const [ada, id] = await booked()
  await paid(ada, id)
  const [eve] = await booked()
  const hilda = await world.helper(ada, { [(await world.event(ada, 'Brunch')).id]: [3] })
  for (const method of ['get', 'delete'] as const) expect((await eve[method](`/user-vendors/${id}/review`)).status).toBe(404)
  expect((await eve.put(`/user-vendors/${id}/review`, said)).status).toBe(404)
  expect((await hilda.put(`/user-vendors/${id}/review`, said)).status).toBeGreaterThanOrEqual(403)
  expect((await wren.put(`/user-vendors/${id}/review`, said)).status).toBe(404)
  const theo = await world.helper(ada, {}, 'partner')
  expect((await theo.put(`/user-vendors/${id}/review`, said)).status).toBe(200)
})

test('the business answers once, and disputes once; both stay in sight, and only its own', async () => {
  const id = await reviewed()
  const odile = await acting(await pieceOf('odile-marsh'))
  expect((await odile.put(`/vendor-reviews/${id}/reply`, { reply: 'Not ours.' })).status).toBe(404)
  expect((await odile.put(`/vendor-reviews/${id}/dispute`, { dispute: 'We were never there at all.' })).status).toBe(404)
  expect((await wren.put(`/vendor-reviews/${id}/reply`, { reply: 'All true.' })).status).toBe(200)
  expect((await wren.put(`/vendor-reviews/${id}/reply`, { reply: 'All true.' })).status).toBe(200)
  expect((await wren.put(`/vendor-reviews/${id}/reply`, { reply: 'Or was it?' })).status).toBe(409)
  expect((await wren.put(`/vendor-reviews/${id}/dispute`, { dispute: 'It was forty minutes, not an hour.' })).status).toBe(200)
  const { body } = await world.visitor().get(`/vendors/${slug}/reviews`)
  expect(body.data.find((one: { id: number }) => one.id === id)).toMatchObject({ reply: 'All true.', is_disputed: true })
})

test('an operator lets it stand or takes it away; what goes is counted in public and never comes back', async () => {
  const ops = await acting(await pieceOf('harbor-and-hush'))
  await world.db.updateTable('users').set({ is_admin: true }).where('id', '=', ops.id).execute()
  const [stands, goes] = [await reviewed(), await reviewed()]
  await wren.put(`/vendor-reviews/${stands}/dispute`, { dispute: 'It was forty minutes, not an hour.' })
  expect((await wren.put(`/admin/reviews/${stands}`, { removal: 'untrue' })).status).toBe(403)
  expect((await ops.get('/admin/reviews')).body.data[0]).toMatchObject({ is_disputed: true })
  const before = await facts()
  const removed = (await world.visitor().get(`/vendors/${slug}/reviews`)).body.removed
  expect((await ops.put(`/admin/reviews/${stands}`, { removal: null })).body.data).toMatchObject({ is_disputed: false, removed_at: null })
  expect((await ops.put(`/admin/reviews/${goes}`, { removal: 'unkind' })).body.data).toMatchObject({ removal: 'unkind' })
  const { body } = await world.visitor().get(`/vendors/${slug}/reviews`)
  expect(body.removed).toBe(removed + 1)
  expect(body.data.map(({ id }: { id: number }) => id)).not.toContain(goes)
  expect(await facts()).toEqual({ count: before.count - 1, sum: before.sum - 2 })
})

async function reviewed(): Promise<number> {
  const [ada, id] = await booked()
  await paid(ada, id)
  return (await ada.put(`/user-vendors/${id}/review`, said)).body.data.id
}

async function booked({ day = 'current_date - 3', status = 'hired' } = {}): Promise<[Person, number]> {
  const ada = await world.couple()
  await sql`update users set wedding_date = ${sql.raw(day)} where id = ${ada.id}`.execute(world.db)
  const { body } = await ada.post('/user-vendors', { name: 'Weedy', vendor_id: content_id, status, price: 100_00 })
  return [ada, body.data.id]
}

async function paid(person: Person, id: number): Promise<void> {
  await sql`insert into user_transactions (user_id, item_id, name, amount, transaction_type, paid_at, date)
    select user_id, cost_id, 'Deposit', 5000, 'expense', now(), current_date from user_vendors where user_id = ${person.id} and id = ${id}`.execute(
    world.db,
  )
}

async function facts(): Promise<{ count: number; sum: number }> {
  const { review_count: count, star_sum: sum } = await world.db
    .selectFrom('vendors')
    .where('content_id', '=', content_id)
    .select(['review_count', 'star_sum'])
    .executeTakeFirstOrThrow()
  return { count, sum }
}

async function pieceOf(slug: string): Promise<number> {
  return (await world.db.selectFrom('content').where('slug', '=', slug).where('type', '=', 'vendor').select('id').executeTakeFirstOrThrow())
    .id
}

async function acting(content_id: number): Promise<Person> {
  const person = await world.couple()
  await world.db.updateTable('users').set({ is_vendor: true }).where('id', '=', person.id).execute()
  await world.db.insertInto('vendor_members').values({ user_id: person.id, content_id, role: 'owner' }).execute()
  return person
}
