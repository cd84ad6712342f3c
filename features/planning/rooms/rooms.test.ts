// One chance: money

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()

const linden = { hotel: 'Hotel Linden', kind: 'contracted', rooms: 20, nights: 2, promised: 80, rate: 180_00, taken: 24 }

// W4
test('twenty rooms for two nights, eighty percent promised and 24 taken at $180 owe $1,440', async () => {
  const { ada } = await wedding()
  expect((await ada.post('/room-blocks', linden)).status).toBe(201)
  const { data, totals } = (await ada.get('/room-blocks')).body
  expect(data).toMatchObject([{ held: 40, counted: 32, missing: 8, open: 16, owed: 1_440_00 }])
  expect(totals).toEqual({ held: 40, counted: 32, missing: 8, open: 16, taken: 24, owed: 1_440_00 })
})

// W4
test('a courtesy owes nothing, what is filled at one hotel makes good for no other, and without a rate nothing is reckoned', async () => {
  const { ada } = await wedding()
  await ada.post('/room-blocks', { ...linden, kind: 'courtesy', taken: 0 })
  await ada.post('/room-blocks', { ...linden, hotel: 'Full', taken: 40 })
  const short = (await ada.post('/room-blocks', { ...linden, hotel: 'Short', taken: 31 })).body.data
  const page = async () => (await ada.get('/room-blocks')).body
  expect((await page()).totals).toMatchObject({ owed: 180_00, missing: 1, taken: 71 })
  await ada.put(`/room-blocks/${short.id}`, { rate: null })
  const { data, totals } = await page()
  expect(totals.owed).toBeNull()
  expect(data.map(({ hotel, owed }: { hotel: string; owed: number | null }) => [hotel, owed])).toEqual([
    ['Full', 0],
    ['Hotel Linden', 0],
    ['Short', null],
  ])
})

// W4
test('what is taken is noted, of two at once the first, told in the history, and taken back', async () => {
  const { ada } = await wedding()
  const { id, version } = (await ada.post('/room-blocks', linden)).body.data
  const acts = [crypto.randomUUID(), crypto.randomUUID()] as const
  const both = await Promise.all(acts.map((act, nth) => ada.put(`/room-blocks/${id}`, { taken: 30 + nth, version, act })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const won = both.findIndex(({ status }) => status === 200)
  const { data } = (await ada.get('/wedding-changes')).body
  expect(JSON.stringify(data[0])).toContain(`noted that ${30 + won} nights at “Hotel Linden” are taken`)
  await ada.post(`/wedding-changes/${acts[won]}/undo`)
  expect((await ada.get('/room-blocks')).body.data).toMatchObject([{ taken: 24 }])
  const act = crypto.randomUUID()
  expect((await ada.delete(`/room-blocks/${id}`, { act })).status).toBe(204)
  await ada.post(`/wedding-changes/${act}/undo`)
  expect((await ada.get('/room-blocks')).body.data).toMatchObject([{ hotel: 'Hotel Linden', taken: 24 }])
})

test('what nobody can mean is refused beside its field, and nothing is kept of it', async () => {
  const { ada } = await wedding()
  const wrong = { hotel: ' ', rooms: 0, nights: 31, promised: 101, taken: -1, rate: -1, cutoff: '2027-02-30', link: 'javascript:alert(1)' }
  const { status, body } = await ada.post('/room-blocks', wrong)
  expect([status, Object.keys(body.errors).toSorted()]).toEqual([422, Object.keys(wrong).toSorted()])
  expect((await ada.get('/room-blocks')).body.data).toEqual([])
})

// W4
test('a helper with the vendors of an event keeps its rooms alone; a stranger finds none of them', async () => {
  const { ada, event } = await wedding()
  const whole = (await ada.post('/room-blocks', linden)).body.data
  const here = (await ada.post('/room-blocks', { ...linden, hotel: 'Here', event_id: event })).body.data
  const helper = await world.helper(ada, { [event]: [3] })
  const { data, events } = (await helper.get(`/room-blocks?event_id=${event}`)).body
  expect([data.map(({ hotel }: { hotel: string }) => hotel), events.length]).toEqual([['Here'], 1])
  expect((await helper.put(`/room-blocks/${here.id}`, { taken: 25 })).status).toBe(200)
  expect((await helper.put(`/room-blocks/${whole.id}`, { taken: 25 })).status).toBe(404)
  const bea = (await wedding()).ada
  expect((await bea.put(`/room-blocks/${here.id}`, { taken: 0 })).status).toBe(404)
  expect((await bea.delete(`/room-blocks/${here.id}`)).status).toBe(404)
  expect((await bea.post('/room-blocks', { ...linden, event_id: event })).status).toBe(422)
  const own = (await bea.post('/room-blocks', linden)).body.data
  expect((await bea.put(`/room-blocks/${own.id}`, { event_id: event })).status).toBe(422)
  expect((await helper.put(`/room-blocks/${here.id}`, { event_id: null })).status).toBe(422)
  expect((await bea.get(`/room-blocks?event_id=${event}`)).status).toBe(404)
})

test('rooms go with their event, and come back with it', async () => {
  const { ada, event } = await wedding()
  await ada.post('/room-blocks', { ...linden, event_id: event })
  const act = crypto.randomUUID()
  expect((await ada.delete(`/guest_wedding_events/${event}`, { act })).status).toBe(204)
  expect((await ada.get('/room-blocks')).body.data).toEqual([])
  expect((await ada.post(`/wedding-changes/${act}/undo`)).body.data.kept).toEqual([])
  expect((await ada.get('/room-blocks')).body.data).toMatchObject([{ hotel: 'Hotel Linden', event_id: event }])
})

async function wedding(): Promise<{ ada: Person; event: number }> {
  const ada = await world.couple()
  const event = await world.event(ada, 'The day', { date: '2027-06-26' })
  return { ada, event: event.id }
}
