import { parseFeed } from 'htmlparser2'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { faultsOf } from '#tests/grammars.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'
import { allIn as all, type Node, readXml as read } from '#tests/xml.ts'
import { feeds } from './feeds.ts'

const world = await newWorld({ has_magazine: true })
const site = await wholeSite(world)
const origin = 'http://posy.test'

/** Asks as engines do, and never hears what was made for an earlier question. */
async function fresh() {
  return wholeSite(world)
}

// A6
test('robots.txt names the sitemap, whose parts name every page that visitors may read, whole and once, with the day it changed', async () => {
  const { html: robots, headers } = await site.get('/robots.txt')
  expect(headers.get('content-type')).toContain('text/plain')
  expect(robots).toContain(`\nSitemap: ${origin}/sitemap.xml\n`)
  const index = read((await site.get('/sitemap.xml')).html)
  expect(index.name).toBe('sitemapindex')
  const parts = all(index, 'loc')
  const pages: string[] = []
  for (const part of parts) {
    const { status, html } = await site.get(new URL(part).pathname)
    expect([part, status]).toEqual([part, 200])
    const urls = read(html)
    const places = all(urls, 'loc')
    expect(places.length).toBeLessThanOrEqual(50_000)
    for (const day of all(urls, 'lastmod')) expect(day).toMatch(/^20\d\d-\d\d-\d\d$/)
    pages.push(...places)
  }
  expect(new Set(pages).size).toBe(pages.length)
  const { rows } = await sql<{ url: string }>`
    select url from content where status = 'published' and type in ('real-wedding', 'article', 'guide', 'vendor', 'author')`.execute(
    world.db,
  )
  expect(rows.length).toBeGreaterThan(180)
  for (const { url } of rows) expect(pages).toContain(origin + url)
  for (const path of [
    '/',
    '/tools',
    '/real-weddings',
    '/vendors/services/florists',
    '/real-weddings/styles/modern',
    '/podcast?episode=the-money-one',
  ])
    expect(pages).toContain(origin + path)
  for (const page of pages) expect(page).not.toMatch(/#|\/search|\/dashboard|\/settings/)
})

test('what the sitemap names is there, names itself as canonical, and nothing of it asks to be passed over', async () => {
  const parts = ['pages', 'terms', 'guide-1', 'author-1', 'podcast-1', 'form-1']
  for (const part of parts) {
    const places = all(read((await site.get(`/sitemaps/${part}.xml`)).html), 'loc')
    for (const place of part === 'terms' ? places.filter((_, nth) => nth % 7 === 0) : places) {
      const { status, html } = await site.get(place.slice(origin.length))
      expect([place, status]).toEqual([place, 200])
      expect([place, html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]?.replaceAll('&amp;', '&')]).toEqual([place, place])
      expect(html, place).not.toContain('name="robots"')
    }
  }
}, 60_000)

test('what is withdrawn leaves the sitemap and the feeds, and a part that nobody wrote is nowhere', async () => {
  const withdraw = (status: string) =>
    world.db
      .updateTable('content')
      .set({ status } as object)
      .where('slug', '=', 'choosing-a-date')
      .execute()
  await withdraw('withdrawn')
  const { get, forgetPages } = await fresh()
  expect((await get('/sitemaps/guide-1.xml')).html).not.toContain('choosing-a-date')
  expect((await get('/feeds/guides.xml')).html).not.toContain('choosing-a-date')
  forgetPages()
  const { status, html } = await get('/guides/choosing-a-date')
  expect(status).toBe(410)
  expect(html).toContain('This was taken down')
  expect(html).toContain('href="/guides"')
  await withdraw('published')
  for (const path of [
    '/sitemaps/guide-2.xml',
    '/sitemaps/guide-0.xml',
    '/sitemaps/quiz-1.xml',
    '/sitemaps/__proto__-1.xml',
    '/feeds/shop.xml',
    '/feeds/toString.xml',
    '/sitemaps/guide-1',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test('a guide, an author and a vendor who are called otherwise send on from where they were', async () => {
  for (const [type, slug, from, to] of [
    ['guide', 'choosing-a-date', '/guides/choosing-a-date', '/guides/a-date'],
    ['author', 'nadia-rahman', '/authors/nadia-rahman', '/authors/nadia'],
    ['vendor', 'desert-pin', '/vendors/desert-pin', '/vendors/pin'],
  ] as const) {
    const rename = (slug: string, url: string, old: string) =>
      world.db.updateTable('content').set({ slug, url }).where('type', '=', type).where('slug', '=', old).execute()
    const next = to.split('/').at(-1)!
    await rename(next, to, slug)
    site.forgetPages()
    const { status, location } = await site.get(from)
    expect([from, status, location]).toEqual([from, 301, to])
    await rename(slug, from, next)
  }
})

test('a section can be followed by feed: its page names it, and its entries are the newest, each with its own id', async () => {
  for (const [name, page] of [
    ['weddings', '/real-weddings'],
    ['guides', '/guides'],
    ['podcast', '/podcast'],
    ['videos', '/videos'],
    ['albums', '/albums/real-weddings'],
    ['vendor-lists', '/best-wedding-vendors'],
    ['guides', '/planning'],
    ['guides', '/planning/cake'],
  ] as const) {
    expect((await site.get(page)).html).toMatch(new RegExp(`<link[^>]*type="application/atom\\+xml"[^>]*href="/feeds/${name}.xml"`))
    const { html, headers } = await site.get(`/feeds/${name}.xml`)
    expect(headers.get('content-type')).toContain('application/atom+xml')
    const feed = read(html)
    // What a reader of feeds makes of it.
    const followed = parseFeed(html)
    expect(followed).toMatchObject({
      type: 'atom',
      title: expect.stringMatching(/^Posy: ./),
      link: origin + (name === 'guides' ? '/guides' : page),
    })
    const entries = feed.inside.filter((one): one is Node => typeof one !== 'string' && one.name === 'entry')
    const ids = entries.map((entry) => all(entry, 'id')[0])
    expect(new Set(ids).size).toBe(entries.length)
    const days = entries.map((entry) => all(entry, 'published')[0]!)
    expect(days).toEqual(days.toSorted().toReversed())
    for (const entry of entries)
      for (const needed of ['id', 'title', 'updated', 'summary'])
        expect([name, needed, all(entry, needed)]).toEqual([name, needed, [expect.any(String)]])
    expect(followed?.items.length).toBe(entries.length)
    expect(entries.length).toBeGreaterThan(0)
    for (const { id, title, link, description, pubDate } of followed?.items ?? []) {
      expect([id, title, description]).toEqual([expect.stringMatching(/^tag:posy\.test,2026:/), expect.any(String), expect.any(String)])
      expect(link).toMatch(/^http:\/\/posy\.test\/./)
      expect(pubDate?.getTime()).toBeGreaterThan(0)
    }
    expect(html).not.toContain('enclosure')
  }
  const { headers } = await site.get('/feeds/guides.xml')
  const again = await site.ask('/feeds/guides.xml', undefined, { headers: { 'if-none-match': headers.get('etag')! } })
  expect(again.status).toBe(304)
})

test('words that no document may hold end no document', async () => {
  const odd = 'A & B <i>"\'</i> ]]> \u0001\u{1F490}\uFFFF'
  await world.db.updateTable('content').set({ title: odd }).where('slug', '=', 'choosing-a-date').execute()
  const { get } = await fresh()
  const titles = all(read((await get('/feeds/guides.xml')).html), 'title')
  expect(titles).toContain('A & B <i>"\'</i> ]]> \u{1F490}')
})

// A6
test('by the grammars of their kinds libxml2 finds no fault in the sitemap, any of its parts or any feed, and finds what is wrong', async () => {
  const { get } = await fresh()
  const index = (await get('/sitemap.xml')).html
  expect(faultsOf(index, 'sitemap')).toEqual([])
  const parts = all(read(index), 'loc').map((part) => new URL(part).pathname)
  expect(parts.length).toBeGreaterThan(8)
  for (const part of parts) expect([part, faultsOf((await get(part)).html, 'sitemap')]).toEqual([part, []])
  for (const name of Object.keys(feeds)) expect([name, faultsOf((await get(`/feeds/${name}.xml`)).html, 'feed')]).toEqual([name, []])

  const part = (await get('/sitemaps/pages.xml')).html
  const feed = (await get('/feeds/weddings.xml')).html
  const wrong: [string, 'sitemap' | 'feed'][] = [
    [part.replace('<loc>', '<lok>').replace('</loc>', '</lok>'), 'sitemap'],
    [part.replace(/<lastmod>[^<]*/, '<lastmod>yesterday'), 'sitemap'],
    [part.replace(/<loc>[^<]*/, '<loc>/guides'), 'sitemap'],
    [part.replace('</urlset>', ''), 'sitemap'],
    [feed.replace(/<updated>[^<]*<\/updated>/, ''), 'feed'],
    [feed.replace(/<updated>[^<]*/, '<updated>2026-11-01'), 'feed'],
    [feed.replace(/<id>[^<]*<\/id>/, ''), 'feed'],
    [feed.replace(/href="[^"]*"/, ''), 'feed'],
    [feed.replace('<entry>', '<entry><guid>1</guid>'), 'feed'],
  ]
  for (const [nth, [xml, kind]] of wrong.entries()) expect([nth, faultsOf(xml, kind).length]).toEqual([nth, 1])
})
