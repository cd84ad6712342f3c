// One chance: rights, lost writes

import { beforeAll, expect, test } from 'vitest'
import { openLog } from '#server/log.ts'
import { openRealtime } from '#server/realtime.ts'
import { soon } from '#tests/soon.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const [nadia, june] = [await world.couple(), await world.couple()]
/** Another process of the product, which hears of changes by its line alone. */
const site = await wholeSite(world)
const line = await openRealtime({ url: world.url, log: openLog('silent') })
line.on((heard) => {
  if (heard === 'content') void site.look().then(site.forgetPages)
})

beforeAll(async () => {
  const operators = world.db.updateTable('users').set({ is_admin: true })
  await operators.set({ firstname: 'Nadia', lastname: 'Rahman' }).where('id', '=', nadia.id).execute()
  await operators.where('id', '=', june.id).execute()
  await site.look()
})

interface Term {
  id: number
  slug: string
  title: string
  url: string
  is_hidden: boolean
  merged_into: string | null
  pieces: number
}

async function termsOf(taxonomy: string): Promise<Term[]> {
  return (await nadia.get(`/admin/terms?taxonomy=${taxonomy}`)).body.data.terms
}

async function changesOf(taxonomy: string) {
  return (await nadia.get(`/admin/terms?taxonomy=${taxonomy}`)).body.data.changes as {
    id: number
    kind: string
    title: string
    said_by: string
  }[]
}

async function term(taxonomy: string, slug: string): Promise<Term> {
  return (await termsOf(taxonomy)).find((one) => one.slug === slug)!
}

const undo = (change: number) => nadia.post(`/admin/term-changes/${change}/undo`, {})
const add = (body: object, operator = nadia) => operator.post('/admin/terms', body)
const merge = (id: number, into: number | null) => nadia.put(`/admin/terms/${id}/merged`, { into })
const hide = (id: number, is_hidden: boolean) => nadia.put(`/admin/terms/${id}/hidden`, { is_hidden })

/** What visitors are offered to choose from. */
async function offered(taxonomy: string): Promise<{ slug: string; title: string; count: number }[]> {
  const { data } = (await world.visitor().get(`/tag-groups?taxonomy=${taxonomy}&type=real-wedding`)).body
  return data[0]?.terms ?? []
}

async function weddings(terms: string): Promise<number> {
  return (await world.visitor().get(`/content/list?type=real-wedding&terms=${terms}`)).body.meta.total
}

test('a term that is renamed is called so by filters, type-ahead, data and the pages of another process', async () => {
  const { id, title, pieces } = await term('styles', 'bohemian')
  expect(pieces).toBeGreaterThan(0)
  expect((await site.get('/real-weddings/styles/bohemian')).html).not.toContain('Barefoot and free')
  const { status, body } = await nadia.put(`/admin/terms/${id}`, { title: 'Barefoot and free', was: title })
  expect(status).toBe(200)
  expect((await offered('styles')).find(({ slug }) => slug === 'bohemian')?.title).toBe('Barefoot and free')
  const found = (await world.visitor().get('/search?q=barefoot and fre&is_typing=true')).body.data
  expect(found[0]).toMatchObject({ kind: 'term', finds: [{ title: 'Barefoot and free', to: '/real-weddings/styles/bohemian' }] })
  const kinds = (await world.visitor().get('/search?q=barefoot free')).body.data.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toContain('real-wedding')
  const { taxonomies } = (await world.visitor().get('/data')).body
  expect(JSON.stringify(taxonomies)).toContain('Barefoot and free')
  await soon(async () => expect((await site.get('/real-weddings/styles/bohemian')).html).toContain('Barefoot and free'))
  expect((await nadia.put(`/admin/terms/${id}`, { title: 'Too late', was: title })).status).toBe(409)
  expect((await undo(body.data.change)).status).toBe(200)
  expect((await term('styles', 'bohemian')).title).toBe(title)
  await soon(async () => expect((await site.get('/real-weddings/styles/bohemian')).html).not.toContain('Barefoot and free'))
  expect((await undo(body.data.change)).status).toBe(409)
})

test('one that is merged: its pieces are the other’s, its address leads there, no file’s piece is saved by it, and it can be parted', async () => {
  const [own, other] = [await term('styles', 'bohemian'), await term('styles', 'romantic')]
  const [before, sum] = [await weddings('styles/bohemian'), await weddings('styles/bohemian,styles/romantic')]
  const shipped = await world.db.selectFrom('content').where('source_hash', 'is', null).select('id').execute()
  const { body } = await merge(own.id, other.id)
  expect(await weddings('styles/romantic')).toBe(sum)
  expect(await weddings('styles/bohemian')).toBe(sum)
  expect((await offered('styles')).map(({ slug }) => slug)).not.toContain('bohemian')
  await soon(async () => {
    const { status, location } = await site.get('/real-weddings/styles/bohemian')
    expect([status, location]).toEqual([301, '/real-weddings/styles/romantic'])
  })
  expect((await site.get('/sitemaps/terms.xml')).html).not.toContain('/styles/bohemian')
  expect(await world.db.selectFrom('content').where('source_hash', 'is', null).select('id').execute()).toEqual(shipped)
  expect((await merge(other.id, own.id)).status).toBe(409)
  expect((await undo(body.data.change)).status).toBe(200)
  expect(await weddings('styles/bohemian')).toBe(before)
  await soon(async () => expect((await site.get('/real-weddings/styles/bohemian')).status).toBe(200))
  expect((await changesOf('styles')).slice(0, 2).map(({ kind }) => kind)).toEqual(['parted', 'merged'])
})

test('of two merges into each other at once one counts', async () => {
  const [one, two] = [await term('moments', (await termsOf('moments'))[0]!.slug), (await termsOf('moments'))[1]!]
  const answers = await Promise.all([merge(one.id, two.id), merge(two.id, one.id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await undo(answers.find(({ status }) => status === 200)!.body.data.change)
})

test('one that is hidden is offered nowhere, its address leads to the list for now, and what pieces say of it stays', async () => {
  const { id, pieces } = await term('settings', 'barn')
  const { body } = await hide(id, true)
  expect((await offered('settings')).map(({ slug }) => slug)).not.toContain('barn')
  expect(await term('settings', 'barn')).toMatchObject({ is_hidden: true, pieces })
  const found = (await world.visitor().get('/search?q=barn&is_typing=true')).body.data.find(({ kind }: { kind: string }) => kind === 'term')
  expect(JSON.stringify(found ?? [])).not.toContain('/taxonomy/8/barn')
  await soon(async () => {
    const { status, location } = await site.get('/real-weddings/taxonomy/8/barn')
    expect([status, location]).toEqual([302, '/real-weddings'])
  })
  expect((await hide(id, true)).status).toBe(409)
  expect((await undo(body.data.change)).status).toBe(200)
  await soon(async () => expect((await site.get('/real-weddings/taxonomy/8/barn')).status).toBe(200))
})

test('an order that somebody puts terms in is the one that visitors are offered, whole or not at all', async () => {
  const terms = await termsOf('seasons')
  const ids = terms.map(({ id }) => id).toReversed()
  const { body } = await nadia.put('/admin/term-order', { taxonomy: 'seasons', ids })
  expect((await offered('seasons')).map(({ slug }) => slug)).toEqual(terms.map(({ slug }) => slug).toReversed())
  const statuses = [ids.slice(1), [...ids, ids[0]], [...ids.slice(1), 1001]].map(
    async (some) => (await nadia.put('/admin/term-order', { taxonomy: 'seasons', ids: some })).status,
  )
  expect(await Promise.all(statuses)).toEqual([409, 409, 409])
  await undo(body.data.change)
  expect((await termsOf('seasons')).map(({ slug }) => slug)).toEqual(terms.map(({ slug }) => slug))
})

test('one that is added can be filed under at once, and goes only while nothing names it', async () => {
  const { status } = await add({ taxonomy: 'categories', title: 'Dogs at weddings' })
  expect(status).toBe(201)
  const { id, url } = await term('categories', 'dogs-at-weddings')
  expect(url).toBe('/planning/dogs-at-weddings')
  const said = {
    title: 'Where the dog sits',
    excerpt: 'What a dog needs on the day, who holds the lead, and when it goes home.',
    illustrated: 'false',
    published_on: '2026-01-01',
    author: 'the-desk',
    minutes: '3',
    terms: JSON.stringify({ categories: ['dogs-at-weddings'] }),
    markdown: 'In the shade.',
  }
  const { body } = await nadia.post('/admin/content/preview', { type: 'article', slug: 'dogs', said })
  expect(body).toMatchObject({ errors: {} })
  expect(body.data.terms.categories).toMatchObject([{ title: 'Dogs at weddings' }])
  const piece = { type: 'page', slug: 'dogs', url: '/dogs', title: 'Dogs', excerpt: 'Of dogs.', published_on: '2026-01-01' }
  const fields = JSON.stringify({ terms: { categories: ['dogs-at-weddings'] } })
  const none = { updated_on: null, source_hash: null, saved_by: null }
  await world.db
    .insertInto('content')
    .values({ ...piece, ...none, status: 'published', fields })
    .execute()
  expect((await nadia.delete(`/admin/terms/${id}`)).status).toBe(409)
  await world.db.deleteFrom('content').where('slug', '=', 'dogs').execute()
  const gone = await nadia.delete(`/admin/terms/${id}`)
  expect(gone.status).toBe(200)
  expect((await undo(gone.body.data.change)).status).toBe(200)
  expect((await changesOf('categories'))[0]).toMatchObject({ kind: 'added', title: 'Dogs at weddings', said_by: 'Nadia Rahman' })
  expect((await nadia.delete(`/admin/terms/${(await term('categories', 'cake')).id}`)).status).toBe(409)
})

test('a new version of the files leaves what an operator said, and brings what else it says', async () => {
  const { keepShown } = await import('#features/magazine/content/load-rows.server.ts')
  const { termTitles } = await import('#features/magazine/content/shown.server.ts')
  const { id, title } = await term('religions', 'hindu')
  await nadia.put(`/admin/terms/${id}`, { title: 'Hindu, our way', was: title })
  const titles = termTitles().flatMap((one) => {
    if (one.taxonomy !== 'religions') return [one]
    if (one.term === 'hindu') return [{ ...one, title: 'Hinduism' }]
    return one.term === 'sikh' ? [{ ...one, title: 'Sikhism' }] : [one]
  })
  await keepShown(world.db, { images: [], titles: titles.filter(({ term }) => term !== 'twenties') })
  expect((await term('religions', 'hindu')).title).toBe('Hindu, our way')
  expect((await term('religions', 'sikh')).title).toBe('Sikhism')
  expect((await term('categories', 'dogs-at-weddings')).title).toBe('Dogs at weddings')
})
