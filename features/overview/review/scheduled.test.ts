// One chance: rights, leaks, writes

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { publishDue } from '#features/overview/editor/write-rows.server.ts'
import { loadContent } from '#features/magazine/content/loading.server.ts'
import { release, sentWedding } from '#tests/sent-weddings.ts'
import { letterTo } from '#tests/submitting.ts'
import { newWorld, type Person } from '#tests/world.ts'
import { reviewJobs } from './jobs.server.ts'

const world = await newWorld()
const { db } = world
const path = '/content/submit-wedding'
const operator = await world.couple()
await db.updateTable('users').set({ is_admin: true }).where('id', '=', operator.id).execute()
const { hold_weddings: lookAgain } = reviewJobs({ db, settings: { public_url: 'https://posy.example' } })

beforeAll(async () => {
  await loadContent(db, 'demo')
}, 60_000)

// A2 A3
test('what was scheduled as it is comes out on its day', async () => {
  const { couple, slug } = await scheduled()
  expect(await seen(slug)).toBe(404)
  await dayComes(slug)
  expect([await seen(slug), await stateOf(couple, slug)]).toEqual([200, 'published'])
})

// A2 A3
test('a picture that was removed meanwhile holds it back: nobody reads it, its author hears, and the operator decides anew', async () => {
  const { couple, id, slug, files } = await scheduled()
  expect((await couple.delete(`/files/${files[3]}`)).status).toBe(204)
  await dayComes(slug)
  expect([await seen(slug), await stateOf(couple, slug)]).toEqual([404, 'submitted'])
  const told = await letterTo(db, couple.email)
  expect(told.subject).toContain('It waits a little longer')
  expect(told.text).toContain('A picture of it is no longer there')
  const { body } = await operator.get('/admin/submissions?state=submitted')
  const waiting = body.data.find((one: { id: number }) => one.id === id)
  expect(waiting).toMatchObject({ reason: expect.stringContaining('A picture of it'), publish_on: null })
  expect(waiting.promised_on).not.toBeNull()
  await lookAgain!({}, new AbortController().signal)
  const letters = await db
    .selectFrom('mails')
    .where('to_address', '=', couple.email)
    .where('subject', 'like', 'It waits%')
    .select('id')
    .execute()
  expect(letters).toHaveLength(1)

  const answer = await operator.post(`/admin/submissions/${id}`, { version: waiting.version, answer: 'publish' })
  expect([answer.status, answer.body.errors]).toEqual([200, undefined])
  const { pictures } = (await world.visitor().get(`/content?url=/real-weddings/${slug}`)).body.data
  expect(pictures).toHaveLength(12)
})

test('who is credited and has left the directory holds it back; approved anew they are named without a link', async () => {
  const { couple, id, slug } = await scheduled()
  await db.updateTable('content').set({ status: 'withdrawn' }).where('slug', '=', 'fern-and-fable').where('type', '=', 'vendor').execute()
  await dayComes(slug)
  expect([await seen(slug), await stateOf(couple, slug)]).toEqual([404, 'submitted'])
  const { version } = (await couple.get(`${path}/${slug}`)).body.data
  expect((await operator.post(`/admin/submissions/${id}`, { version, answer: 'publish' })).status).toBe(200)
  const piece = (await world.visitor().get(`/content?url=/real-weddings/${slug}`)).body.data
  expect(piece.fields.vendors[1]).toMatchObject({ role: 'florists', name: 'Fern & Fable' })
  await db.updateTable('content').set({ status: 'published' }).where('slug', '=', 'fern-and-fable').where('type', '=', 'vendor').execute()
})

// A2
test('a right that was taken back, by either of the two or the photographer, leaves nothing for its day', async () => {
  for (const who of ['partner', 'licence'] as const) {
    const { couple, slug, visitor, ...links } = await scheduled()
    expect((await visitor.post(`/submission-rights/${links[who]}/withdraw`, {})).body.data.state).toBe('withdrawn')
    await dayComes(slug)
    expect([who, await seen(slug), await stateOf(couple, slug)]).toEqual([who, 410, 'withdrawn'])
  }
})

test('an account that went takes what was scheduled with it', async () => {
  const { couple, slug } = await scheduled()
  await db.deleteFrom('users').where('id', '=', couple.id).execute()
  await dayComes(slug)
  expect(await seen(slug)).toBe(410)
})

/** Approved for a week from now. */
async function scheduled() {
  const couple = await world.couple()
  const { id, slug, files } = await sentWedding(world, couple)
  const links = await release(world, couple, id)
  const { version } = (await couple.get(`${path}/${slug}`)).body.data
  const publish_on = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const answer = await operator.post(`/admin/submissions/${id}`, { version, answer: 'publish', publish_on })
  expect([answer.status, answer.body.data.state]).toEqual([200, 'scheduled'])
  return { couple, id, slug, files, ...links }
}

/** Its day is today, and the clock’s minute comes: first the one job, then the other, and the other way round. */
async function dayComes(slug: string): Promise<void> {
  await sql`update content set published_on = current_date where slug = ${slug} and type = 'real-wedding'`.execute(db)
  await publishDue(db)
  await lookAgain!({}, new AbortController().signal)
  await publishDue(db)
}

async function seen(slug: string): Promise<number> {
  return (await world.visitor().get(`/content?url=/real-weddings/${slug}`)).status
}

async function stateOf(couple: Person, slug: string): Promise<string> {
  return (await couple.get(`${path}/${slug}`)).body.data.state
}
