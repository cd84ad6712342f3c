// One chance: leaks

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const { get } = world.visitor()
const couple = await world.couple()
const wedding = '/content?type=real-wedding&slug=a-broom-in-the-museum'

// CALL-020 CALL-021 CALL-022 ENTITY-010
test('a piece is found by its address, by its id, and by its type with its slug', async () => {
  const { status, body, headers } = await get(wedding)
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=0, must-revalidate'])
  const { id, url, type, slug } = body.data
  expect({ url, type, slug }).toEqual({
    url: '/real-weddings/a-broom-in-the-museum',
    type: 'real-wedding',
    slug: 'a-broom-in-the-museum',
  })
  for (const query of [`id=${id}`, `url=${url}`, `url=${url}/`]) expect((await get(`/content?${query}`)).body).toEqual(body)
  expect((await couple.get(wedding)).body).toEqual(body)
  expect(body.data.fields.cost.total).toBe(52_900_00)
  expect(body.data.author).toMatchObject({ slug: 'nadia-rahman' })
  expect(body.data.links['vendor/hibiscus-and-rum']).toMatchObject({ type: 'vendor', url: '/vendors/hibiscus-and-rum' })
  expect(body.data.terms).toMatchObject({ settings: [{ slug: 'museum', title: 'Museum' }], seasons: [{ slug: 'summer' }] })
})

test('who has it already is told just that, until it changes', async () => {
  const { headers } = await get('/content?type=article&slug=skin-and-light')
  const again = () => get('/content?type=article&slug=skin-and-light', undefined, { 'if-none-match': headers.get('etag')! })
  expect((await again()).status).toBe(304)
  await sql`update content set excerpt = excerpt || ' More.' where slug = 'skin-and-light'`.execute(world.db)
  expect((await again()).status).toBe(200)
})

// TEXT-003
test.each(['', '?type=article', '?slug=skin-and-light', '?url='])('asked for by “%s” it says what is missing', async (query) => {
  const { status, body } = await get(`/content${query}`)
  expect([status, body.message]).toEqual([422, '[content/get] - missing parameters'])
})

// TEXT-004
test('weddings of nobody in particular are not looked for', async () => {
  const { status, body } = await get('/content/list?type=real-wedding&named=vendor/')
  expect([status, body.message]).toEqual([422, '[content/getWeddings] - missing id'])
})

test.each(['url=http://169.254.169.254/', 'url=//evil', 'url=/nowhere', 'id=999999999', 'type=article&slug=..%2f..', "type='&slug=';--"])(
  'nothing is at %s',
  async (query) => {
    expect((await get(`/content?${query}`)).status).toBe(404)
  },
)

test('a picture is content with an id of its own, and keeps its piece', async () => {
  const { body } = await get(wedding)
  const [first] = body.data.pictures
  const { body: shown } = await get(`/content?id=${first.id}`)
  expect(shown.data).toMatchObject({ id: first.id, type: 'wedding-inspiration', slug: first.name, title: first.alt })
  const made = [body.data.fields.photographer, ...(first.shows ?? [])].map((vendor) => `vendor/${vendor}`)
  expect(Object.keys(shown.data.links)).toEqual([...new Set(['real-wedding/a-broom-in-the-museum', ...made])])
  expect(shown.data.pictures).toEqual(body.data.pictures)
})

test('a vendor has the pictures of weddings that show their work', async () => {
  const { body } = await get('/content?type=vendor&slug=hibiscus-and-rum')
  expect(body.data.gallery.map(({ url }: { url: string }) => url)).toContain('/real-weddings/a-broom-in-the-museum')
  const { body: spoken } = await get('/content/list?type=real-wedding&named=vendor/hibiscus-and-rum')
  expect(spoken.data.map(({ slug }: { slug: string }) => slug)).toContain('a-broom-in-the-museum')
})

test('an album has its pictures in its own order, without those of a draft', async () => {
  const { body } = await get('/content?type=album&slug=lemons')
  const names = (gallery: { url: string; picture: { name: string } }[]) =>
    gallery.map(({ url, picture }) => `${url.slice(15)}#${picture.name}`)
  expect(names(body.data.gallery)).toEqual(body.data.fields.shows.map((named: string) => named.slice(13)))
  const [{ url }] = body.data.gallery
  await sql`update content set status = 'draft' where url = ${url}`.execute(world.db)
  const { body: fewer } = await get('/content?type=album&slug=lemons')
  expect(fewer.data.gallery).toEqual(body.data.gallery.filter((shown: { url: string }) => shown.url !== url))
  await sql`update content set status = 'published' where url = ${url}`.execute(world.db)
})

test('a draft, and what is to come, is not there for anybody; what was taken back is gone', async () => {
  const path = '/content?type=article&slug=who-paid-for-what'
  const list = async () => (await get('/content/list?type=article&per_page=100')).body.meta.total
  const total = await list()
  const set = (values: ReturnType<typeof sql>) => sql`update content set ${values} where slug = 'who-paid-for-what'`.execute(world.db)
  for (const [values, status] of [
    [sql`status = 'draft'`, 404],
    [sql`status = 'scheduled', published_on = current_date + 1`, 404],
    [sql`status = 'withdrawn'`, 410],
  ] as const) {
    await set(values)
    const answers = [await get(path), await couple.get(path)]
    expect(answers.map((answer) => answer.status)).toEqual([status, status])
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store'])
    expect(await list()).toBe(total - 1)
    const { body } = await get('/content/list?q=who+paid+for+what')
    expect(JSON.stringify(body)).not.toContain('"who-paid-for-what"')
  }
  await set(sql`status = 'scheduled', published_on = current_date`)
  expect([(await get(path)).status, await list()]).toEqual([200, total])
})

test('a picture of a draft is as little there as the draft', async () => {
  const { body } = await get('/content?type=real-wedding&slug=the-quiet-room')
  const path = `/content?id=${body.data.pictures[0].id}`
  await sql`update content set status = 'draft' where slug = 'the-quiet-room'`.execute(world.db)
  const { body: vendors } = await get('/content/list?type=vendor&per_page=100')
  expect((await get(path)).status).toBe(404)
  for (const { slug } of vendors.data.slice(0, 20))
    expect(JSON.stringify((await get(`/content?type=vendor&slug=${slug}`)).body.data.links)).not.toContain('"the-quiet-room"')
  await sql`update content set status = 'published' where slug = 'the-quiet-room'`.execute(world.db)
})

test('an address that a piece had before leads to where it is now', async () => {
  const before = '/real-weddings/a-loft-and-a-thunderstorm'
  await sql`update content set slug = 'a-loft', url = '/real-weddings/a-loft' where slug = 'a-loft-and-a-thunderstorm'`.execute(world.db)
  const { status, body } = await get(`/content?url=${before}`)
  expect([status, body.data.url]).toEqual([200, '/real-weddings/a-loft'])
  await sql`update content set url = ${before} where slug = 'a-loft'`.execute(world.db)
  expect((await get('/content?url=/real-weddings/a-loft')).body.data.url).toBe(before)
})
