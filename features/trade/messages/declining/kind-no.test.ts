// One chance: rights, writes

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })

// V4
test('once somebody is hired, the others of that service get one kind no, each with its end', async () => {
  const ada = await asking('weedy', 'oxblood-floral', 'odile-marsh')
  expect((await ada.get('/kind-nos')).body.data).toEqual([])
  await ada.post('/user-vendors', { name: 'Fern & Fable', taxonomy: 'florists', status: 'hired' })
  const [waiting, ...more] = (await ada.get('/kind-nos')).body.data
  expect(more).toEqual([])
  expect(waiting).toMatchObject({ service: 'florists', hired: 'Fern & Fable' })
  expect(waiting.others.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Oxblood Floral', 'Weedy'])
  const ids = waiting.others.map(({ id }: { id: number }) => id)
  const words = 'We found somebody, and thank you for the time you took.'
  expect((await ada.post('/kind-nos', { ids, words })).status).toBe(200)
  expect((await ada.post('/kind-nos', { ids, words })).status).toBe(422)
  for (const id of ids) {
    const { body } = await ada.get(`/conversations/${id}`)
    expect(body.data).toMatchObject({ is_open: false })
    expect(body.data.messages.map(({ kind }: { kind: string }) => kind)).toEqual(['enquiry', 'no'])
  }
  expect(await world.db.selectFrom('mails').where('text', 'like', `%${words}%`).select('id').execute()).toHaveLength(2)
  expect((await ada.get('/kind-nos')).body.data).toEqual([])
})

test('nobody says no for another couple', async () => {
  const [ada, eve] = [await asking('weedy'), await asking('weedy')]
  const [{ id }] = (await ada.get('/conversations?side=couple')).body.data
  expect((await eve.post('/kind-nos', { ids: [id], words: 'No, thank you.' })).status).toBe(422)
  expect((await ada.get(`/conversations/${id}`)).body.data.is_open).toBe(true)
})

async function asking(...slugs: string[]): Promise<Person> {
  const ada = await world.couple()
  await sql`update users set email_verified_at = now() where id = ${ada.id}`.execute(world.db)
  for (const slug of slugs) expect((await ada.post(`/vendors/${slug}/enquiries`, { message: 'Are you free in June?' })).status).toBe(200)
  return ada
}
