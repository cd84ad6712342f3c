// One chance: rights

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { unzip } from '#tests/workbook.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
let nth = 0

// P1 P7
test('an owner takes along all that is kept of the business, nothing of another, and a colleague does not', async () => {
  const { wren, oluchi, id } = await business()
  const other = await business()
  const couple = await world.couple()
  await world.db.updateTable('users').set({ firstname: 'Ines' }).where('id', '=', couple.id).execute()
  for (const [content_id, message] of [
    [id, 'Do you ever do dahlias?'],
    [other.id, 'Not for their eyes'],
  ] as const)
    await sql`insert into enquiries (user_id, content_id, service, place, message) values (${couple.id}, ${content_id}, 'florists', 'Sonoma', ${message})`.execute(
      world.db,
    )
  await wren.post('/vendor-replies', { title: 'Taken', words: 'That day is taken.' })
  await sql`insert into vendor_counts (content_id, day, views) select ${id}, current_date - day, 1 from generate_series(1, 700) day`.execute(
    world.db,
  )
  const files = await archiveOf(wren)
  expect([...files.keys()].sort()).toEqual(
    expect.arrayContaining([
      'README.txt',
      'profile.json',
      'enquiries.json',
      'messages.json',
      'reviews.json',
      'statistics.json',
      'calendar.json',
    ]),
  )
  expect(JSON.parse(files.get('enquiries.json')!)).toMatchObject([{ firstname: 'Ines', email: null, message: 'Do you ever do dahlias?' }])
  expect(JSON.parse(files.get('messages.json')!)).toHaveLength(1)
  expect(JSON.parse(files.get('saved_replies.json')!)).toMatchObject([{ title: 'Taken' }])
  expect(JSON.parse(files.get('statistics.json')!)).toHaveLength(700)
  const all = [...files.values()].join('\n')
  expect(all).not.toMatch(/Not for their eyes/)
  expect(all).not.toContain(couple.email)
  expect((await oluchi.get('/users/me/vendor-export')).status).toBe(403)
  expect((await couple.get('/users/me/vendor-export')).status).toBe(403)
})

test('who gives a business up leaves the page as it is out, to nobody, once', async () => {
  const { wren, oluchi, id, slug } = await business()
  expect((await oluchi.post('/users/me/vendor-leave', { page: 'goes' })).status).toBe(403)
  const answers = await Promise.all([1, 2].map(() => wren.post('/users/me/vendor-leave', { page: 'stays' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 403])
  expect((await world.visitor().get(`/content?type=vendor&slug=${slug}`)).status).toBe(200)
  for (const who of [wren, oluchi]) {
    expect((await who.get('/users/me/vendor')).body.data).toBe(null)
    expect((await who.get('/users/me/vendor-statistics')).status).toBe(403)
    expect((await who.put(`/content/submit-vendor/${id}`, { model: { line: 'Not theirs now' } })).status).toBe(404)
    expect(await told(who.email)).toBe(1)
  }
  const { body } = await wren.get(`/vendor-claims/vendors?id=${id}`)
  expect(body.data).toMatchObject([{ standing: 'free' }])
})

test('or takes it out of the directory, where its address says that it was there', async () => {
  const { wren, slug } = await business()
  expect((await wren.post('/users/me/vendor-leave', {})).status).toBe(422)
  expect((await wren.post('/users/me/vendor-leave', { page: 'goes' })).status).toBe(204)
  expect((await world.visitor().get(`/content?type=vendor&slug=${slug}`)).status).toBe(410)
  expect((await wren.get('/users/me')).status).toBe(200)
})

async function business() {
  const [wren, oluchi] = [await world.couple(), await world.couple()]
  const model = { name: `Fern & Fable ${++nth}`, service: 'florists', place: 'sonoma' }
  const { id, slug } = (await wren.post('/content/submit-vendor', { model })).body.data
  const fields = {
    service: 'florists',
    location: { city: 'Sonoma', state: 'CA', latitude: 38, longitude: -122 },
    price_from: 1,
    price_unit: 'wedding',
  }
  await sql`update content set status = 'published', published_on = current_date - 1, fields = fields || ${JSON.stringify(fields)}::jsonb where id = ${id}`.execute(
    world.db,
  )
  await world.db.insertInto('vendor_members').values({ user_id: oluchi.id, content_id: id, role: 'colleague' }).execute()
  return { wren, oluchi, id: id as number, slug: slug as string }
}

async function told(address: string): Promise<number> {
  const letters = await world.db
    .selectFrom('mails')
    .where('to_address', '=', address)
    .where('subject', 'like', '%is given up')
    .select('id')
    .execute()
  return letters.length
}

async function archiveOf({ token }: { token: string }): Promise<Map<string, string>> {
  const answer = await fetch(`${world.origin}/api/v1/users/me/vendor-export`, { headers: { authorization: `Bearer ${token}` } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  return unzip(Buffer.from(await answer.arrayBuffer()))
}
