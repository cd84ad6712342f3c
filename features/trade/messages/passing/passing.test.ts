// One chance: rights, leaks, writes

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const message = 'One long table, flowers on the cloth.'
let wren: Person
let weedy: number

beforeAll(async () => {
  wren = await acting('fern-and-fable')
  weedy = await idOf('weedy')
  await sql`insert into vendor_connections (asker_id, asked_id, confirmed_at) values (${await idOf('fern-and-fable')}, ${weedy}, now())`.execute(
    world.db,
  )
}, 60_000)

// P8
test('who is booked asks the couple, and only their yes brings what they asked to another, with who passed it on and no address', async () => {
  const { ada, id } = await asked()
  const before = (await wren.get(`/conversations/${id}`)).body.data.passing
  expect(before).toMatchObject({ referral: null, to: [{ id: weedy, title: 'Weedy' }] })
  const question = await wren.post(`/conversations/${id}/referrals`, { vendor_id: weedy })
  expect([question.status, question.body.data]).toMatchObject([200, { referral: { title: 'Weedy', answer: null }, to: [] }])
  expect(await enquiriesTo(weedy, ada)).toEqual([])
  const { body } = await ada.get(`/conversations/${id}`)
  expect(body.data).toMatchObject({
    waits_since: null,
    passing: { to: [] },
    last: { words: expect.stringContaining('pass your enquiry to Weedy?') },
  })
  const way = `/conversations/${id}/referrals/${body.data.passing.referral.id}`
  const twice = await Promise.all([ada.put(way, { is_wanted: true }), ada.put(way, { is_wanted: true })])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  const { data: after } = (await ada.get(`/conversations/${id}`)).body
  const there = (await ada.get('/conversations?side=couple')).body.data.find((one: { name: string }) => one.name === 'Weedy')
  expect(after.passing.referral).toMatchObject({ answer: 'yes', conversation_id: there.id })
  expect((await wren.get(`/conversations/${id}`)).body.data.passing.referral.conversation_id).toBe(null)
  const passed = await enquiriesTo(weedy, ada)
  expect(passed).toMatchObject([
    { message: `${message}\n\nFern & Fable passed this on, with the couple’s yes.`, guests: 90, contact_released_at: null },
  ])
  expect((await wren.get(`/conversations/${id}`)).body.data).toMatchObject({
    is_open: true,
    waits_since: null,
    last: { side: 'posy', words: 'The couple said yes. Their enquiry was passed on to Weedy.' },
  })
  expect((await ada.put(way, { is_wanted: false })).status).toBe(409)
})

test('a no passes nothing on, stands there for both, and is not asked again', async () => {
  const { ada, id } = await asked()
  const { referral } = (await wren.post(`/conversations/${id}/referrals`, { vendor_id: weedy })).body.data
  expect((await wren.post(`/conversations/${id}/referrals`, { vendor_id: weedy })).status).toBe(409)
  expect((await wren.put(`/conversations/${id}/referrals/${referral.id}`, { is_wanted: true })).status).toBe(403)
  expect((await ada.put(`/conversations/${id}/referrals/${referral.id}`, { is_wanted: false })).status).toBe(200)
  expect(await enquiriesTo(weedy, ada)).toEqual([])
  for (const who of [ada, wren])
    expect((await who.get(`/conversations/${id}`)).body.data.last.words).toBe('The couple said no. Nothing was passed on to Weedy.')
  expect((await wren.post(`/conversations/${id}/referrals`, { vendor_id: weedy })).status).toBe(409)
})

test('it goes to confirmed connections alone, within five open ones, and nobody answers for another couple', async () => {
  const [{ ada, id }, other] = [await asked(), await asked()]
  expect((await wren.post(`/conversations/${id}/referrals`, { vendor_id: await idOf('oxblood-floral') })).status).toBe(422)
  expect((await ada.post(`/conversations/${id}/referrals`, { vendor_id: weedy })).status).toBe(403)
  const { referral } = (await wren.post(`/conversations/${id}/referrals`, { vendor_id: weedy })).body.data
  expect((await other.ada.put(`/conversations/${id}/referrals/${referral.id}`, { is_wanted: true })).status).toBe(404)
  expect((await other.ada.put(`/conversations/${other.id}/referrals/${referral.id}`, { is_wanted: true })).status).toBe(404)
  await sql`insert into enquiries (user_id, content_id, service, place, message)
    select ${ada.id}, content_id, 'florists', '', 'Are you free in June?' from vendors where content_id not in (${weedy}, ${await idOf('fern-and-fable')}) limit 4`.execute(
    world.db,
  )
  const full = await ada.put(`/conversations/${id}/referrals/${referral.id}`, { is_wanted: true })
  expect([full.status, await enquiriesTo(weedy, ada)]).toEqual([422, []])
  // What could not be passed on is still theirs to answer.
  expect((await ada.get(`/conversations/${id}`)).body.data.passing.referral.answer).toBeNull()
})

async function asked(): Promise<{ ada: Person; id: number }> {
  const ada = await world.couple()
  await sql`update users set email_verified_at = now() where id = ${ada.id}`.execute(world.db)
  expect((await ada.post('/vendors/fern-and-fable/enquiries', { wedding_date: '2032-06-26', guests: 90, message })).status).toBe(200)
  return { ada, id: (await ada.get('/conversations?side=couple')).body.data[0].id }
}

async function enquiriesTo(content_id: number, { id: user_id }: Person) {
  return world.db
    .selectFrom('enquiries')
    .where('content_id', '=', content_id)
    .where('user_id', '=', user_id)
    .select(['message', 'guests', 'contact_released_at'])
    .execute()
}

async function acting(slug: string): Promise<Person> {
  const person = await world.couple()
  await sql`update users set is_vendor = true where id = ${person.id}`.execute(world.db)
  await sql`insert into vendor_members (user_id, content_id) select ${person.id}, id from content where slug = ${slug}`.execute(world.db)
  return person
}

async function idOf(slug: string): Promise<number> {
  return (await world.db.selectFrom('content').where('type', '=', 'vendor').where('slug', '=', slug).select('id').executeTakeFirstOrThrow())
    .id
}
