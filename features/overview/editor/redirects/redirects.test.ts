// One chance: writes, rights

import { beforeAll, expect, test } from 'vitest'
import { openGate } from '#tests/hostile/gate.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
// Two processes of one product.
const gates = [await openGate(world.db), await openGate(world.db)]
const [nadia, june, couple] = [await world.couple(), await world.couple(), await world.couple()]

beforeAll(async () => {
  await world.db.updateTable('users').set({ is_admin: true, firstname: 'Nadia', lastname: 'Rahman' }).where('id', '=', nadia.id).execute()
  await world.db.updateTable('users').set({ is_admin: true }).where('id', '=', june.id).execute()
})

const said = {
  title: 'About us',
  excerpt: 'Who runs this place, where they are, and how to reach them.',
  illustrated: 'false',
  published_on: '2026-01-01',
  markdown: 'We are two people.',
}

async function aPiece(slug: string, status = 'published') {
  const { body } = await nadia.post('/admin/content', { type: 'page', slug, said, status })
  return body.data as { id: number }
}

const save = (id: number, version: number, slug: string, status: string) =>
  nadia.put(`/admin/content/${id}`, { version, slug, said, status })
const add = (url: string, to: string, operator = nadia) => operator.post('/admin/redirects', { url, to })

/** What each process answers who comes there. */
async function visits(path: string) {
  const answers = await Promise.all(
    gates.map(({ origin }) => fetch(`${origin}${path}`, { redirect: 'manual', headers: { host: 'posy.test' } })),
  )
  return answers.map(({ status, headers }) => (status === 301 ? headers.get('location') : status))
}

test('an address leads on from the next visit, in every process, and no longer once it is removed', { timeout: 60_000 }, async () => {
  await aPiece('about-us')
  expect(await visits('/who-we-are')).toEqual([404, 404])
  const added = await add('/who-we-are/', '/about-us')
  expect(added.status).toBe(201)
  expect(added.body.data).toMatchObject({ url: '/who-we-are', to: '/about-us', title: 'About us', added_by: 'Nadia Rahman' })
  await add('/2019/old_page.html', '/real-weddings')
  await add('/real-weddings/gone-long-ago', '/real-weddings')
  expect(await visits('/who-we-are')).toEqual(['/about-us', '/about-us'])
  expect(await visits('/2019/old_page.html?utm_source=x')).toEqual(['/real-weddings', '/real-weddings'])
  expect(await visits('/real-weddings/gone-long-ago')).toEqual(['/real-weddings', '/real-weddings'])
  const { id } = added.body.data
  expect((await june.delete(`/admin/redirects/${id}`)).status).toBe(204)
  expect((await june.delete(`/admin/redirects/${id}`)).status).toBe(404)
  expect(await visits('/who-we-are')).toEqual([404, 404])
  const { removed } = (await nadia.get('/admin/redirects')).body
  expect(removed).toMatchObject([
    { url: '/who-we-are', to: '/about-us', added_by: 'Nadia Rahman', removed_by: expect.stringContaining('Ada') },
  ])
})

test('a page is never stood before, and what is not of this site leads nowhere', async () => {
  await aPiece('a-page')
  await aPiece('a-draft', 'draft')
  const from = [
    '/a-page',
    '/a-draft',
    '/',
    '/shop',
    '/sign-in',
    '/admin',
    '/admin/x',
    '/api/v1/content',
    '/assets/x.js',
    '/robots.txt',
    '/users/ada',
  ]
  const odd = [
    '',
    'x',
    '//evil.example',
    '/\\evil.example',
    '/../x',
    '/a b',
    '/a?b=1',
    '/a#b',
    '/%2e%2e',
    'https://posy.test/a',
    'javascript:alert(1)',
  ]
  for (const url of [...from, ...odd]) expect([url, refusedIn(await add(url, '/shop'))]).toEqual([url, [422, 'url']])
  const to = ['/nowhere', '/a-draft', '/admin', '/dev/ui', '/users/ada', 'https://evil.example/', '//evil.example', '/\\evil.example']
  for (const one of to) expect([one, refusedIn(await add('/some-old-one', one))]).toEqual([one, [422, 'to']])
  expect(await visits('/a-page')).toEqual([200, 200])
})

test('there are neither chains nor circles, and a piece that moves is followed', async () => {
  const { id } = await aPiece('the-end')
  await add('/the-start', '/the-end')
  expect(refusedIn(await add('/the-start', '/shop'))).toEqual([422, 'url'])
  expect((await add('/before-the-start', '/the-start')).body.data.to).toBe('/the-end')
  expect(refusedIn(await add('/round', '/round'))).toEqual([422, 'to'])
  expect(refusedIn(await add('/the-end', '/the-start'))).toEqual([422, 'to'])
  await save(id, 1, 'another-end', 'published')
  expect(await visits('/before-the-start')).toEqual(['/another-end', '/another-end'])
  expect(refusedIn(await add('/the-end', '/shop'))).toEqual([422, 'url'])
  await save(id, 2, 'another-end', 'withdrawn')
  expect(refusedIn(await add('/another-end', '/the-start'))).toEqual([422, 'to'])
  expect(await visits('/the-start')).toEqual([410, 410])
  expect((await add('/another-end', '/shop')).status).toBe(201)
  expect(await visits('/another-end')).toEqual(['/shop', '/shop'])
  await save(id, 3, 'another-end', 'withdrawn')
  expect(await visits('/another-end')).toEqual(['/shop', '/shop'])
  await save(id, 4, 'another-end', 'published')
  expect(await visits('/another-end')).toEqual([200, 200])
  const { data } = (await nadia.get('/admin/redirects')).body
  expect(data.map(({ url }: { url: string }) => url)).not.toContain('/another-end')
})

test('of two who add the same at once one is told, and what came by itself stays', async () => {
  const { id } = await aPiece('first-name')
  await save(id, 1, 'second-name', 'published')
  const both = await Promise.all([add('/twice', '/shop'), add('/twice', '/second-name', june)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
  const { data } = (await nadia.get('/admin/redirects')).body
  expect(data.filter(({ url }: { url: string }) => url === '/twice')).toHaveLength(1)
  expect(data.find(({ url }: { url: string }) => url === '/first-name')).toMatchObject({ id: null, added_by: null, to: '/second-name' })
  const { id: itself } = await world.db
    .selectFrom('content_redirects')
    .where('url', '=', '/first-name')
    .select('id')
    .executeTakeFirstOrThrow()
  expect((await nadia.delete(`/admin/redirects/${itself}`)).status).toBe(404)
})

test('nobody but an operator adds or removes one', async () => {
  const { id } = (await add('/for-operators', '/shop')).body.data
  const [visitor, body] = [world.visitor(), { url: '/of-mine', to: '/shop' }]
  const answers = [
    await couple.post('/admin/redirects', body),
    await couple.delete(`/admin/redirects/${id}`),
    await visitor.post('/admin/redirects', body),
    await visitor.delete(`/admin/redirects/${id}`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 401, 401])
  expect([await visits('/for-operators'), await visits('/of-mine')]).toEqual([
    ['/shop', '/shop'],
    [404, 404],
  ])
})

function refusedIn({ status, body }: { status: number; body: { errors?: object } }) {
  return [status, ...Object.keys(body.errors ?? {})]
}
