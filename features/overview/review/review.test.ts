// One chance: rights, leaks, writes

import { beforeAll, expect, test } from 'vitest'
import { loadContent } from '#features/magazine/content/loading.server.ts'
import { release, sentWedding } from '#tests/sent-weddings.ts'
import { letterTo, wedding } from '#tests/submitting.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()
const { db } = world
const path = '/content/submit-wedding'
const operator = await world.couple()
await db.updateTable('users').set({ is_admin: true }).where('id', '=', operator.id).execute()

beforeAll(async () => {
  await loadContent(db, 'demo')
}, 60_000)

async function published(couple: Person, allows?: Parameters<typeof release>[3]) {
  const { id, slug, files } = await sentWedding(world, couple)
  const links = await release(world, couple, id, allows)
  const now = (await couple.get(`${path}/${slug}`)).body.data
  const answer = await operator.post(`/admin/submissions/${id}`, { version: now.version, answer: 'publish' })
  expect([answer.status, answer.body.errors]).toEqual([200, undefined])
  return { id, slug, files, ...links, data: answer.body.data }
}

// A2 A3 STATE-039
test('nothing is with us before the photographer and both of the two have said yes; then there is a promised day', async () => {
  const couple = await world.couple()
  const { id, slug, state, promised_on } = await sentWedding(world, couple)
  expect([state, promised_on]).toEqual(['rights_missing', null])
  const { version } = (await couple.get(`${path}/${slug}`)).body.data
  expect((await operator.post(`/admin/submissions/${id}`, { version, answer: 'publish' })).status).toBe(409)
  await release(world, couple, id)
  const now = (await couple.get(`${path}/${slug}`)).body.data
  expect(now.state).toBe('submitted')
  expect(workingDaysTo(now.promised_on)).toBe(10)
  expect((await letterTo(db, couple.email)).text).toContain('You have an answer by')
  expect((await operator.get('/admin/submissions')).body.data.map((one: { id: number }) => one.id)).toContain(id)
})

// RULE-055 A1 A2
test('published, it is a real wedding with credits that lead to vendors and every picture credited', async () => {
  const { slug, data } = await published(await world.couple())
  expect(data).toMatchObject({ state: 'published', url: `/real-weddings/${slug}` })
  const piece = (await world.visitor().get(`/content?url=/real-weddings/${slug}`)).body.data
  expect(piece.fields).toMatchObject({
    spouse_1: { firstname: 'Mara', lastname: 'Quist' },
    wedding_month: '2026-06',
    weekday: 'Saturday',
    cost: { total: 15_000_00 },
    photographer: 'odile-marsh',
  })
  expect(piece.fields.vendors[1]).toMatchObject({ role: 'florists', vendor: 'fern-and-fable' })
  expect(piece.links['vendor/fern-and-fable']).toBeDefined()
  expect(piece.pictures).toHaveLength(13)
  expect(new Set(piece.pictures.map(({ credit }: { credit: string }) => credit))).toEqual(new Set(['odile-marsh']))
})

// A2
test('what one of the two did not say yes to is not shown: names, faces and cost apart', async () => {
  const { slug } = await published(await world.couple(), { names: false, faces: false, cost: false })
  const piece = (await world.visitor().get(`/content?url=/real-weddings/${slug}`)).body.data
  expect(piece.fields.spouse_1).toMatchObject({ firstname: 'M.', lastname: 'Q.' })
  expect(piece.fields.cost).toBeUndefined()
  expect(piece.pictures).toHaveLength(6)
  expect(JSON.stringify(piece)).not.toMatch(/Quist|Abrams/)
})

// A2
test('either of the two takes it back: 410 at once for the page, its picture, and no word of it in lists, feeds and search', async () => {
  const couple = await world.couple()
  const { slug, files, partner, visitor } = await published(couple)
  const url = `/real-weddings/${slug}`
  const { image } = (await visitor.get(`/content?url=${url}`)).body.data.pictures[0]
  const picture = `${world.origin}/pictures/upload-${files[0]}-${image.hash}-160`
  const before = await fetch(picture)
  expect([before.status, before.headers.get('cache-control')]).toEqual([200, 'public, max-age=30'])
  expect((await visitor.post(`/submission-rights/${partner}/withdraw`, {})).body.data.state).toBe('withdrawn')
  expect((await visitor.get(`/content?url=${url}`)).status).toBe(410)
  expect((await fetch(picture)).status).toBe(410)
  for (const list of ['/content/list?type=real-wedding', '/search?q=supper'])
    expect(JSON.stringify((await visitor.get(list)).body)).not.toContain(slug)
  for (const file of ['/feeds/weddings.xml', '/sitemaps/real-wedding-1.xml']) {
    const told = await fetch(`${world.origin}${file}`)
    expect([file, told.status, (await told.text()).includes(slug)]).toEqual([file, 200, false])
  }
  expect((await couple.get(`${path}/${slug}`)).body.data.state).toBe('withdrawn')
  expect((await letterTo(db, couple.email)).subject).toContain('Taken back')
  // The operator's editor does not bring it back.
  const { content_id } = await db.selectFrom('submissions').where('slug', '=', slug).select('content_id').executeTakeFirstOrThrow()
  await expect(db.updateTable('content').set({ status: 'published' }).where('id', '=', content_id!).execute()).rejects.toMatchObject({
    code: 'PL422',
  })
})

test('an account that goes takes its wedding out of the magazine', async () => {
  const couple = await world.couple()
  const { slug } = await published(couple)
  await db.deleteFrom('users').where('id', '=', couple.id).execute()
  expect((await world.visitor().get(`/content?url=/real-weddings/${slug}`)).status).toBe(410)
})

test('a yes that is taken back while an operator presses publish wins or comes after, and nothing stays in the magazine', async () => {
  const couple = await world.couple()
  const { id, slug } = await sentWedding(world, couple)
  const { partner, visitor } = await release(world, couple, id)
  const { version } = (await couple.get(`${path}/${slug}`)).body.data
  await Promise.all([
    operator.post(`/admin/submissions/${id}`, { version, answer: 'publish' }),
    visitor.post(`/submission-rights/${partner}/withdraw`, {}),
  ])
  expect((await couple.get(`${path}/${slug}`)).body.data.state).toBe('withdrawn')
  expect([404, 410]).toContain((await visitor.get(`/content?url=/real-weddings/${slug}`)).status)
})

// A3
test('changes are asked beside their field and by letter; sent again it has a new promise; a no has its reason', async () => {
  const couple = await world.couple()
  const { id, slug } = await sentWedding(world, couple)
  await release(world, couple, id)
  const version = async () => (await couple.get(`${path}/${slug}`)).body.data.version
  const at = `/admin/submissions/${id}`
  expect((await operator.post(at, { version: await version(), answer: 'changes' })).status).toBe(422)
  const asks = { 'told.story': 'Who cooked the supper?' }
  expect((await operator.post(at, { version: await version(), answer: 'changes', asks })).body.data.state).toBe('changes_asked')
  expect((await letterTo(db, couple.email)).text).toContain('Who cooked the supper?')
  expect((await couple.get(`${path}/${slug}`)).body.data.asks).toEqual(asks)
  const story = `${wedding.told.story} My aunt Solveig cooked.`
  expect((await couple.put(`${path}/${id}`, { told: { story } })).status).toBe(200)
  expect((await couple.post(`${path}/${id}/send`, {})).body.data).toMatchObject({ state: 'submitted', asks: {} })
  expect((await operator.post(at, { version: await version(), answer: 'decline' })).body.errors).toHaveProperty('reason')
  const reason = 'We had three farms this month.'
  expect((await operator.post(at, { version: await version(), answer: 'decline', reason })).body.data).toMatchObject({
    state: 'declined',
    reason,
  })
  expect((await letterTo(db, couple.email)).text).toContain(reason)
  const record = await db.selectFrom('submission_events').where('submission_id', '=', id).orderBy('id').select('what').execute()
  expect(record.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['begun', 'sent', 'signed_licence', 'changes_asked', 'sent', 'declined']),
  )
})

function workingDaysTo(day: string): number {
  let count = 0
  for (const at = new Date(new Date().toISOString().slice(0, 10)); at.toISOString().slice(0, 10) < day; ) {
    at.setUTCDate(at.getUTCDate() + 1)
    if (at.getUTCDay() % 6 !== 0) count++
  }
  return count
}
