import { expect, test } from 'vitest'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const { get } = await wholeSite(world)

// ROUTE-037 ROUTE-038 ROUTE-039 ROUTE-040
test('what the shop shows stands on its shelves, and each shelf has an address', async () => {
  const { html } = await get('/shop')
  const { rows } = await named('product')
  for (const { slug } of rows) expect(html, slug).toContain(`id="${slug}"`)
  expect(html).toContain('Half Moon Pottery')
  const light = await get('/shop/taxonomy/17/light')
  expect([light.status, light.html.includes('id="a-dozen-paper-lanterns"'), light.html.includes('id="soap-for-a-hundred-hands"')]).toEqual([
    200,
    true,
    false,
  ])
  expect((await get('/shop/taxonomy/17')).status).toBe(200)
  expect(await get('/shop/taxonomy/light')).toMatchObject({ status: 301, location: '/shop/taxonomy/17/light' })
  for (const path of ['/shop/taxonomy/17/nothing', '/shop/taxonomy/3/light', '/shop/taxonomy/99'])
    expect((await get(path)).status).toBe(404)
  const brands = await get('/shop/brands')
  for (const { title } of (await named('brand')).rows) expect(brands.html).toContain(title.replace('&', '&amp;'))
})

// ROUTE-019 ROUTE-020
test('who writes is listed, with a page of what they wrote; somebody unknown is 404', async () => {
  expect((await get('/authors')).html).toContain('href="/authors/marguerite-bell"')
  const { status, html } = await get('/authors/marguerite-bell')
  expect(status).toBe(200)
  expect(html).toContain('A supper for ninety under the oaks')
  expect(html).toContain('Illustrated example')
  expect((await get('/authors/nobody')).status).toBe(404)
})

// ROUTE-028
test('every episode of the podcast can be read', async () => {
  const { html } = await get('/podcast')
  const episodes = (await named('podcast')).rows
  for (const { slug } of episodes) expect(html, slug).toContain(`id="${slug}"`)
  expect((await get('/podcast?episode=my-mother-has-a-list')).html).toContain('What was said')
  expect((await get('/podcast?episode=none')).status).toBe(404)
})

async function named(type: string) {
  return { rows: await world.db.selectFrom('content').where('type', '=', type).select(['slug', 'title']).execute() }
}
