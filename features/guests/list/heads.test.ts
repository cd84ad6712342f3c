import { expect, test } from 'vitest'
import { grownUps } from '#tests/grown-ups.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

test('a party has its size from the start; a head of an event is who was said to come, on every page that counts them', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party', { meals: ['Lamb', 'Garden'] })
  const dee = (await ada.post('/guests', { firstname: 'Dee', plus_one_allowed: true, wedding_events: [party.id] })).body.data
  const seen = async () => {
    const { households, guest_wedding_event_counts: counts } = (await ada.get(`/guests?guest_event_id=${party.id}`)).body
    const { data } = (await ada.get(`/guest_wedding_events/${party.id}/dashboard`)).body
    const told = counts.map(({ status, guests, heads }: Record<string, number>) => ({ status, guests, heads }))
    expect(data.counts).toEqual(told.map(grownUps))
    return [households[0]?.heads, told]
  }
  const say = (status: number, plus_one_count: number) =>
    ada.put(`/guests/${dee.id}/guest_wedding_events/${party.id}/status`, { status, plus_one_count })

  await ada.post('/households', { guest_ids: [dee.id, (await ada.post('/guests', { firstname: 'Bo' })).body.data.id] })
  expect(await seen()).toEqual([2, [{ status: 0, guests: 1, heads: 1 }]])
  await say(1, 0)
  expect(await seen()).toEqual([2, [{ status: 1, guests: 1, heads: 1 }]])
  await say(2, 1)
  expect(await seen()).toEqual([2, [{ status: 2, guests: 1, heads: 2 }]])
  await say(2, 0)
  expect(await seen()).toEqual([1, [{ status: 2, guests: 1, heads: 1 }]])
  await say(3, 0)
  expect(await seen()).toEqual([1, [{ status: 3, guests: 1, heads: 1 }]])
})
