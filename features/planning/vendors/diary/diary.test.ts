import { expect, test } from 'vitest'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()

// M3
test('the diary writes itself: what changed, what was paid and what is due, the latest first', async () => {
  const { ada, event } = await wedding()
  const id = await added(ada, { name: 'Odile Marsh', taxonomy: 'photographers', guest_wedding_event_id: event.id, price: 540_000 })
  await ada.put(`/user-vendors/${id}`, { status: 'hired', hired_on: '2026-10-14' })
  await ada.put(`/user-vendors/${id}`, { notes: 'Two days.', rating: 5 })
  const [cost] = (await ada.get('/budget')).body.data
  await ada.post('/user-transactions', {
    name: 'First',
    item_id: cost.id,
    amount: 120_000,
    date: '2026-10-14',
    paid_at: '2026-10-14T18:00:00Z',
  })
  await ada.post('/user-transactions', { name: 'Rest', item_id: cost.id, amount: 420_000, due_date: '2099-06-20' })
  const lines = (await ada.get(`/user-vendors/${id}/diary`)).body.data
  expect(lines).toMatchObject([
    { what: 'due', words: 'Rest', amount: 420_000, day: '2099-06-20' },
    { what: 'changed', status: null, fields: expect.arrayContaining(['notes', 'rating']) },
    { what: 'changed', status: 'hired' },
    { what: 'added' },
    { what: 'paid', words: 'First', amount: 120_000, day: '2026-10-14' },
  ])
  const helper = await world.helper(ada, { [event.id]: [3] })
  const seen = (await helper.get(`/user-vendors/${id}/diary`)).body.data
  expect(seen.map(({ what }: { what: string }) => what)).toEqual(['changed', 'changed', 'added'])
})

// M3
test('an act that was taken back leaves no trace in the diary', async () => {
  const { ada } = await wedding()
  const id = await added(ada, { name: 'Band' })
  const act = crypto.randomUUID()
  await ada.put(`/user-vendors/${id}`, { price: 5, act })
  await ada.post(`/wedding-changes/${act}/undo`)
  expect((await ada.get(`/user-vendors/${id}/diary`)).body.data).toMatchObject([{ what: 'added' }])
})

// M3
test('a call is written down by hand, becomes a task once, and goes and comes back with its vendor', async () => {
  const { ada } = await wedding()
  const id = await added(ada, { name: 'Band' })
  const path = `/user-vendors/${id}/diary`
  expect((await ada.post(path, { words: ' ' })).status).toBe(422)
  const entry = (await ada.post(path, { kind: 'call', words: 'They need two sockets.\nBy the barn.', day: '2026-11-20' })).body.data
  const act = crypto.randomUUID()
  const both = await Promise.all([1, 2].map(() => ada.post(`/vendor-entries/${entry.id}/task`, { act, due_date: '2027-05-01' })))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const tasks = async () => (await ada.get('/user-checklist-items')).body.data.map(({ title }: { title: string }) => title)
  expect(await tasks()).toEqual(['They need two sockets.'])
  const line = async () => (await ada.get(path)).body.data.find(({ what }: { what: string }) => what === 'call')
  expect(await line()).toMatchObject({ entry_id: entry.id, item_id: expect.any(Number), day: '2026-11-20' })
  await ada.post(`/wedding-changes/${act}/undo`)
  expect([await tasks(), (await line()).item_id]).toEqual([[], null])
  const gone = crypto.randomUUID()
  await ada.delete(`/user-vendors/${id}`, { act: gone })
  expect((await ada.get(path)).status).toBe(404)
  expect((await ada.post(`/wedding-changes/${gone}/undo`)).body.data.kept).toEqual([])
  expect(await line()).toMatchObject({ entry_id: entry.id, words: 'They need two sockets.\nBy the barn.' })
  expect((await ada.delete(`/vendor-entries/${entry.id}`)).status).toBe(204)
  expect(await line()).toBeUndefined()
})

test('an entry moves to the event of its vendor, and who helps there reads it', async () => {
  const { ada, event } = await wedding()
  const id = await added(ada, { name: 'Band' })
  const entry = (await ada.post(`/user-vendors/${id}/diary`, { words: 'Loud.' })).body.data
  const helper = await world.helper(ada, { [event.id]: [3] })
  expect((await helper.delete(`/vendor-entries/${entry.id}`)).status).toBe(404)
  await ada.put(`/user-vendors/${id}`, { guest_wedding_event_id: event.id })
  const lines = (await helper.get(`/user-vendors/${id}/diary`)).body.data
  expect(lines.map(({ words }: { words: string }) => words)).toContain('Loud.')
  expect((await helper.post(`/vendor-entries/${entry.id}/task`)).status).toBe(403)
  expect((await helper.delete(`/vendor-entries/${entry.id}`)).status).toBe(204)
})

async function wedding() {
  const ada = await world.couple()
  const { body } = await ada.post('/guest_wedding_events', { taxonomy_event_id: 1, name: 'The wedding' })
  return { ada, event: body.data as { id: number } }
}

async function added(who: Person, vendor: object): Promise<number> {
  return (await who.post('/user-vendors', vendor)).body.data.id
}
