import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const site = await wholeSite(world)
const { get } = world.visitor()

// ROUTE-035 UI-036 A1
test('every wedding has its whole template on its page, says that it is an example, and tells engines nothing of what we invented', async () => {
  const { body } = await get('/content/list?type=real-wedding&per_page=100')
  for (const { url } of body.data) {
    const { status, html } = await site.get(url)
    expect([url, status]).toEqual([url, 200])
    expect(html.match(/<h1\b/g)).toHaveLength(1)
    for (const id of ['cost-title', 'hours', 'weather', 'access', 'again', 'never-again', 'made', 'more', 'pictures'])
      expect(html, `${url} ${id}`).toContain(`id="${id}"`)
    expect(html).toContain('Illustrated example')
    expect(html).toContain(`<link rel="canonical" href="http://posy.test${url}"`)
    expect(html).not.toMatch(/ld\+json|itemprop|aggregateRating/)
  }
})

test('a wedding shows each of its sixty pictures, or the way to it, once', async () => {
  const { body } = await get('/content?type=real-wedding&slug=lemons-cousins-and-a-brass-band')
  expect(body.data.pictures).toHaveLength(60)
  const { html } = await site.get(body.data.url)
  for (const { id, name } of body.data.pictures.slice(1)) expect(html.split(`href="/image-viewer/${id}"`), name).toHaveLength(2)
  expect(html).toContain('href="/albums/lemons-cousins-and-a-brass-band"')
})

test('planned with other heads, what counts by guests moves and the rest stays, and it says whose arithmetic that is', async () => {
  const { html } = await site.get('/real-weddings/a-supper-for-ninety-under-the-oaks?guests=140')
  const plan = html.slice(html.indexOf('id="plan"'))
  for (const words of ['with 140 guests', '$22,089', '$15,244', '$5,400', '$4,260', '$2,680', '$1,800', '$51,473', 'Our arithmetic'])
    expect(plan.replaceAll('<!-- -->', '')).toContain(words)
  const { html: ranged } = await site.get('/real-weddings/august-indoors?guests=80')
  expect(ranged.slice(ranged.indexOf('id="plan"'))).toMatch(/\$\d\d,\d00 and up/)
  for (const odd of ['0', '-4', 'abc', '2001', '1e3', '%3Cscript%3E', ''])
    expect((await site.get(`/real-weddings/a-supper-for-ninety-under-the-oaks?guests=${odd}`)).html).not.toContain('id="plan"')
})

test('who plans a wedding reads its cost at their own heads: those on the list, and before there is one the number that they reckon with', async () => {
  const couple = await world.couple()
  const plan = async (address = '/real-weddings/a-supper-for-ninety-under-the-oaks') => {
    const { html } = await site.get(address, couple)
    return html.includes('id="plan"') ? html.slice(html.indexOf('id="plan"')).replaceAll('<!-- -->', '') : ''
  }
  expect(await plan()).toBe('')
  await couple.put('/users/me', { wedding_details: { guests: 140 } })
  expect(await plan()).toContain('with 140 guests')
  expect(await plan()).toContain('$51,473')
  expect(await plan('/real-weddings/a-supper-for-ninety-under-the-oaks?guests=20')).toContain('with 20 guests')
  await couple.post('/guests/many', { names: 'Karin & Bo Dahl\nAda Byron' })
  expect(await plan()).toContain('with 3 guests')
})

// A6
test('of a wedding that was, engines read its pictures with who took them; nothing in it ends their script', async () => {
  const slug = 'the-quiet-room'
  await sql`update content set is_illustrated = false, title = 'Quiet </script><script>alert(1)</script>' where slug = ${slug}`.execute(
    world.db,
  )
  const { html } = await site.get(`/real-weddings/${slug}?guests=9`)
  const [, data = ''] = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  const [article, crumbs] = JSON.parse(data)['@graph']
  expect(article).toMatchObject({ '@type': 'Article', headline: 'Quiet </script><script>alert(1)</script>', datePublished: '2026-08-18' })
  expect(crumbs.itemListElement).toHaveLength(2)
  for (const image of article.image) expect(image).toMatchObject({ '@type': 'ImageObject', creditText: expect.stringMatching(/\w/) })
  expect(html).not.toContain('<script>alert(1)')
  await sql`update content set is_illustrated = true, title = 'The quiet room' where slug = ${slug}`.execute(world.db)
})

// ROUTE-031
test('all weddings stand on pages that engines can follow, each once', async () => {
  const pages = ['/real-weddings', '/real-weddings?page=2', '/real-weddings?page=3']
  const shown = await Promise.all(pages.map(async (path) => cardsOf((await site.get(path)).html)))
  expect(new Set(shown.flat()).size).toBe(36)
  const { html } = await site.get('/real-weddings')
  for (const path of pages.slice(1)) expect(html).toContain(`href="${path}"`)
  expect(html).toContain('Also in November')
  expect((await site.get('/real-weddings?page=2')).html).toContain('<link rel="canonical" href="http://posy.test/real-weddings?page=2"')
  expect((await site.get('/real-weddings?page=4')).status).toBe(404)
})

// ROUTE-032 ROUTE-033 ROUTE-034
test('a choice has one address: a style, a taxonomy, a term of it; what nobody knows is nowhere', async () => {
  for (const [path, canonical] of [
    ['/real-weddings/styles/modern', '/real-weddings/styles/modern'],
    ['/real-weddings?style=modern', '/real-weddings/styles/modern'],
    ['/real-weddings/taxonomy/9/modern', '/real-weddings/styles/modern'],
    ['/real-weddings/taxonomy/6/fall', '/real-weddings/taxonomy/6/fall'],
    ['/real-weddings/taxonomy/8', '/real-weddings/taxonomy/8'],
    ['/real-weddings/taxonomy/8/garden?season=summer', '/real-weddings/taxonomy/8/garden?season=summer'],
  ] as const) {
    const { status, html } = await site.get(path)
    expect([path, status]).toEqual([path, 200])
    expect(html, path).toContain(`<link rel="canonical" href="http://posy.test${canonical}"`)
  }
  for (const path of [
    'styles/nothing',
    'taxonomy/99',
    'taxonomy/8/nothing',
    'taxonomy/7/photographers',
    'taxonomy/__proto__',
    'styles/%3Cscript%3E',
  ])
    expect([path, (await site.get(`/real-weddings/${path}`)).status]).toEqual([path, 404])
})

test('each choice in the bar leads to as many as it says', async () => {
  const { html } = await site.get('/real-weddings?season=summer')
  const links = [
    ...html.matchAll(
      /href="(\/real-weddings[^"]*)"[^>]*>(?:<i class="color-swatch"[^>]*><\/i>)?<span>([^<]+)<\/span><i aria-hidden="true"><\/i><b class="num">(\d+)</g,
    ),
  ]
  expect(links.length).toBeGreaterThan(20)
  for (const [, to = '', title, count] of links.filter((_, nth) => nth % 4 === 0)) {
    if (!to.includes('summer')) continue
    const { html: page } = await site.get(to.replaceAll('&amp;', '&'))
    expect([title, /<em>(\d+)<\/em>/.exec(page)?.[1]]).toEqual([title, count])
  }
})

test('who finds few is shown the nearest wider choices, and engines pass such a page over', async () => {
  const { html } = await site.get('/real-weddings?season=fall&guests=under-20')
  expect(html).toContain('None like that yet.')
  expect(html).toContain('name="robots" content="noindex"')
  expect(html.replaceAll('&amp;', '&')).toContain('/real-weddings?season=fall&guests=under-20%2C20-to-60')
  const { html: hostile } = await site.get('/real-weddings?style=%22%3E%3Cscript%3E,constructor&color=__proto__&sort=drop&guests=,,')
  expect(hostile).not.toContain('"><script>')
})

// ROUTE-036
test('albums and the sheets of weddings show their pictures with numbers', async () => {
  const { html } = await site.get('/albums/real-weddings')
  for (const path of ['/albums/lemons', '/albums/after-dark', '/albums/the-quiet-room']) expect(html).toContain(`href="${path}"`)
  const { body } = await get('/content?type=album&slug=lemons')
  const { html: album } = await site.get('/albums/lemons')
  for (const { picture } of body.data.gallery) expect(album).toContain(`href="/image-viewer/lemons/${picture.id}"`)
  const { html: sheet } = await site.get('/albums/lemons-cousins-and-a-brass-band')
  expect(sheet).toContain('60 pictures, one sheet')
  expect((await site.get('/albums/nothing')).status).toBe(404)
})

// ROUTE-044 ROUTE-045 ROUTE-046
test('a picture is seen alone, among those of its wedding or of the album it was found in, without script too', async () => {
  const { body } = await get('/content?type=real-wedding&slug=a-broom-in-the-museum')
  const { slug, author, pictures } = body.data
  const [first, second, third] = pictures
  for (const base of ['/image-viewer', `/image-viewer/${slug}`, `/image-viewer/${author.slug}/${slug}`]) {
    const { status, html } = await site.get(`${base}/${second.id}`)
    expect([base, status]).toEqual([base, 200])
    expect(html).toContain('2 of 25')
    expect(html).toContain(`<link rel="canonical" href="http://posy.test/image-viewer/${second.id}"`)
    for (const { id } of [first, third]) expect(html).toContain(`href="${base}/${id}"`)
    expect(html).toContain('href="/real-weddings/a-broom-in-the-museum"')
  }
  const { body: album } = await get('/content?type=album&slug=flowers-close')
  const { picture } = album.data.gallery[0]
  const { html } = await site.get(`/image-viewer/flowers-close/${picture.id}`)
  expect(html).toContain(`1 of ${album.data.gallery.length}`)
  for (const path of [
    `lemons/${second.id}`,
    `nobody/${slug}/${second.id}`,
    `${body.data.id}x`,
    '0',
    '-1',
    '9'.repeat(30),
    String(body.data.id),
  ])
    expect([path, (await site.get(`/image-viewer/${path}`)).status]).toEqual([path, 404])
  await sql`update content set status = 'draft' where slug = ${slug}`.execute(world.db)
  expect((await site.get(`/image-viewer/${third.id}?now`)).status).toBe(404)
  await sql`update content set status = 'published' where slug = ${slug}`.execute(world.db)
})

/** Weddings whose cards a page shows, and the one that leads it. */
function cardsOf(html: string): string[] {
  const list = html.slice(0, html.indexOf('class="weddings-index"') > 0 ? html.indexOf('class="weddings-index"') : undefined)
  return [...list.matchAll(/<h[23][^>]*><a[^>]*href="(\/real-weddings\/[a-z0-9-]+)"/g)].map(([, to = '']) => to)
}
