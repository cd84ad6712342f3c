// One chance: rights

import { expect, test } from 'vitest'
import { listenAs, newRealtimeWorld } from '#tests/realtime.ts'
import { soon } from '#tests/soon.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const { startServer } = await newRealtimeWorld(world.url)
const ada = await world.couple()
const [supper, party] = [await world.event(ada, 'Supper'), await world.event(ada, 'Party')]

async function helperWith(permissions: number[]) {
  const server = await startServer()
  const helper = await world.helper(ada, { [supper.id]: permissions, [party.id]: permissions })
  const { data } = (await helper.get('/user-posses')).body
  return { server, helper, id: data[0].id as number, page: await listenAs(server, helper.id) }
}

test('whoever is removed is cut off from the line, asks again, and hears no more of that wedding', async () => {
  const { server, helper, id, page } = await helperWith([2])
  const couple = await listenAs(server, ada.id)
  await ada.delete(`/user-posses/${id}`)
  await soon(() => expect(page.subscriptions).toBe(2))
  expect((await helper.get(`/guests?guest_event_id=${supper.id}`)).status).toBe(404)
  await soon(() => expect(couple.heard.length).toBeGreaterThan(0))
  const [heard, told] = [page.heard.length, couple.heard.length]
  await ada.post('/guests', { firstname: 'Grace' })
  await soon(() => expect(couple.heard.length).toBeGreaterThan(told))
  expect(page.heard).toHaveLength(heard)
})

test('so is whoever loses a permission, while one more is only told', async () => {
  const { helper, id, page } = await helperWith([1, 2])
  await ada.put(`/user-posses/${id}`, { guest_wedding_events: [{ id: supper.id, permissions: [1, 2, 4] }] })
  await soon(() => expect(page.heard.length).toBeGreaterThan(0))
  expect(page.subscriptions).toBe(1)
  await ada.put(`/user-posses/${id}`, { guest_wedding_events: [{ id: supper.id, permissions: [1] }] })
  await soon(() => expect(page.subscriptions).toBe(2))
  expect((await helper.get(`/guests?guest_event_id=${supper.id}`)).status).toBe(403)
  expect((await helper.get(`/guests?guest_event_id=${party.id}`)).status).toBe(200)
})

test('who leaves by themselves is cut off on all their devices', async () => {
  const { server, helper, id, page } = await helperWith([2])
  const phone = await listenAs(server, helper.id)
  await helper.delete(`/user-posses/${id}`)
  await soon(() => expect([page.subscriptions, phone.subscriptions]).toEqual([2, 2]))
})
