// One chance: writes, leaks

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const [nadia, june, couple] = [await world.couple(), await world.couple(), await world.couple()]
await world.db.updateTable('users').set({ is_admin: true }).where('id', 'in', [nadia.id, june.id]).execute()

const said = {
  title: 'About us',
  excerpt: 'Who runs this place, where they are, and how to reach them.',
  illustrated: 'false',
  published_on: '2026-01-01',
  markdown: 'We are two people.\n\nAnd a dog.',
}

async function aPiece(slug: string) {
  return (await nadia.post('/admin/content', { type: 'page', slug, said, status: 'published' })).body.data
}

test('of two who save at once one is told what the other saved, and no word of either is lost', async () => {
  const { id } = await aPiece('about-us')
  const words = ['We are three.', 'We are four.']
  const saved = await Promise.all(
    [nadia, june].map((one, at) =>
      one.put(`/admin/content/${id}`, { version: 1, slug: 'about-us', said: { ...said, markdown: words[at] }, status: 'published' }),
    ),
  )
  expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [won, lost] = saved[0]!.status === 200 ? [0, 1] : [1, 0]
  expect(saved[lost]!.body.data).toMatchObject({ version: 2, said: { markdown: words[won] } })
  const again = await nadia.put(`/admin/content/${id}`, {
    version: 2,
    slug: 'about-us',
    said: { ...said, markdown: words[lost] },
    status: 'published',
  })
  expect(again.body.data.versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
  expect((await june.get(`/admin/content/${id}/versions/2`)).body.data.said.markdown).toBe(words[won])
})

test('a version tells who saved it and what it changed, and can be put back whole', async () => {
  const { id, said: first } = await aPiece('the-history')
  const other = { ...said, title: 'All about us', published_on: '2026-02-02', markdown: 'We are two people.\n\nAnd two dogs.' }
  await june.put(`/admin/content/${id}`, { version: 1, slug: 'the-history', said: other, status: 'published' })
  const { body } = await nadia.get(`/admin/content/${id}/versions/2`)
  expect([body.against, body.data.version, body.data.title]).toEqual([1, 2, 'All about us'])
  const changed = body.lines.filter(({ kind }: { kind: string }) => kind === 'added' || kind === 'removed')
  expect(changed.map(({ kind, text }: { kind: string; text: string }) => `${kind} ${text}`)).toEqual([
    'removed title: About us',
    'added title: All about us',
    'removed published_on: 2026-01-01',
    'added published_on: 2026-02-02',
    'removed And a dog.',
    'added And two dogs.',
  ])
  const { said: before, slug } = (await nadia.get(`/admin/content/${id}/versions/1`)).body.data
  const back = await nadia.put(`/admin/content/${id}`, { version: 2, slug, said: before, status: 'published' })
  expect(back.body.data.said).toEqual(first)
  expect((await nadia.get(`/admin/content/${id}/versions/99`)).status).toBe(404)
})

test('what is being written is kept for its writer alone, until it is saved', async () => {
  const { id } = await aPiece('a-draft')
  expect((await nadia.put(`/admin/content-drafts/${id}`, { version: 1, said: { title: 'Half a' } })).status).toBe(204)
  await nadia.put('/admin/content-drafts/new-page', { said: { title: 'Another' } })
  const read = async (one: typeof nadia) => (await one.get(`/admin/content/${id}`)).body.data.draft
  expect(await read(nadia)).toMatchObject({ said: { title: 'Half a' }, version: 1 })
  expect(await read(june)).toBe(null)
  expect((await nadia.get('/admin/content-types/page')).body.data.draft).toMatchObject({ said: { title: 'Another' } })
  expect((await june.get('/admin/content-types/page')).body.data.draft).toBe(null)
  await nadia.put(`/admin/content/${id}`, { version: 1, slug: 'a-draft', said, status: 'draft' })
  expect(await read(nadia)).toBe(null)
  await nadia.put('/admin/content-drafts/new-page', { said: {} })
  expect((await nadia.get('/admin/content-types/page')).body.data.draft).toBe(null)
  for (const name of ['0', 'x', 'new-', '../1', '1e9']) {
    expect([422, 404]).toContain((await nadia.put(`/admin/content-drafts/${encodeURIComponent(name)}`, { said })).status)
  }
})

test('nobody but an operator sees or does any of it', async () => {
  const { id } = await aPiece('for-operators')
  const written = { slug: 'x', said, type: 'page', version: 1 }
  const calls = [
    ['get', '/admin/content'],
    ['get', `/admin/content/${id}`],
    ['get', '/admin/content-types/page'],
    ['post', '/admin/content'],
    ['post', '/admin/content/preview'],
    ['put', `/admin/content/${id}`],
    ['put', `/admin/content-drafts/${id}`],
    ['get', `/admin/content/${id}/versions/1`],
    ['get', '/admin/pictures'],
    ['get', '/admin/redirects'],
  ] as const
  for (const [method, path] of calls) {
    const body = method === 'get' ? undefined : written
    expect([path, (await couple[method](path, body)).status]).toEqual([path, 403])
    expect([path, (await world.visitor()[method](path, body)).status]).toEqual([path, 401])
  }
})
