import { expect, test } from 'vitest'
import { addDays } from '#features/planning/checklist/plan.ts'
import { dayIn } from '#features/account/sign-in/today.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()
const today = dayIn('America/New_York', new Date())

test('what others did comes before one’s own edits, however new those are', async () => {
  const ada = await world.couple()
  const grace = await world.helper(ada, {}, 'partner')
  await ada.post('/guests/many', { names: 'Ann' })
  await grace.post('/guests/many', { names: 'Bo' })
  for (const names of ['Cy', 'Dee', 'Eve']) await ada.post('/guests/many', { names })
  const lately = async () => (await ada.get('/users/me/dashboard')).body.data.news.data.map(({ text }: { text: string }) => text)
  expect(await lately()).toEqual(['added Bo', 'added Eve', 'added Dee'])
})

test('what is late is among the next three, whoever’s it is; what is not yet late and somebody else’s is not', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  const grace = await world.helper(ada, {}, 'partner')
  const add = (title: string, days: number, assignee?: number) =>
    ada.post('/user-checklist-items', { guest_wedding_event_id: party.id, title, due_date: addDays(today, days), assignee })
  await add('Hers, late', -2, grace.id)
  await add('Hers, soon', 1, grace.id)
  await add('Mine', 2)
  const { next } = (await ada.get('/users/me/dashboard')).body.data.checklist
  expect(next.map(({ title }: { title: string }) => title)).toEqual(['Hers, late', 'Mine'])
})
