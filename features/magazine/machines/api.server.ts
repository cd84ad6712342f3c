import { createHash } from 'node:crypto'
import type { Db } from '#db/db.ts'
import { seoPages } from '#features/site/home/site-data.ts'
import { isKnown } from '#server/page-cache.ts'
import { readShipped } from '#server/shipped.ts'
import type { SiteReader } from '#server/site-files.ts'
import { t } from '#web/text/text.ts'
import { feedAddress, type FeedName, feeds } from './feeds.ts'
import { countTypes, newestOf, placesOf, termsWith } from './rows.server.ts'
import { listedBy, listOf, ownPageOf, perPart, typesWithPages } from './sitemap-parts.ts'
import { documentOf, element } from './xml.ts'

interface Tools {
  db: Db
  publicUrl: string
  site: SiteReader
}

/** Nobody is told of a page that was taken away for longer than a minute. */
const seconds = 30
const newest = 50

/** What answers programs that read the site by themselves: robots.txt, the sitemap with its parts, the feeds. */
export function openMachines(tools: Tools) {
  const made = new Map<string, { text: Promise<string | undefined>; until: number }>()
  let terms = tools.site.now().terms

  /** Once for all who ask meanwhile. What is nowhere is not kept, so that names that were made up fill nothing. */
  async function textAt(path: string): Promise<string | undefined> {
    const now = tools.site.now().terms
    if (now !== terms) made.clear()
    terms = now
    const known = made.get(path)
    if (known && known.until > Date.now()) return known.text
    const text = textOf(path, tools)
    made.set(path, { text, until: Date.now() + seconds * 1_000 })
    const isThere = await text.then(Boolean, () => false)
    if (!isThere) made.delete(path)
    return text
  }

  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const text = await textAt(pathname)
    if (text === undefined) return Response.json({ message: 'Not found.' }, { status: 404 })
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    const headers = { 'content-type': typeOf(pathname), etag, 'cache-control': `public, max-age=${seconds}` }
    if (isKnown(request.headers.get('if-none-match') ?? '', etag)) return new Response(null, { status: 304, headers })
    return new Response(request.method === 'HEAD' ? null : text, { headers })
  }
}

function typeOf(path: string): string {
  if (path.startsWith('/feeds/')) return 'application/atom+xml; charset=utf-8'
  return path === '/robots.txt' ? 'text/plain; charset=utf-8' : 'application/xml; charset=utf-8'
}

async function textOf(path: string, tools: Tools): Promise<string | undefined> {
  if (path === '/robots.txt') return robotsOf(tools)
  if (path === '/sitemap.xml') return indexOf(tools)
  const [, folder, name = ''] = /^\/(sitemaps|feeds)\/([a-z-]+(?:-\d{1,6})?)\.xml$/.exec(path) ?? []
  if (folder === 'feeds') return Object.hasOwn(feeds, name) ? feedOf(name as FeedName, tools) : undefined
  const places = folder && (await partOf(name, tools))
  return places && places.length > 0 ? documentOf(urlsetOf(places, tools)) : undefined
}

/** Nothing that is secret stands here: whoever may not see a page is refused by it. These only waste an engine's time. */
function robotsOf({ publicUrl }: Tools): string {
  const passed = ['/api/', '/auth/', '/signed-in', '/search', '/dashboard', '/settings', '/complete/', '/admin']
  return ['User-agent: *', ...passed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}

interface Place {
  path: string
  changed?: string
}

const sitemaps = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

async function indexOf(tools: Tools): Promise<string> {
  const counts = await countTypes(tools.db)
  const own = typesWithPages(contentTypes())
  const parts = counts.flatMap(({ type, total, changed }) =>
    own.includes(type)
      ? Array.from({ length: Math.ceil(total / perPart) }, (_, nth) => ({ path: `/sitemaps/${type}-${nth + 1}.xml`, changed }))
      : [],
  )
  const terms = await termPlaces(tools)
  const all: Place[] = [{ path: '/sitemaps/pages.xml' }, ...(terms.length > 0 ? [{ path: '/sitemaps/terms.xml' }] : []), ...parts]
  return documentOf(element('sitemapindex', sitemaps, ...all.map((place) => entryOf('sitemap', place, tools))))
}

function urlsetOf(places: readonly Place[], tools: Tools) {
  return element('urlset', sitemaps, ...places.map((place) => entryOf('url', place, tools)))
}

function entryOf(name: 'sitemap' | 'url', { path, changed }: Place, { publicUrl }: Tools) {
  return element(
    name,
    {},
    element('loc', {}, new URL(path, publicUrl).href),
    ...(changed ? [element('lastmod', {}, changed.slice(0, 10))] : []),
  )
}

async function partOf(name: string, tools: Tools): Promise<Place[]> {
  if (name === 'pages') return pagePlaces(tools)
  if (name === 'terms') return termPlaces(tools)
  const [, type = '', nth] = /^([a-z-]+)-([1-9]\d*)$/.exec(name) ?? []
  if (!nth || !typesWithPages(contentTypes()).includes(type)) return []
  const rows = await placesOf(tools.db, type, { from: (Number(nth) - 1) * perPart, most: perPart })
  return rows.flatMap(({ changed, ...piece }) => {
    const path = ownPageOf(type, piece)
    return path === undefined ? [] : [{ path, changed }]
  })
}

/** Pages that are there by themselves; a list of pieces only where there are any. */
async function pagePlaces({ db, site }: Tools): Promise<Place[]> {
  const counts = new Map((await countTypes(db)).map((count) => [count.type, count]))
  return seoPages(site.now().site).flatMap(({ path }) => {
    const type = listOf[path]
    const changed = type && counts.get(type)?.changed
    return type && !changed ? [] : [{ path, ...(changed && { changed }) }]
  })
}

/** The least that a list must show for engines to be led to it. */
const least = 3

async function termPlaces({ db, site }: Tools): Promise<Place[]> {
  const { taxonomies } = site.now().terms
  const ways = new Map(taxonomies.flatMap(({ slug, to }) => (to && listedBy(to) ? [[slug, to] as const] : [])))
  const types = new Map([...ways].map(([slug, to]) => [slug, listedBy(to)!]))
  const terms = await termsWith(db, types, least)
  return terms.map(({ taxonomy, term, changed }) => ({ path: ways.get(taxonomy)!.replace('{slug}', term), changed }))
}

function contentTypes() {
  return readShipped('content-types.json') as { slug: string; to: string | null }[]
}

async function feedOf(name: FeedName, { db, publicUrl, site }: Tools): Promise<string> {
  const { title, page, types } = feeds[name]
  const news = await newestOf(db, types, newest)
  const own = site.now().site.name
  const { host } = new URL(publicUrl)
  const at = (path: string) => new URL(path, publicUrl).href
  const updated =
    news
      .map(({ changed }) => changed)
      .toSorted()
      .at(-1) ?? '2026-01-01'
  const entries = news.map((piece) =>
    element(
      'entry',
      {},
      element('id', {}, `tag:${host},2026:content/${piece.id}`),
      element('title', {}, piece.title),
      element('link', { rel: 'alternate', type: 'text/html', href: at(ownPageOf(piece.type, piece) ?? piece.url) }),
      element('published', {}, momentOf(piece.published_on)),
      element('updated', {}, momentOf(piece.changed)),
      element('author', {}, element('name', {}, piece.author ?? own)),
      element('summary', {}, piece.is_illustrated ? `${t('pieces.illustrated')}. ${piece.excerpt}` : piece.excerpt),
    ),
  )
  const feed = element(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' },
    element('id', {}, `tag:${host},2026:feeds/${name}`),
    element('title', {}, `${own}: ${title}`),
    // Some readers take the first for the page.
    element('link', { rel: 'alternate', type: 'text/html', href: at(page) }),
    element('link', { rel: 'self', type: 'application/atom+xml', href: at(feedAddress(name)) }),
    element('updated', {}, momentOf(updated)),
    element('author', {}, element('name', {}, own)),
    ...entries,
  )
  return documentOf(feed)
}

function momentOf(day: string): string {
  return `${day.slice(0, 10)}T00:00:00Z`
}
