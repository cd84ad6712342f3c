// One chance: writes

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'
import { remindRooms } from './jobs.server.ts'

const world = await newWorld()
const { db } = world

const linden = { hotel: 'Hotel Linden', kind: 'contracted', rooms: 20, nights: 2, rate: 180_00, taken: 24, cutoff: '2027-05-01' }

/** In the morning of that day in New York. */
const morning = (day: string) => new Date(`${day}T15:00:00Z`)

// W4
test('a couple and their partner are told sixty days before the last day, thirty, and fourteen, each once, however often the job runs', async () => {
  const { ada, partner } = await wedding()
  const { id } = (await ada.post('/room-blocks', linden)).body.data
  for (const day of ['2027-02-28', '2027-03-02', '2027-03-03', '2027-04-01', '2027-04-17', '2027-04-18', '2027-05-01'])
    await Promise.all([1, 2, 3].map(() => remindRooms(db, morning(day))))
  const all = [60, 30, 14].map((n) => `The rooms at Hotel Linden: ${n} days left`)
  expect(await toldTo(ada)).toEqual(all)
  expect(await toldTo(partner)).toEqual(all)
  const { data } = (await ada.get('/users/notifications')).body
  expect(data[0]).toMatchObject({
    kind: 'rooms_due',
    data: {
      body: 'Nights that nobody has taken yet: 16. As it stands you’d owe $1,440.00.',
      params: { days: 14, nights: 16, amount: 1_440_00, url: '/tools/rooms' },
    },
  })
  await ada.put(`/room-blocks/${id}`, { cutoff: '2027-06-01' })
  await remindRooms(db, morning('2027-05-02'))
  expect(await toldTo(ada)).toEqual([...all, all[1]])
})

// W4
test('what is full, has no last day or is over is silent, and a courtesy is told without a sum', async () => {
  const { ada } = await wedding()
  await ada.post('/room-blocks', { ...linden, hotel: 'Full', taken: 40 })
  await ada.post('/room-blocks', { ...linden, hotel: 'Open end', cutoff: null })
  await ada.post('/room-blocks', { ...linden, hotel: 'Over', cutoff: '2027-03-01' })
  await remindRooms(db, morning('2027-04-01'))
  expect(await toldTo(ada)).toEqual([])
  await ada.post('/room-blocks', { ...linden, hotel: 'Kind', kind: 'courtesy' })
  await remindRooms(db, morning('2027-04-01'))
  expect((await ada.get('/users/notifications')).body.data[0].data.body).toBe(
    'Nights that nobody has taken yet: 16. Then the hotel sells them.',
  )
})

async function wedding(): Promise<{ ada: Person; partner: Person }> {
  const ada = await world.couple()
  const partner = await world.helper(ada, {}, 'partner')
  await db.updateTable('users').set({ time_zone: 'America/New_York' }).where('id', '=', ada.id).execute()
  return { ada, partner }
}

async function toldTo({ get }: Person): Promise<string[]> {
  const { data } = (await get('/users/notifications')).body
  return data.map((one: { data: { title: string } }) => one.data.title).toReversed()
}
