import { expect, test } from 'vitest'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const { get } = await wholeSite(world)

// ROUTE-021
test('all lists of vendors stand on one page, and lead to each', async () => {
  const { status, html } = await get('/best-wedding-vendors')
  expect(status).toBe(200)
  for (const slug of ['2026-austin', '2026-chicago', '2026-hudson-valley', '2026-savannah', '2026-seattle', '2026-sonoma'])
    expect(html).toContain(`href="/best-wedding-vendors/${slug}"`)
  expect(html).toContain('href="/loverly-list-2025"')
})

// ROUTE-022 ROUTE-023
test('a shared link opens one list: its vendors in their order, each with what they did; an unknown one is 404', async () => {
  for (const path of ['/best-wedding-vendors/2026-chicago', '/loverly-list-2025']) {
    const { status, html } = await get(path)
    expect([path, status]).toEqual([path, 200])
    const { body } = await world.visitor().get(`/content?url=${path}`)
    const named = body.data.fields.vendors.map(({ vendor }: { vendor: string }) => `/vendors/${vendor}`)
    const list = html.slice(html.indexOf('class="chosen"'), html.indexOf('vendor-list-text'))
    expect([...list.matchAll(/href="(\/vendors\/[a-z0-9-]+)"/g)].map(([, url]) => url)).toEqual(named)
    expect(list).toContain('class="love"')
    expect(html).toContain('Illustrated example')
  }
  expect((await get('/best-wedding-vendors/1999-nowhere')).status).toBe(404)
  expect((await get('/best-wedding-vendors/2026-chicago')).html).toContain('Rode with her on the 10:35')
})

// UI-036
test('a film has its chapters and every word that is said', async () => {
  const { html } = await get('/videos')
  expect(html).toContain('href="/videos/how-to-read-a-quote"')
  const film = await get('/videos/how-to-read-a-quote')
  expect(film.status).toBe(200)
  expect(film.html).toContain('The number at the bottom')
  expect(film.html).toContain('Vikram Nair sits at a kitchen table')
  expect((await get('/videos/nothing')).status).toBe(404)
})

// ROUTE-018 TEXT-002 UI-036
test('the front shows what the magazine has, each of it led to, and says what is invented', async () => {
  const { html } = await get('/')
  for (const id of ['issue', 'opening', 'which-room', 'classified', 'before-you-sign']) expect(html).toContain(`id="${id}"`)
  expect(html.match(/<h1\b/g)).toHaveLength(1)
  expect(html).toContain('Nobody paid to be on this page.')
  expect(html).toMatch(/name="description" content="Plan your own wedding with a free checklist[^"]*inspiration[^"]*real weddings/)
  expect(html).toContain('Illustrated example')
  expect(html.split('class="love"').length).toBe(5)
})
