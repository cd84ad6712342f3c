import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { root } from '#db/place.ts'
import { openPages } from '#server/pages.ts'
import { signedOut } from '#tests/page-visitors.ts'
import { newPictureServer } from '#tests/pictures.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const site = await wholeSite(world)
const origin = 'http://posy.test'

const Url = z.url({ protocol: /^https?$/ })
const Picture = z.looseObject({
  '@type': z.literal('ImageObject'),
  contentUrl: Url,
  creator: z.strictObject({ '@type': z.literal('Organization'), name: z.string().min(1), url: Url }),
  creditText: z.string().min(1),
  copyrightNotice: z.string().startsWith('© '),
  license: Url,
  acquireLicensePage: Url,
})
const Crumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: z.string().min(1), item: Url }))
    .min(2),
})
const Article = z.looseObject({
  '@type': z.literal('Article'),
  headline: z.string(),
  datePublished: z.iso.date(),
  mainEntityOfPage: Url,
  image: z.array(Picture),
})
const Faq = z.strictObject({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: z.string(),
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: z.string() }),
      }),
    )
    .min(1),
})
const Business = z.looseObject({
  '@type': z.literal('LocalBusiness'),
  url: Url,
  address: z.looseObject({ addressLocality: z.string(), addressRegion: z.string() }),
  geo: z.strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() }),
  image: z.array(Picture),
  aggregateRating: z
    .strictObject({
      '@type': z.literal('AggregateRating'),
      ratingValue: z.number().min(1).max(5),
      reviewCount: z.int().min(1),
      bestRating: z.literal(5),
    })
    .optional(),
})
const Review = z.strictObject({
  '@type': z.literal('Review'),
  author: z.strictObject({ '@type': z.literal('Person'), name: z.string().min(1) }),
  datePublished: z.iso.date(),
  reviewBody: z.string().min(1),
  reviewRating: z.strictObject({ '@type': z.literal('Rating'), ratingValue: z.int().min(1).max(5), bestRating: z.literal(5) }),
})
const Product = z.looseObject({
  '@type': z.literal('Product'),
  image: z.array(Picture),
  offers: z.looseObject({ price: z.string().regex(/^\d+\.\d\d$/), priceCurrency: z.literal('USD') }),
})

async function dataAt(path: string): Promise<unknown[]> {
  site.forgetPages()
  const { html } = await site.get(path)
  const [, data] = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  return data ? JSON.parse(data)['@graph'] : []
}

// A6
test('engines read of each kind of piece what it is, whole addresses and who made its pictures; of what we invented nothing', async () => {
  const shapes = [
    ['real-wedding', 'the-quiet-room', '/real-weddings/the-quiet-room', [Article, Crumbs]],
    ['guide', 'what-a-wedding-costs', '/guides/what-a-wedding-costs', [Article, Crumbs, Faq]],
    ['article', 'how-much-wine-for-ninety', '/how-much-wine-for-ninety', [Article, Crumbs]],
    ['vendor', 'desert-pin', '/vendors/desert-pin', [Business, Crumbs]],
  ] as const
  const pretend = (slug: string, is_illustrated: boolean) =>
    world.db.updateTable('content').set({ is_illustrated }).where('slug', '=', slug).execute()
  for (const [, slug, path, wanted] of shapes) {
    await pretend(slug, true)
    expect([path, await dataAt(path)]).toEqual([path, []])
    await pretend(slug, false)
    expect([path, z.tuple(wanted as never).safeParse(await dataAt(path)).error]).toEqual([path, undefined])
  }
  expect(await dataAt('/shop')).toEqual([])
  await world.db.updateTable('content').set({ is_illustrated: false }).where('type', '=', 'product').execute()
  const products = await dataAt('/shop')
  expect(products.length).toBeGreaterThan(10)
  expect(z.array(Product).safeParse(products).error).toBeUndefined()
  expect(z.tuple([Crumbs]).safeParse(await dataAt('/vendors/services/florists')).error).toBeUndefined()
})

// V9 A6
test('engines read what couples said who hired a vendor, and nothing that only stands on the page; of an invented one not even that', async () => {
  const { id: content_id } = await world.db.selectFrom('content').where('slug', '=', 'desert-pin').select('id').executeTakeFirstOrThrow()
  const review = async (stars: number, signed: string) => {
    const { id: user_id } = await world.couple()
    const said = { user_id, content_id, stars, signed, words: `${signed} would ask them again.`, month: '2026-05', is_called_off: false }
    return world.db
      .insertInto('vendor_reviews')
      .values({ ...said, proof: 'vendor' })
      .returning('id')
      .executeTakeFirstOrThrow()
  }
  const told = async () => (await dataAt('/vendors/desert-pin')).find((one) => Business.safeParse(one).success) as Record<string, unknown>
  const change = (fields: object) => world.db.updateTable('content').set(fields).where('id', '=', content_id).execute()
  await review(5, 'Ada')
  const { id } = await review(4, 'Grace')
  await change({ is_illustrated: true })
  expect(await dataAt('/vendors/desert-pin')).toEqual([])
  await change({ is_illustrated: false })
  const mixed = await told()
  expect(z.array(Review).length(2).safeParse(mixed['review']).error).toBeUndefined()
  expect(mixed['aggregateRating']).toBeUndefined()
  await change({ fields: sql`fields - 'reviews'` })
  expect((await told())['aggregateRating']).toMatchObject({ ratingValue: 4.5, reviewCount: 2, bestRating: 5 })
  await world.db
    .updateTable('vendor_reviews')
    .set({ removal: 'untrue', removed_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute()
  const left = await told()
  expect(left['aggregateRating']).toMatchObject({ ratingValue: 5, reviewCount: 1 })
  expect(left['review']).toMatchObject([{ author: { name: 'Ada' }, reviewBody: 'Ada would ask them again.' }])
})

test('every page of the magazine says how others show it, with a picture of its own that is really there', async () => {
  const { get } = await newPictureServer(world.db)
  const shown = new Set<string>()
  for (const path of [
    '/',
    '/tools',
    '/real-weddings',
    '/real-weddings/the-quiet-room',
    '/guides',
    '/guides/choosing-a-date',
    '/how-much-wine-for-ninety',
    '/vendors',
    '/vendors/desert-pin',
    '/podcast?episode=the-money-one',
    '/shop',
    '/planning',
    '/style-quiz',
    '/authors/nadia-rahman',
  ]) {
    const { html } = await site.get(path)
    const told = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? ''
    expect([path, told('og:url').replaceAll('&amp;', '&')]).toEqual([path, origin + path])
    for (const property of ['og:title', 'og:description', 'og:site_name', 'og:image:alt'])
      expect([path, property, told(property)]).toEqual([path, property, expect.stringMatching(/\S/)])
    const image = told('og:image')
    expect(image.startsWith(`${origin}/pictures/`)).toBe(true)
    const answer = await get(new URL(image).pathname)
    const { format, width, height } = await sharp(answer.body).metadata()
    expect([path, answer.headers.get('content-type'), format, width, height]).toEqual([path, 'image/jpeg', 'jpeg', 1200, 630])
    shown.add(image)
  }
  expect(shown.size).toBeGreaterThan(9)
})

test('engines pass over everything of a demo, pages that are kept and files alike', async () => {
  const pages = await openPages(root, { dev: false, isDemo: true })
  const request = new Request(`${origin}/`, { headers: { accept: 'text/html' } })
  for (const answer of [await pages.render(request, { api: signedOut }), await pages.render(request, { api: signedOut })])
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  const live = await openPages(root, { dev: false })
  expect((await live.render(request, { api: signedOut })).headers.get('x-robots-tag')).toBeNull()
  for (const path of ['/sitemap.xml', '/robots.txt', '/api/v1/data'])
    expect((await site.get(path)).headers.get('x-robots-tag')).toBe('noindex')
})
