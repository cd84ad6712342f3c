// One chance: writes, rights

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { loadContent } from '#features/magazine/content/loading.server.ts'
import { newWorld } from '#tests/world.ts'
import { publishDue } from './write-rows.server.ts'

const world = await newWorld()
const [nadia, june] = [await world.couple(), await world.couple()]
const reader = world.visitor()

beforeAll(async () => {
  await loadContent(world.db, 'demo')
  await world.db.updateTable('users').set({ is_admin: true }).where('id', 'in', [nadia.id, june.id]).execute()
  await world.db.updateTable('users').set({ firstname: 'Nadia', lastname: 'Rahman' }).where('id', '=', nadia.id).execute()
}, 60_000)

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const said = {
  title: 'Rain at four',
  excerpt: 'What a garden does with forty wet people, and what forty people do with a garden.',
  illustrated: 'false',
  published_on: day(-1),
  author: 'nadia-rahman',
  terms: '{"categories":["weather-and-plan-b"]}',
  markdown: 'It began at four.\n\nNobody went in.',
}

// GUARD-003
test('the list holds every piece with where it stands, by kind, state, words and order', async () => {
  const all = (await nadia.get('/admin/content')).body
  expect(all.meta.total).toBe(all.counts.all)
  expect(all.counts.types['guide']).toBeGreaterThan(5)
  const guides = (await nadia.get('/admin/content?type=guide&sort=title&per_page=5')).body
  expect(guides.meta).toMatchObject({ total: all.counts.types['guide'], per_page: 5 })
  const titles = guides.data.map(({ title }: { title: string }) => title)
  expect(titles).toEqual([...titles].sort((one: string, other: string) => one.localeCompare(other, 'en')))
  const found = (await nadia.get('/admin/content?search=BROOM%20in')).body.data
  expect(found).toMatchObject([{ slug: 'a-broom-in-the-museum', author: 'Nadia Rahman', status: 'published', is_shipped: true }])
  expect(found[0].picture.image.name).toBeTruthy()
  expect((await nadia.get('/admin/content?search=%25')).body.meta.total).toBe(0)
  expect((await nadia.get('/admin/content?status=withdrawn')).body.data).toEqual([])
})

test('a piece is written, published, found by readers, taken back, and gone for them', async () => {
  const form = (await nadia.get('/admin/content-types/article')).body.data
  expect(form.fields.find(({ name }: { name: string }) => name === 'author')).toMatchObject({ kind: 'line', is_required: true })
  const made = await nadia.post('/admin/content', { type: 'article', slug: 'rain-at-four', said: { ...form.said, ...said } })
  expect([made.status, made.body.data.status]).toEqual([201, 'draft'])
  const { id } = made.body.data
  expect((await reader.get('/content?url=/rain-at-four')).status).toBe(404)
  const out = await nadia.put(`/admin/content/${id}`, { version: 1, slug: 'rain-at-four', said, status: 'published' })
  expect(out.body.data).toMatchObject({ status: 'published', version: 2, saved_by: 'Nadia Rahman', is_shipped: false })
  const seen = (await reader.get('/content?url=/rain-at-four')).body.data
  expect(seen).toMatchObject({
    title: 'Rain at four',
    author: { slug: 'nadia-rahman' },
    terms: { categories: [{ slug: 'weather-and-plan-b' }] },
  })
  expect(JSON.stringify(seen.tree)).toContain('Nobody went in.')
  const found = (await reader.get('/content/list?q=forty%20wet%20garden&type=article')).body.data
  expect(found.map(({ slug }: { slug: string }) => slug)).toContain('rain-at-four')
  await nadia.put(`/admin/content/${id}`, { version: 2, slug: 'rain-at-four', said, status: 'withdrawn' })
  expect((await reader.get('/content?url=/rain-at-four')).status).toBe(410)
})

test('what has a day to come waits for it, and comes out by itself', async () => {
  const later = { ...said, title: 'Tomorrow', published_on: day(1) }
  const made = await nadia.post('/admin/content', { type: 'article', slug: 'tomorrow', said: later, status: 'published' })
  expect(made.body.data.status).toBe('scheduled')
  expect((await reader.get('/content?url=/tomorrow')).status).toBe(404)
  expect(await publishDue(world.db)).toBe(0)
  await sql`update content set published_on = current_date where slug = 'tomorrow'`.execute(world.db)
  expect(await publishDue(world.db)).toBe(1)
  expect((await reader.get('/content?url=/tomorrow')).status).toBe(200)
  expect((await nadia.get(`/admin/content/${made.body.data.id}`)).body.data).toMatchObject({ status: 'published', saved_by: null })
})

// RULE-025
test('a piece from a file is the operator’s from the first save on, and says what it said', { timeout: 60_000 }, async () => {
  const [{ id }] = (await nadia.get('/admin/content?search=skin-and-light')).body.data
  const piece = (await nadia.get(`/admin/content/${id}`)).body.data
  const before = (await reader.get(`/content?id=${id}`)).body.data
  const same = await nadia.put(`/admin/content/${id}`, { version: 1, slug: piece.slug, said: piece.said, status: 'published' })
  expect(same.status).toBe(200)
  expect((await reader.get(`/content?id=${id}`)).body.data).toEqual(before)
  await nadia.put(`/admin/content/${id}`, {
    version: 2,
    slug: piece.slug,
    said: { ...piece.said, title: 'Our own words', emphasis: '' },
    status: 'published',
  })
  await sql`update content_loaded set hash = 'before'`.execute(world.db)
  await loadContent(world.db, 'demo')
  expect((await reader.get(`/content?id=${id}`)).body.data.title).toBe('Our own words')
})

test('another slug leaves a redirect, and no address is two pieces’ or a page’s of ours', async () => {
  const made = (await nadia.post('/admin/content', { type: 'article', slug: 'first-name', said, status: 'published' })).body.data
  const moved = await nadia.put(`/admin/content/${made.id}`, { version: 1, slug: 'second-name', said, status: 'published' })
  expect(moved.body.data).toMatchObject({ url: '/second-name', redirects: ['/first-name'] })
  expect((await reader.get('/content?url=/first-name')).body.data.url).toBe('/second-name')
  expect((await nadia.get('/admin/redirects')).body.data).toMatchObject([{ url: '/first-name', to: '/second-name' }])
  for (const slug of ['skin-and-light', 'tools', 'admin', 'Big', '../x', '']) {
    const refused = await nadia.post('/admin/content', { type: 'article', slug, said })
    expect([slug, refused.status, Object.keys(refused.body.errors)]).toEqual([slug, 422, ['slug']])
  }
  for (const url of ['/tools', '/api/v1/x', '//evil.example', 'https://evil.example']) {
    const refused = await nadia.post('/admin/content', { type: 'article', slug: 'third-name', said: { ...said, url } })
    expect([url, refused.status, Object.keys(refused.body.errors)]).toEqual([url, 422, ['url']])
  }
  const both = await Promise.all(
    [nadia, june].map((one) => one.post('/admin/content', { type: 'article', slug: 'at-once', said: { ...said, title: 'At once' } })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
})

test('what is wrong is said beside its field, and nothing is saved', async () => {
  const wrong = { ...said, author: '', published_on: 'soon', markdown: 'Fine.\n\n{% gallery names=["a"] /%}', pictures: undrawn }
  const { status, body } = await nadia.post('/admin/content', { type: 'article', slug: 'wrong', said: wrong, status: 'published' })
  expect(status).toBe(422)
  expect(body.errors).toMatchObject({
    author: ['is missing'],
    published_on: ['is a day, 2026-06-13'],
    pictures: ['1.: nobody has drawn this picture; choose one that is there'],
  })
  expect(body.errors.markdown).toEqual(['Line 3: a gallery names two to six pictures: names=["table", "cake"]'])
  expect((await nadia.get('/admin/content?search=wrong')).body.data).toEqual([])
})

test('the preview is made by the server, whatever is still missing, and keeps nothing', async () => {
  const [drawn] = (await nadia.get('/admin/pictures?search=table')).body.data
  const { motif, palette, seed, ratio } = drawn
  const pictures = JSON.stringify([{ name: 'one', motif, palette, seed, ratio, alt: 'A long table under trees.' }])
  const markdown =
    '## Four\n\n{% picture name="one" /%}\n\nSee [them](vendor/nobody) and [her](author/nadia-rahman), says {% $brand.name %}.'
  const { body } = await nadia.post('/admin/content/preview', { type: 'article', slug: '', said: { pictures, markdown, title: 'Rain' } })
  expect(body.data).toMatchObject({ title: 'Rain', pictures: [{ name: 'one', image: { name: drawn.image.name } }] })
  expect(JSON.stringify(body.data.tree)).toContain('says ","Posy')
  expect(Object.keys(body.errors)).toEqual(['excerpt', 'illustrated', 'published_on', 'author'])
  expect([body.missing, Object.keys(body.data.links)]).toEqual([['vendor/nobody'], ['author/nadia-rahman']])
})

const undrawn = JSON.stringify([
  { name: 'one', motif: 'longTable', palette: 'garden', seed: 'never-drawn', ratio: '3/2', alt: 'A long table under trees.' },
])
