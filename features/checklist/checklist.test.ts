import { expect, test } from 'vitest'
import type { Client } from '#tests/client.ts'
import { newWorld, type Person } from '#tests/world.ts'
import type { ChecklistPage } from './contract.ts'
import { addDays, dayIn, monthsBefore } from './plan.ts'
import { templateOf } from './template-rows.server.ts'

const world = await newWorld()
const today = dayIn('America/New_York', new Date())
const inTwoYears = addDays(today, 730)

// CALL-037 RULE-029 ENTITY-015 ENTITY-016
test('a couple writes down what is to be done, one call for each, and reads all of it again', async () => {
  const { ada, event } = await wedding()
  const whole = {
    guest_wedding_event_id: event.id,
    title: 'Choose the florist',
    description: 'Three quotes are in.',
    category: 'Flowers & rooms',
    due_date: '2027-03-01',
    assignee: ada.id,
    link: 'https://example.com/florists?a=1',
    notes: 'June likes peonies.\nTheo does not.',
  }
  const { status, body } = await ada.post('/user-checklist-items', whole)
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ ...whole, months_before: null, completed_at: null, version: 1, id: expect.any(Number) })
  expect((await ada.get(`/user-checklist-items/${body.data.id}`)).body).toEqual(body)
  expect((await ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, title: '  Hang lanterns ' })).body.data.title).toBe(
    'Hang lanterns',
  )
  expect(await titles(ada)).toEqual(['Choose the florist', 'Hang lanterns'])
})

// STATE-023
test('the first item says that the checklist was begun', async () => {
  const { ada, event } = await wedding()
  expect((await ada.get('/users/me')).body.data.checklist_setup_at).toBeNull()
  await ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, title: 'One' })
  const { checklist_setup_at } = (await ada.get('/users/me')).body.data
  expect(checklist_setup_at).toEqual(expect.any(String))
  await ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, title: 'Two' })
  expect((await ada.get('/users/me')).body.data.checklist_setup_at).toBe(checklist_setup_at)
})

// RULE-030
test('an item is read, ticked off, changed and taken away, and each of it is taken back', async () => {
  const { ada, event } = await wedding()
  const { data: item } = (await ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, title: 'Book the band' })).body
  const path = `/user-checklist-items/${item.id}`
  const done = await ada.put(path, { completed_at: '2026-11-20T10:00:00Z', act: act(1) })
  expect(done.body.data).toMatchObject({ completed_at: '2026-11-20T10:00:00Z', title: 'Book the band', version: 2 })
  expect((await ada.put(path, { title: 'Book a DJ', notes: 'Cheaper', act: act(2) })).body.data).toMatchObject({
    title: 'Book a DJ',
    notes: 'Cheaper',
  })
  expect((await ada.delete(path, { act: act(3) })).status).toBe(204)
  expect((await ada.get(path)).status).toBe(404)
  for (const nth of [3, 2, 1])
    expect((await ada.post(`/wedding-changes/${act(nth)}/undo`)).body.data).toMatchObject({
      undone: [{ kind: 'item', id: item.id }],
      kept: [],
    })
  const { version: _, updated_at: __, ...back } = (await ada.get(path)).body.data
  expect(item).toMatchObject(back)
})

test('what is wrong is said beside its field', async () => {
  const { ada, event } = await wedding()
  const send = async (fields: object) =>
    (await ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, title: 'A', ...fields })).body.errors
  expect(await send({ title: ' ' })).toEqual({ title: ['Please say what is to be done.'] })
  expect(Object.keys(await send({ link: 'javascript:alert(1)', due_date: '2027-02-30', assignee: 0, months_before: 900 }))).toEqual(
    expect.arrayContaining(['link', 'due_date', 'assignee', 'months_before']),
  )
  expect(await send({ assignee: (await world.couple()).id })).toEqual({ assignee: ['Please choose somebody who keeps this checklist.'] })
  expect(await send({ guest_wedding_event_id: 999_999 })).toEqual({ guest_wedding_event_id: ['There is no such event.'] })
})

// RULE-031 CALL-025
test('an event that is saved with a checklist gets the plan of its kind, once, and at all only then', async () => {
  const ada = await world.couple()
  await ada.put('/users/me', { wedding_details: { date: inTwoYears } })
  const { body } = await ada.post('/guest_wedding_events', { name: 'Our wedding', taxonomy_event_id: 1, checklist: true })
  expect(body.data).toMatchObject({ id: expect.any(Number), taxonomy_event_id: 1 })
  const { items } = templateOf(1)
  const list = await everything(ada)
  expect(list.map(({ title }) => title).toSorted()).toEqual(items.map(({ title }) => title).toSorted())
  for (const { months_before, due_date } of list) expect(due_date).toBe(monthsBefore(inTwoYears, months_before!))
  await Promise.all([1, 2, 3].map(() => ada.put(`/guest_wedding_events/${body.data.id}`, { checklist: true })))
  expect(await everything(ada)).toHaveLength(items.length)
  const shower = (await ada.post('/guest_wedding_events', { name: 'Shower', taxonomy_event_id: 6 })).body.data
  expect((await ada.get(`/guest_wedding_events/${shower.id}`)).body.data.checklist).toEqual([])
  const brunch = (await ada.post('/guest_wedding_events', { name: 'Brunch', taxonomy_event_id: 3, checklist: [{ title: 'Buy eggs' }] }))
    .body.data
  expect((await ada.get(`/guest_wedding_events/${brunch.id}`)).body.data.checklist).toMatchObject([{ title: 'Buy eggs' }])
})

test('with three months to go nothing is due in the past, and the order of the plan is kept', async () => {
  const ada = await world.couple()
  await ada.put('/users/me', { wedding_details: { date: addDays(today, 90) } })
  await ada.post('/guest_wedding_events', { name: 'Our wedding', taxonomy_event_id: 1, checklist: true })
  const days = (await everything(ada)).map(({ due_date }) => due_date!)
  for (const day of days) expect(day >= today).toBe(true)
  expect(days).toEqual(days.toSorted())
})

test('when the day moves, what is open moves along in the same breath, what is done stays, and one act takes all of it back', async () => {
  const ada = await world.couple()
  await ada.put('/users/me', { wedding_details: { date: inTwoYears } })
  const event = (await ada.post('/guest_wedding_events', { name: 'Our wedding', taxonomy_event_id: 1, checklist: true })).body.data
  const own = { guest_wedding_event_id: event.id, title: 'Aunt Dee arrives', due_date: addDays(inTwoYears, -3) }
  await ada.post('/user-checklist-items', own)
  const before = await everything(ada)
  const [first] = before
  await ada.put(`/user-checklist-items/${first!.id}`, { completed_at: '2026-11-20T10:00:00Z' })
  const earlier = await everything(ada)
  await ada.put('/users/me', { wedding_details: { date: addDays(inTwoYears, 31) }, act: act(4) })
  const moved = await everything(ada)
  expect(moved.find(({ id }) => id === first!.id)!.due_date).toBe(first!.due_date)
  expect(moved.find(({ title }) => title === own.title)!.due_date).toBe(addDays(inTwoYears, 28))
  const open = moved.filter(({ months_before, completed_at }) => months_before !== null && completed_at === null)
  for (const { due_date, months_before } of open) expect(due_date).toBe(monthsBefore(addDays(inTwoYears, 31), months_before!))
  expect((await ada.post(`/wedding-changes/${act(4)}/undo`)).body.data.kept).toEqual([])
  expect((await ada.get('/users/me')).body.data.wedding_details.date).toBe(inTwoYears)
  expect((await everything(ada)).map(shown)).toEqual(earlier.map(shown))
})

test('an event with a day of its own is counted from that, one without lies beside the wedding', async () => {
  const ada = await world.couple()
  await ada.put('/users/me', { wedding_details: { date: inTwoYears } })
  const supper = (await ada.post('/guest_wedding_events', { name: 'Supper', taxonomy_event_id: 2, checklist: true })).body.data
  const firstDay = async () => (await everything(ada)).find(({ months_before }) => months_before === 5)!.due_date
  expect(await firstDay()).toBe(monthsBefore(addDays(inTwoYears, -1), 5))
  await ada.put(`/guest_wedding_events/${supper.id}`, { date: addDays(inTwoYears, -4) })
  expect(await firstDay()).toBe(monthsBefore(addDays(inTwoYears, -4), 5))
  await ada.put('/users/me', { wedding_details: { date: addDays(inTwoYears, 100) } })
  expect(await firstDay()).toBe(monthsBefore(addDays(inTwoYears, -4), 5))
})

test('without a day the plan has none either, and gets them with the day', async () => {
  const ada = await world.couple()
  await ada.post('/guest_wedding_events', { name: 'Our wedding', taxonomy_event_id: 1, checklist: true })
  const { body } = await ada.get('/user-checklist-items')
  expect(body.months[0]).toMatchObject({ month: null, months_before: 12 })
  expect((await everything(ada)).every(({ due_date }) => due_date === null)).toBe(true)
  await ada.put('/users/me', { wedding_details: { date: inTwoYears } })
  expect((await everything(ada)).every(({ due_date }) => due_date !== null)).toBe(true)
})

test('a plan begins when the couple says, and never before today', async () => {
  const ada = await world.couple()
  await ada.put('/users/me', { wedding_details: { date: addDays(today, 200) } })
  await ada.post('/guest_wedding_events', { name: 'Our wedding', taxonomy_event_id: 1, checklist: true })
  const { data, undo } = (await ada.put('/user-checklist-items/settings', { starts_on: addDays(today, 40) })).body
  expect(data).toEqual({ starts_on: addDays(today, 40), hides_done: false, week_starts_on: 0 })
  expect((await everything(ada))[0]!.due_date).toBe(addDays(today, 40))
  await ada.post(`/wedding-changes/${undo}/undo`)
  expect((await everything(ada))[0]!.due_date).toBe(today)
  expect((await ada.put('/user-checklist-items/settings', { starts_on: addDays(today, -40) })).status).toBe(200)
  expect((await everything(ada))[0]!.due_date).toBe(today)
})

test('two people change one item: what does not overlap is kept, what does is a conflict with the current item', async () => {
  const { ada, event } = await wedding()
  const theo = await world.helper(ada, {}, 'partner')
  const { id } = (await ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, title: 'Book the band' })).body.data
  const path = `/user-checklist-items/${id}`
  const answers = await Promise.all([ada, theo].map((one, nth) => one.put(path, { notes: `note ${nth}`, version: 1 })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [winner, loser] = answers.toSorted((one, other) => one.status - other.status)
  expect(loser!.body.data).toEqual(winner!.body.data)
  expect((await theo.put(path, { title: 'Book the brass band', version: 2 })).status).toBe(200)
  await Promise.all(Array.from({ length: 10 }, (_, nth) => (nth % 2 ? ada : theo).put(path, { completed_at: '2026-11-20T10:00:00Z' })))
  expect((await ada.get(path)).body.data).toMatchObject({ title: 'Book the brass band', completed_at: '2026-11-20T10:00:00Z', version: 13 })
})

// GUARD-019
test('a helper keeps the checklist of their event and no other; strangers are told nothing', async () => {
  const { ada, event } = await wedding()
  const other = await world.event(ada, 'Brunch')
  const [mother, guests, bob] = [
    await world.helper(ada, { [event.id]: [1] }),
    await world.helper(ada, { [event.id]: [2] }),
    await world.couple(),
  ]
  const ids: number[] = []
  for (const { id } of [event, other])
    ids.push((await ada.post('/user-checklist-items', { guest_wedding_event_id: id, title: `For ${id}`, assignee: ada.id })).body.data.id)
  const page = (await mother.get(`/user-checklist-items?guest_wedding_event_id=${event.id}`)).body as ChecklistPage
  expect(page.data.map(({ id }) => id)).toEqual([ids[0]])
  expect(page.guest_wedding_events.map(({ id }) => id)).toEqual([event.id])
  expect(page.keepers.map(({ id }) => id)).toEqual([ada.id, mother.id])
  expect((await mother.put(`/user-checklist-items/${ids[0]}`, { assignee: mother.id })).status).toBe(200)
  expect((await mother.put(`/user-checklist-items/${ids[0]}`, { guest_wedding_event_id: other.id })).status).toBe(422)
  expect((await mother.put(`/user-checklist-items/${ids[1]}`, { notes: 'x' })).status).toBe(404)
  expect((await mother.post('/user-checklist-items/destroy-many', { ids })).status).toBe(422)
  expect((await guests.get(`/user-checklist-items/${ids[0]}`)).status).toBe(403)
  expect((await ada.put(`/user-checklist-items/${ids[0]}`, { assignee: guests.id })).status).toBe(422)
  for (const id of ids)
    for (const send of [bob.get, bob.put, bob.delete]) expect((await send(`/user-checklist-items/${id}`)).status).toBe(404)
  for (const path of ['reorder', 'destroy-many']) expect((await bob.post(`/user-checklist-items/${path}`, { ids })).status).toBe(422)
  expect((await bob.post('/user-checklist-items', { guest_wedding_event_id: event.id, title: 'Mine' })).status).toBe(422)
  expect((await bob.post('/user-checklist-items/plan', { guest_wedding_event_id: event.id })).status).toBe(422)
  expect(await everything(ada)).toHaveLength(2)
})

test('whoever is given a task is told of it, once, and not of what they took themselves', async () => {
  const { ada, event } = await wedding()
  const mother = await world.helper(ada, { [event.id]: [1] })
  const make = async (assignee: number) =>
    (await ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, title: 'Iron', assignee })).body.data.id
  const id = await make(mother.id)
  await make(ada.id)
  await ada.put(`/user-checklist-items/${id}`, { assignee: mother.id, notes: 'The white one' })
  await mother.put(`/user-checklist-items/${id}`, { assignee: null })
  await mother.put(`/user-checklist-items/${id}`, { assignee: mother.id })
  const told = await world.db
    .selectFrom('notifications')
    .where('kind', '=', 'item_assigned')
    .where('user_id', 'in', [ada.id, mother.id])
    .select(['user_id', 'params'])
    .execute()
  expect(told).toEqual([
    {
      user_id: mother.id,
      params: { id, name: 'Iron', user: { id: ada.id, firstname: 'Ada' }, url: `/tools/wedding-checklist?event=${event.id}&item=${id}` },
    },
  ])
})

test('items change places by hand, over months too, and back', async () => {
  const { ada, event } = await wedding()
  const ids: number[] = []
  for (const title of ['a', 'b', 'c', 'd']) {
    const due_date = title === 'd' ? '2027-04-10' : '2027-03-10'
    ids.push((await ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, title, due_date })).body.data.id)
  }
  const [a, b, c, d] = ids
  const first = await ada.post('/user-checklist-items/reorder', { ids: [c, a, b] })
  expect(await titles(ada)).toEqual(['c', 'a', 'b', 'd'])
  const second = await ada.post('/user-checklist-items/reorder', { ids: [c, d, a, b], moved: { id: d, due_date: '2027-03-31' } })
  expect(await titles(ada)).toEqual(['c', 'd', 'a', 'b'])
  for (const { body } of [second, first]) expect((await ada.post(`/wedding-changes/${body.data.undo}/undo`)).body.data.kept).toEqual([])
  expect(await titles(ada)).toEqual(['a', 'b', 'c', 'd'])
  await Promise.all(
    Array.from({ length: 8 }, (_, nth) => ada.post('/user-checklist-items/reorder', { ids: nth % 2 ? [b, c, a] : [c, b, a] })),
  )
  const places = (await everything(ada)).map(({ position }) => position)
  expect(new Set(places).size).toBe(4)
})

test('an event that is taken away takes its tasks along, and brings them back', async () => {
  const { ada, event } = await wedding()
  const item = { guest_wedding_event_id: event.id, title: 'Order chairs', due_date: '2027-03-10', notes: 'Oak' }
  await ada.post('/user-checklist-items', item)
  const earlier = await everything(ada)
  await ada.delete(`/guest_wedding_events/${event.id}`, { act: act(5) })
  expect(await everything(ada)).toEqual([])
  expect((await ada.post(`/wedding-changes/${act(5)}/undo`)).status).toBe(200)
  expect((await everything(ada)).map(shown)).toEqual(earlier.map(shown))
})

test('a thousand items are read in ten pages, month by month, and changed at once', async () => {
  const { ada, event } = await wedding()
  const rows = Array.from({ length: 1_000 }, (_, nth) => ({
    user_id: ada.id,
    guest_wedding_event_id: event.id,
    title: `Task ${nth}`,
    due_date: addDays('2027-01-01', (nth * 7) % 365),
  }))
  await world.db.insertInto('user_checklist_items').values(rows).execute()
  const started = performance.now()
  const all = await everything(ada)
  expect(new Set(all.map(({ id }) => id)).size).toBe(1_000)
  const months = all.map(({ due_date }) => due_date!.slice(0, 7))
  expect(months).toEqual(months.toSorted())
  const { body } = await ada.get('/user-checklist-items?show=open')
  expect(body.months.reduce((sum: number, { items }: { items: number }) => sum + items, 0)).toBe(1_000)
  const ids = all.map(({ id }) => id)
  const { data } = (await ada.post('/user-checklist-items/update-many', { ids, change: { completed_at: '2026-11-20T10:00:00Z' } })).body
  expect((await ada.get('/user-checklist-items?show=done')).body.meta.total).toBe(1_000)
  await ada.post(`/wedding-changes/${data.undo}/undo`)
  expect((await ada.get('/user-checklist-items?show=done')).body.meta.total).toBe(0)
  expect((await ada.post('/user-checklist-items/destroy-many', { ids })).status).toBe(200)
  expect(await everything(ada)).toEqual([])
  expect(performance.now() - started).toBeLessThan(20_000)
})

test('the list is narrowed to what is open, done, mine or soon due, and says what of the plan was left out', async () => {
  const { ada, event } = await wedding()
  const add = (fields: object) => ada.post('/user-checklist-items', { guest_wedding_event_id: event.id, ...fields })
  await add({ title: 'done', completed_at: '2026-11-20T10:00:00Z' })
  await add({ title: 'mine', assignee: ada.id })
  await add({ title: 'soon', due_date: addDays(today, 2) })
  for (const [query, found] of [
    ['show=done', ['done']],
    ['show=open', ['soon', 'mine']],
    ['assignee=me', ['mine']],
    [`due_until=${addDays(today, 3)}`, ['soon']],
  ] as const)
    expect((await ada.get(`/user-checklist-items?${query}`)).body.data.map(({ title }: { title: string }) => title)).toEqual(found)
  const supper = (await ada.post('/guest_wedding_events', { name: 'Supper', taxonomy_event_id: 2, checklist: true })).body.data
  const [first] = (await ada.get(`/user-checklist-items?guest_wedding_event_id=${supper.id}`)).body.data
  await ada.delete(`/user-checklist-items/${first.id}`)
  expect((await ada.get('/user-checklist-items')).body.left_out).toEqual([first.title])
  const { data } = (await ada.post('/user-checklist-items/plan', { guest_wedding_event_id: supper.id })).body
  expect(data.ids).toHaveLength(1)
  expect((await ada.get('/user-checklist-items')).body.left_out).toEqual([])
})

async function wedding() {
  const ada = await world.couple()
  return { ada, event: await world.event(ada, 'Party') }
}

/** All pages, in their order. */
async function everything(couple: Person): Promise<ChecklistPage['data']> {
  const first = (await couple.get('/user-checklist-items')).body as ChecklistPage
  const others = Array.from(
    { length: first.meta.last_page - 1 },
    async (_, nth) => (await couple.get(`/user-checklist-items?page=${nth + 2}`)).body.data,
  )
  return [first.data, ...(await Promise.all(others))].flat()
}

async function titles(couple: Client): Promise<string[]> {
  return (await couple.get('/user-checklist-items')).body.data.map(({ title }: { title: string }) => title)
}

/** Without what an undo raises. */
function shown({ version: _, updated_at: __, ...item }: ChecklistPage['data'][number]) {
  return item
}

function act(nth: number): string {
  return `00000000-0000-4000-8000-00000000000${nth}`
}
