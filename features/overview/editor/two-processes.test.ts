// One chance: writes

import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openLog } from '#server/log.ts'
import { openRealtime } from '#server/realtime.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const operator = await world.couple()
await world.db.updateTable('users').set({ is_admin: true }).where('id', '=', operator.id).execute()

/** Two processes on one database: each keeps pages of its own, and hears of changes by its own line. */
const sites = await Promise.all([0, 1].map(() => wholeSite(world)))
const lines = await Promise.all(sites.map(() => openRealtime({ url: world.url, log: openLog('silent') })))
for (const [at, line] of lines.entries()) line.on((heard) => heard === 'content' && sites[at]!.forgetPages())
afterAll(() => Promise.all(lines.map((line) => line.stop())))

const said = {
  title: 'Rain at four',
  excerpt: 'What a garden does with forty wet people, and what forty people do with a garden.',
  illustrated: 'false',
  published_on: '2026-01-01',
  markdown: 'Nobody went in.',
}

test('what an operator saves is seen within a second by readers of every process, and so is that it is gone', async () => {
  const made = await operator.post('/admin/content', { type: 'page', slug: 'rain-at-four', said, status: 'published' })
  const { id } = made.body.data
  await seen('Nobody went in.')
  const edit = (version: number, more: object, status = 'published') =>
    operator.put(`/admin/content/${id}`, { version, slug: 'rain-at-four', said: { ...said, ...more }, status })
  const took: number[] = []
  for (const [nth, words] of ['Somebody went in.', 'Two went in.', 'All went in.'].entries()) {
    expect((await edit(nth + 1, { markdown: words })).status).toBe(200)
    took.push(await seen(words))
  }
  console.log(`editor: readers of two processes see an edit after ${Math.max(...took).toFixed(0)} ms`)
  expect(Math.max(...took)).toBeLessThan(1_000)
  await edit(4, {}, 'withdrawn')
  await sleep(200)
  for (const { get } of sites) expect((await get('/rain-at-four')).status).toBe(410)
})

/** How long it took until every process shows these words. */
async function seen(words: string): Promise<number> {
  const begun = performance.now()
  for (const { get } of sites)
    while (!(await get('/rain-at-four')).html.includes(words) && performance.now() - begun < 5_000) await sleep(20)
  return performance.now() - begun
}
