import { expect, test } from 'vitest'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'
import { replyStatuses } from './reply-status.ts'

const world = await newWorld()
const site = await wholeSite(world)

// STATE-030
test('each number of an answer has a word and a shape of its own', async () => {
  expect(replyStatuses).toEqual({ 0: 'Not asked', 1: 'Waiting', 2: 'Coming', 3: "Can't", 4: 'Maybe' })
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  for (const status of Object.keys(replyStatuses))
    await ada.post('/guests', { firstname: `Guest ${status}`, wedding_events: [{ id: party.id, status: Number(status) }] })
  const { html } = await site.get('/tools/guest-list?event=everyone&order_by=firstname', ada)
  const shown = [...html.matchAll(/<li data-reply="[a-z_]+"[^>]*><svg[^>]*>(.*?)<\/svg><span[^>]*>(.*?)<\/span>/g)]
  expect(shown.map(([, , word = '']) => word.replace('&#x27;', "'"))).toEqual(Object.values(replyStatuses))
  expect(new Set(shown.map(([, shape]) => shape)).size).toBe(5)
})
