// One chance: rights, leaks, writes

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const words = 'The address is theirs, and the hall knows them.'
let wren: Person
let gwen: Person

beforeAll(async () => {
  wren = await acting('fern-and-fable')
  gwen = await world.couple()
  await sql`update users set is_admin = true where id = ${gwen.id}`.execute(world.db)
}, 60_000)

// P2
test('a vendor in doubt asks once, the operator answers within two working days, and the answer is mailed and stands at the lead', async () => {
  const [ada, id] = await asked()
  const lead = async () => (await wren.get(`/conversations/${id}`)).body.data.asker
  expect(await lead()).toMatchObject({ is_confirmed: true, check: null })
  const asks = await Promise.all(Array.from({ length: 20 }, () => wren.post(`/conversations/${id}/check`, {})))
  expect(new Set(asks.map(({ status }) => status))).toEqual(new Set([200]))
  const { body: queue } = await gwen.get('/admin/lead-checks')
  const own = queue.data.filter(({ asker }: { asker: { id: number } }) => asker.id === ada.id)
  expect(own).toEqual([expect.objectContaining({ vendor: 'Fern & Fable', answer_by: await inTwoWorkingDays() })])
  expect(own[0].asker).toMatchObject({ is_confirmed: true, place: 'Hart Farm', guests: 90, enquiries: 1, blocked: 0 })
  expect((await gwen.put(`/admin/lead-checks/${own[0].id}`, { verdict: 'real', words: 'Yes.' })).body.errors.words[0]).toMatch(/sentence/)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => gwen.put(`/admin/lead-checks/${own[0].id}`, { verdict: 'real', words })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409, 409])
  expect((await lead()).check).toMatchObject({ verdict: 'real', words, answer_by: await inTwoWorkingDays() })
  const mails = await world.db.selectFrom('mails').where('text', 'like', `%${words}%`).select('to_address').execute()
  expect(mails).toEqual([{ to_address: wren.email }])
  expect((await gwen.get('/admin/lead-checks')).body.data.map(({ id }: { id: number }) => id)).not.toContain(own[0].id)
})

// P2
test('the couple is not told that somebody doubts them, and nobody else asks or answers', async () => {
  const [ada, id] = await asked()
  const odile = await acting('odile-marsh')
  expect((await ada.post(`/conversations/${id}/check`, {})).status).toBe(403)
  expect((await odile.post(`/conversations/${id}/check`, {})).status).toBe(404)
  expect((await wren.post(`/conversations/${id}/check`, {})).status).toBe(200)
  const { body } = await ada.get(`/conversations/${id}`)
  expect([body.data.asker, JSON.stringify(body).includes('answer_by')]).toEqual([null, false])
  expect((await wren.get('/admin/lead-checks')).status).toBe(403)
  const { id: check } = await world.db.selectFrom('lead_checks').where('user_id', '=', ada.id).select('id').executeTakeFirstOrThrow()
  for (const person of [ada, wren, odile])
    expect((await person.put(`/admin/lead-checks/${check}`, { verdict: 'real', words })).status).toBe(403)
  expect((await gwen.put('/admin/lead-checks/999999', { verdict: 'real', words })).status).toBe(404)
})

async function inTwoWorkingDays(): Promise<string> {
  const { rows } = await sql<{ day: string }>`select working_day_after(current_date, 2) as day`.execute(world.db)
  return rows[0]!.day
}

async function asked(): Promise<[Person, number]> {
  const ada = await world.couple()
  await sql`update users set email_verified_at = now() where id = ${ada.id}`.execute(world.db)
  await ada.post('/vendors/fern-and-fable/enquiries', { place: 'Hart Farm', guests: 90, message: 'One long table, please.' })
  return [ada, (await ada.get('/conversations?side=couple')).body.data[0].id]
}

async function acting(slug: string): Promise<Person> {
  const person = await world.couple()
  await sql`insert into vendor_members (user_id, content_id, role) select ${person.id}, id, 'owner' from content where type = 'vendor' and slug = ${slug}`.execute(
    world.db,
  )
  return person
}
