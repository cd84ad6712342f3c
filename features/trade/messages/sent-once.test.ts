// One chance: rights, writes

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const message = 'One long table, flowers on the cloth.'
let wren: Person

beforeAll(async () => {
  wren = await confirmed()
  await sql`insert into vendor_members (user_id, content_id) select ${wren.id}, id from content
    where type = 'vendor' and slug = 'fern-and-fable'`.execute(world.db)
}, 60_000)

// UI-092
test('what is sent again under its own name stands there once, at whatever time and however many at once, and of nobody else', async () => {
  const [ada, id] = await asked()
  const client_id = crypto.randomUUID()
  const send = (who: Person, words: string, at = id) => who.post(`/conversations/${at}/messages`, { words, client_id })
  const first = await Promise.all(Array.from({ length: 5 }, () => send(wren, 'Dahlias in brick.')))
  expect(new Set(first.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1)
  expect((await send(ada, 'Yes, please.')).status).toBe(200)
  const { body } = await ada.get(`/conversations/${id}`)
  expect(body.data.messages.map(({ words }: { words: string }) => words)).toEqual([message, 'Dahlias in brick.', 'Yes, please.'])
  const told = await world.db
    .selectFrom('notifications')
    .where('user_id', '=', ada.id)
    .where('kind', '=', 'message')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  expect(Number(told.n)).toBe(1)
  await ada.put(`/conversations/${id}`, { is_closed: true })
  expect((await send(wren, 'Dahlias in brick.')).body.data).toEqual(first[0]!.body.data)
  const [, other] = await asked()
  expect((await send(wren, 'Somewhere else.', other)).status).toBe(422)
  expect((await wren.post(`/conversations/${other}/messages`, { words: 'Here', client_id: 'brick' })).status).toBe(422)
})

async function asked(): Promise<[Person, number]> {
  const ada = await confirmed()
  expect((await ada.post('/vendors/fern-and-fable/enquiries', { message })).status).toBe(200)
  return [ada, (await ada.get('/conversations?side=couple')).body.data[0].id]
}

async function confirmed(): Promise<Person> {
  const person = await world.couple()
  await world.db.updateTable('users').set({ email_verified_at: new Date().toISOString() }).where('id', '=', person.id).execute()
  return person
}
