import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const { get } = world.visitor()

interface Shown {
  id: number
  slug: string
  title: string
  published_on: string
  fields: { wedding_guest_count: number; cost: { total?: number } }
  terms: Record<string, { slug: string }[]>
}

// CALL-019
test('a list has its pages, the newest first, and each piece once', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => list(`type=article&per_page=12&page=${page}`)))
  const { meta } = pages[0]!
  expect(meta).toMatchObject({ current_page: 1, from: 1, to: 12, per_page: 12, counts: null })
  const shown = pages.flatMap(({ data }) => data)
  expect(new Set(shown.map(({ id }) => id)).size).toBe(Math.min(36, meta.total))
  const days = shown.map((piece) => piece.published_on)
  expect(days).toEqual(days.toSorted().toReversed())
  const { data: titled } = await list('type=article&sort=title&per_page=5')
  expect(titled.map(({ title }) => title)).toEqual(
    titled.map(({ title }) => title).toSorted((one, other) => one.localeCompare(other, 'en')),
  )
})

test('of one taxonomy any term will do, of several each; terms have slugs and ids', async () => {
  const modern = await all('terms=styles/modern')
  expect(modern.length).toBeGreaterThan(0)
  for (const { terms } of modern) expect(slugsOf(terms['styles'])).toContain('modern')
  const [either, both, byId] = [
    await all('terms=styles/modern,styles/rustic'),
    await all('terms=styles/modern,seasons/summer'),
    await all('terms=9'),
  ]
  expect(either.length).toBeGreaterThan(modern.length)
  for (const { terms } of both)
    expect([slugsOf(terms['styles']), slugsOf(terms['seasons'])]).toEqual([expect.arrayContaining(['modern']), ['summer']])
  for (const { terms } of byId) expect(terms['styles']?.length).toBeGreaterThan(0)
  expect(await all('type=vendor&terms=7/3580')).toEqual(await all('type=vendor&terms=services/photographers'))
  expect((await all('type=vendor&terms=services/photographers,places/sonoma')).length).toBeGreaterThan(0)
})

test('counts say what each further choice would leave', async () => {
  const chosen = 'type=real-wedding&terms=seasons/summer'
  const { meta } = await list(`${chosen}&counts=true`)
  for (const [term, count] of Object.entries(meta.counts['settings']!))
    expect((await list(`${chosen},settings/${term}`)).meta.total, term).toBe(count)
  for (const [term, count] of Object.entries(meta.counts['seasons']!))
    expect((await list(`type=real-wedding&terms=seasons/${term}`)).meta.total, term).toBe(count)
})

// A1 UI-036
test('weddings are found by how many came, what they cost and where; the smallest and the least spent come first when asked', async () => {
  const { meta } = await list('type=real-wedding&counts=true')
  const of = (taxonomy: string) => Object.values(meta.counts[taxonomy]!).reduce((sum, count) => sum + count, 0)
  expect([of('guests'), of('spent'), of('states')]).toEqual([meta.total, meta.total, meta.total])
  const small = await all('type=real-wedding&terms=guests/under-20&sort=smallest')
  expect(small.map(({ fields }) => fields.wedding_guest_count)).toEqual([6, 9, 11, 19])
  const cheap = await all('type=real-wedding&terms=spent/under-10000,states/california&sort=least-spent')
  expect(cheap.map(({ fields }) => fields.cost.total)).toEqual([648_000, 790_000])
  const [rangeAlone] = (await all('type=real-wedding&terms=spent/50000-and-up&sort=least-spent')).toReversed()
  expect([rangeAlone?.slug, rangeAlone?.fields.cost.total]).toEqual(['august-indoors', undefined])
  const guests = (await all('type=real-wedding&sort=largest')).map(({ fields }) => fields.wedding_guest_count)
  expect(guests).toEqual(guests.toSorted((one, other) => other - one))
})

test('every term of a taxonomy where that is asked, with counts of what one more would leave', async () => {
  const one = await list('type=real-wedding&terms=colors/cream&every=colors&counts=true&per_page=100')
  for (const [term, count] of Object.entries(one.meta.counts['colors']!)) {
    const both = await list(`type=real-wedding&terms=colors/cream,colors/${term}&every=colors&counts=true`)
    expect(both.meta.total, term).toBe(count)
    for (const { terms } of both.data) expect(slugsOf(terms['colors'])).toEqual(expect.arrayContaining(['cream', term]))
  }
  const { meta } = await list('type=real-wedding&terms=11/cream,11/sage,seasons/summer&every=11&counts=true')
  expect(meta.total).toBe(meta.counts['seasons']?.['summer'])
})

test('a list knows who wrote it and which words stand in it, whatever their accents', async () => {
  expect((await list('author=nadia-rahman')).data.map(({ slug }) => slug)).toContain('a-broom-in-the-museum')
  expect((await list('q=KENTE+brôom')).data.map(({ slug }) => slug)).toContain('a-broom-in-the-museum')
  expect((await list('q=%25_%5C')).meta.total).toBe(0)
})

test.each(['type=nothing', 'terms=nothing/at-all', 'terms=%27;--', 'terms=/,/,', 'author=%00x', 'page=900000', 'named=a/b/c'])(
  'odd questions (%s) have empty answers or are refused',
  async (query) => {
    const { status, body } = await get(`/content/list?${query}`)
    expect([200, 422]).toContain(status)
    if (status === 200 && !query.startsWith('terms=/')) expect(body.data).toEqual([])
  },
)

// CALL-112
test('tags are found by the beginning of any of their words, and counted', async () => {
  const { body, headers } = await get('/tag-groups?q=gar&type=real-wedding')
  expect(headers.get('etag')).toBeTruthy()
  const terms = body.data.flatMap((group: { terms: { title: string }[] }) => group.terms)
  expect(terms.length).toBeGreaterThan(0)
  for (const { title } of terms) expect(` ${title.toLowerCase()}`).toContain(' gar')
  const { body: styles } = await get('/tag-groups?taxonomy=styles&type=real-wedding')
  const { count } = styles.data[0].terms.find(({ slug }: { slug: string }) => slug === 'modern')
  expect(count).toBe((await list('type=real-wedding&terms=styles/modern')).meta.total)
  expect((await get('/tag-groups?q=xyzzy')).body).toEqual({ data: [] })
  expect((await get('/tag-groups?is_searchable=true')).body.data).toHaveLength(13)
})

test('at ten thousand pieces more, counts and lists still agree', { timeout: 60_000 }, async () => {
  await sql`
    insert into content (type, slug, url, title, excerpt, status, published_on, fields)
    select 'real-wedding', 'w-' || n, '/real-weddings/w-' || n, 'Wedding ' || n, 'An excerpt of ' || n, 'published', date '2020-01-01' + n % 2000,
      jsonb_build_object('terms', jsonb_build_object('styles', jsonb_build_array('s-' || n % 14, 's-' || n % 5), 'seasons', jsonb_build_array('t-' || n % 4),
        'settings', jsonb_build_array('u-' || n % 18), 'colors', jsonb_build_array('c-' || n % 30, 'c-' || n % 7, 'c-' || n % 11)))
    from generate_series(1, 10000) n`.execute(world.db)
  await sql`analyze content, content_terms`.execute(world.db)
  const chosen = 'type=real-wedding&terms=styles/s-3,seasons/t-1'
  const { meta } = await list(`${chosen}&counts=true`)
  expect(meta.total).toBe(meta.counts['styles']?.['s-3'])
  const times: number[] = []
  for (let nth = 0; nth < 5; nth++) {
    const begun = performance.now()
    await list(`${chosen}&counts=true`)
    times.push(performance.now() - begun)
  }
  console.log(`list with counts at 10,000 pieces: ${times.map((time) => time.toFixed(0)).join(', ')} ms`)
})

async function list(query: string): Promise<{ data: Shown[]; meta: { total: number; counts: Record<string, Record<string, number>> } }> {
  return (await get(`/content/list?${query}`)).body
}

async function all(query: string): Promise<Shown[]> {
  return (await list(`per_page=100&${query}`)).data
}

function slugsOf(terms: { slug: string }[] | undefined): string[] {
  return (terms ?? []).map(({ slug }) => slug)
}
