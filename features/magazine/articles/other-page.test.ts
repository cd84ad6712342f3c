import { beforeAll, expect, test } from 'vitest'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const site = await wholeSite(world)
const operator = await world.couple()

beforeAll(async () => {
  await world.db.updateTable('users').set({ is_admin: true }).where('id', '=', operator.id).execute()
}, 60_000)

const said = {
  title: 'Paper with Nib & Sons',
  excerpt: 'Paper from a printer, names and addresses from your list, and one reply page for both.',
  illustrated: 'false',
  published_on: '2026-01-01',
  markdown: 'You choose the paper there, and the households here.',
}

// ROUTE-043
test('what is printed with a partner has a page under the name of each that the operator writes of', async () => {
  expect((await site.get('/partner/wedding-invitations')).html).toContain('with a partner')
  const place = { type: 'page', slug: 'nib-and-sons' }
  const written = { ...place, said: { ...said, url: '/nib-and-sons/wedding-invitations' }, status: 'published' }
  expect((await operator.post('/admin/content', written)).status).toBe(201)
  const { status, html } = await site.get('/nib-and-sons/wedding-invitations')
  expect([status, html]).toEqual([200, expect.stringContaining('You choose the paper there')])
  expect(html).toContain('<title>Paper with Nib &amp; Sons')
  expect(html).toContain('<link rel="canonical" href="http://posy.test/nib-and-sons/wedding-invitations"')
  const reserved = { ...written, slug: 'taken', said: { ...said, url: '/tools/wedding-invitations' } }
  expect((await operator.post('/admin/content', reserved)).body.errors.url).toHaveLength(1)
})

// ROUTE-048
test('any other address is tried as one that something was written for, before there is no such page', async () => {
  const url = '/from-us/about/the-ink'
  const at = (path: string) => site.get(path).then(({ status }) => status)
  const made = await operator.post('/admin/content', { type: 'page', slug: 'the-ink', said: { ...said, url }, status: 'draft' })
  const { id, version } = made.body.data
  expect(await at(url)).toBe(404)
  await operator.put(`/admin/content/${id}`, { version, slug: 'the-ink', said: { ...said, url }, status: 'published' })
  expect(await at(url)).toBe(200)
  await world.db.updateTable('content').set({ status: 'withdrawn' }).where('id', '=', id).execute()
  expect(await at(url)).toBe(410)
  for (const path of ['/no/such/page', '/no/%00', `/a/${'b'.repeat(300)}`, '/a/b/c/d/e/f/g', '/A/B'])
    expect([path, await at(path)]).toEqual([path, 404])
  const { html } = await site.get('/no/such/page')
  expect(html).toContain('This page could not be found')
  expect(html).toContain('Back to the home page')
})
