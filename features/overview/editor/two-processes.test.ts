// One chance: writes

import { afterAll, expect, test } from 'vitest'
import { openLog } from '#server/log.ts'
import { openRealtime } from '#server/realtime.ts'
import { soon } from '#tests/soon.ts'
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

test('what an operator saves is seen by readers of every process, and so is that it is gone', async () => {
  const made = await operator.post('/admin/content', { type: 'page', slug: 'rain-at-four', said, status: 'published' })
  const { id } = made.body.data
  await seen('Nobody went in.')
  const edit = (version: number, more: object, status = 'published') =>
    operator.put(`/admin/content/${id}`, { version, slug: 'rain-at-four', said: { ...said, ...more }, status })
  for (const [nth, words] of ['Somebody went in.', 'Two went in.', 'All went in.'].entries()) {
    expect((await edit(nth + 1, { markdown: words })).status).toBe(200)
    await seen(words)
  }
  await edit(4, {}, 'withdrawn')
  for (const { get } of sites) await soon(async () => expect((await get('/rain-at-four')).status).toBe(410))
})

/** Every process comes to show these words by itself. */
async function seen(words: string): Promise<void> {
  for (const { get } of sites) await soon(async () => expect((await get('/rain-at-four')).html).toContain(words))
}
