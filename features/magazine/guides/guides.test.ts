import { expect, test } from 'vitest'
import { openLog } from '#server/log.ts'
import { openRealtime } from '#server/realtime.ts'
import { soon } from '#tests/soon.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld({ has_magazine: true })
const { get, forgetPages } = await wholeSite(world)

// ROUTE-024
test('the guides stand in the order in which they are needed, each with its minutes and tasks', async () => {
  const { status, html } = await get('/guides')
  expect(status).toBe(200)
  const { rows } = await world.db
    .selectFrom('content')
    .where('type', '=', 'guide')
    .select(['url', 'fields', 'tree'])
    .execute()
    .then((rows) => ({ rows: rows as { url: string; fields: { position: number }; tree: unknown }[] }))
  const inOrder = rows.toSorted((one, other) => one.fields.position - other.fields.position).map(({ url }) => url)
  const stem = html.slice(html.indexOf('guide-stem'), html.indexOf('short-answers'))
  expect([...stem.matchAll(/href="(\/guides\/[a-z-]+)"/g)].map(([, url]) => url)).toEqual(inOrder)
  const costs = rows.find(({ url }) => url === '/guides/what-a-wedding-costs')
  const tasks = JSON.stringify(costs?.tree).split('"name":"task"').length - 1
  expect(stem).toContain(`${tasks} tasks`)
})

// ROUTE-025
test('a guide is read whole, with what it leans on, and sends on to its neighbours; an unknown one is 404', async () => {
  const { status, html } = await get('/guides/what-a-wedding-costs')
  expect(status).toBe(200)
  expect(html).toContain('<link rel="canonical" href="http://posy.test/guides/what-a-wedding-costs"/>')
  for (const id of html.match(/href="#[a-z0-9-]+"/g) ?? []) expect(html, id).toContain(`id="${id.slice(7, -1)}"`)
  expect(html).toContain('Choosing a date')
  expect((await get('/guides/no-such-guide')).status).toBe(404)
})

// ROUTE-026 ROUTE-027
test('articles are listed, all of them and by their topic', async () => {
  const { html } = await get('/planning')
  expect(html).toContain('href="/planning/budgets"')
  const { status, html: budgets } = await get('/planning/budgets')
  expect(status).toBe(200)
  expect(budgets).toContain('href="/how-much-wine-for-ninety"')
  expect(budgets).not.toContain('href="/a-priest-and-a-rabbi"')
  expect((await get('/planning/no-such-topic')).status).toBe(404)
})

// ROUTE-047
test('an article has an address of one word; an earlier one leads to where it is now, and what is kept is forgotten when it changed', async () => {
  expect((await get('/how-much-wine-for-ninety')).html).toContain('Where the numbers come from')
  await world.db.updateTable('content').set({ url: '/wine-for-ninety' }).where('slug', '=', 'how-much-wine-for-ninety').execute()
  forgetPages()
  const { status, location } = await get('/how-much-wine-for-ninety?utm_source=x')
  expect([status, location]).toEqual([301, '/wine-for-ninety'])
  expect((await get('/wine-for-ninety')).status).toBe(200)
})

test('whoever saves a piece, every process that listens hears of it', async () => {
  const realtime = await openRealtime({ url: world.url, log: openLog('silent') })
  const heard: unknown[] = []
  realtime.on((what) => heard.push(what))
  await world.db.updateTable('content').set({ excerpt: 'Said anew.' }).where('slug', '=', 'do-the-vendors-eat').execute()
  await soon(() => expect(heard).toContain('content'))
  await realtime.stop()
})
