// One chance: writes

import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()

interface Task {
  id: number
  title: string
  due_date: string | null
  completed_at: string | null
}

// M5
test('what a vendor needs by a day is a task, moves with it, and is there once however often it is said', async () => {
  const { ada, id } = await wedding()
  const said = { final_count: '2099-06-01', menu: '2099-05-20' }
  await Promise.all(Array.from({ length: 8 }, () => ada.put(`/user-vendors/${id}/deadlines`, said)))
  expect(await tasksOf(ada)).toMatchObject([
    { title: 'Give Fern & Fable the menu choices', due_date: '2099-05-20' },
    { title: 'Give Fern & Fable the final count', due_date: '2099-06-01' },
  ])
  const { body } = await ada.put(`/user-vendors/${id}/deadlines`, { menu: '2099-05-25' })
  expect(body.data).toMatchObject([
    { kind: 'final_count', due_date: '2099-06-01' },
    { kind: 'menu', due_date: '2099-05-25' },
    { kind: 'certificate', due_date: null, item_id: null },
  ])
  const [menu] = await tasksOf(ada)
  await ada.put(`/user-checklist-items/${menu!.id}`, { due_date: '2099-05-28' })
  expect((await ada.get(`/user-vendors/${id}/deadlines`)).body.data[1]).toMatchObject({ due_date: '2099-05-28', item_id: menu!.id })
  const act = crypto.randomUUID()
  await ada.put(`/user-vendors/${id}/deadlines`, { menu: null, act })
  expect(await tasksOf(ada)).toHaveLength(1)
  expect((await ada.post(`/wedding-changes/${act}/undo`)).status).toBe(200)
  expect((await ada.get(`/user-vendors/${id}/deadlines`)).body.data[1]).toMatchObject({ due_date: '2099-05-28' })
})

// M5
test('who is cancelled or taken off the list is owed nothing more, and all of it comes back with them', async () => {
  const { ada, id } = await wedding()
  await ada.put(`/user-vendors/${id}/deadlines`, { final_count: '2099-06-01', certificate: '2099-04-01' })
  const [paper] = await tasksOf(ada)
  await ada.put(`/user-checklist-items/${paper!.id}`, { completed_at: '2026-11-01T10:00:00Z' })
  const act = crypto.randomUUID()
  await ada.put(`/user-vendors/${id}`, { status: 'cancelled', cancelled_by: 'vendor', act })
  expect(await tasksOf(ada)).toMatchObject([{ title: 'Have the insurance certificate of Fern & Fable' }])
  const refused = await ada.put(`/user-vendors/${id}/deadlines`, { menu: '2099-05-20' })
  expect(refused.body.errors.menu).toEqual(['They are cancelled, and are owed nothing.'])
  await ada.post(`/wedding-changes/${act}/undo`)
  expect(await tasksOf(ada)).toHaveLength(2)
  await ada.delete(`/user-vendors/${id}`)
  expect(await tasksOf(ada)).toMatchObject([{ title: 'Have the insurance certificate of Fern & Fable' }])
})

// M5
test('a day that is none is refused beside its field, a stranger finds nothing, and a helper reads', async () => {
  const { ada, id, event } = await wedding()
  const wrong = await ada.put(`/user-vendors/${id}/deadlines`, { menu: 'soon', certificate: '2099-02-30' })
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['menu', 'certificate']])
  await ada.put(`/user-vendors/${id}/deadlines`, { menu: '2099-05-20' })
  const eve = await world.couple()
  expect((await eve.put(`/user-vendors/${id}/deadlines`, { menu: null })).status).toBe(404)
  expect((await eve.get(`/user-vendors/${id}/deadlines`)).status).toBe(404)
  const helper = await world.helper(ada, { [event.id]: [3] })
  expect((await helper.get(`/user-vendors/${id}/deadlines`)).body.data[1]).toMatchObject({ due_date: '2099-05-20' })
  expect((await helper.put(`/user-vendors/${id}/deadlines`, { menu: null })).status).toBe(403)
})

async function wedding() {
  const ada = await world.couple()
  const event = await world.event(ada, 'The day', { date: '2099-06-26' })
  const vendor = await ada.post('/user-vendors', { name: 'Fern & Fable', taxonomy: 'florists', guest_wedding_event_id: event.id })
  return { ada, event, id: Number(vendor.body.data.id) }
}

async function tasksOf(person: Person): Promise<Task[]> {
  const tasks: Task[] = (await person.get('/user-checklist-items?per_page=100')).body.data
  return tasks
    .filter(({ title }) => title.includes('Fern'))
    .toSorted((one, other) => (one.due_date ?? '').localeCompare(other.due_date ?? ''))
}
