// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })

// P7
test('saved answers are of the business: a colleague has them, another business has none, and who left has none', async () => {
  const [wren, oluchi, odile] = [
    await acting('fern-and-fable', 'owner'),
    await acting('fern-and-fable', 'colleague'),
    await acting('odile-marsh', 'owner'),
  ]
  const { status, body } = await wren.post('/vendor-replies', { title: 'Taken', words: 'That day is taken, I’m sorry.' })
  expect(status).toBe(201)
  expect((await oluchi.get('/vendor-replies')).body.data).toEqual([
    { id: body.data.id, title: 'Taken', words: 'That day is taken, I’m sorry.' },
  ])
  expect((await odile.get('/vendor-replies')).body.data).toEqual([])
  expect((await odile.delete(`/vendor-replies/${body.data.id}`)).status).toBe(404)
  await world.db.deleteFrom('vendor_members').where('user_id', '=', oluchi.id).execute()
  expect((await oluchi.get('/vendor-replies')).status).toBe(403)
  expect((await oluchi.delete(`/vendor-replies/${body.data.id}`)).status).toBe(403)
  expect((await wren.delete(`/vendor-replies/${body.data.id}`)).status).toBe(204)
  expect((await wren.delete(`/vendor-replies/${body.data.id}`)).status).toBe(404)
})

test('a business keeps fifty, however many come at once', async () => {
  const gus = await acting('gus-perelli', 'owner')
  const answers = await Promise.all(Array.from({ length: 60 }, (_, nth) => gus.post('/vendor-replies', { title: `${nth}`, words: 'Yes.' })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(50)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
})

async function acting(slug: string, role: string): Promise<Person> {
  const person = await world.couple()
  await sql`insert into vendor_members (user_id, content_id, role) select ${person.id}, id, ${role} from content where type = 'vendor' and slug = ${slug}`.execute(
    world.db,
  )
  return person
}
