// One chance: writes

import { expect, test } from 'vitest'
import { everything } from '#tests/checklist.ts'
import { newWorld, type Person } from '#tests/world.ts'
import type { ChecklistPage } from './contract.ts'
import { addDays, monthsBefore } from './plan.ts'
import { dayIn } from '#features/account/sign-in/today.ts'
import { templateOf } from './template-rows.server.ts'

const world = await newWorld()
const today = dayIn('America/New_York', new Date())
const inTwoYears = addDays(today, 730)

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

// ENTITY-012
test('an event names itself, its kind, what is to be done for it and what whoever asks may do there', async () => {
  const ada = await world.couple()
  const task = { title: 'Buy eggs', due_date: '2027-05-01' }
  const event = { name: 'Brunch', taxonomy_event_id: 3 }
  const { id } = (await ada.post('/guest_wedding_events', { ...event, checklist: [task] })).body.data
  const seen = async (who: Person) => (await who.get(`/guest_wedding_events/${id}`)).body.data
  const checklist = [expect.objectContaining({ ...task, guest_wedding_event_id: id, completed_at: null })]
  expect(await seen(ada)).toMatchObject({ id, ...event, checklist, permissions: [1, 2, 3, 4, 5] })
  expect(await seen(await world.helper(ada, { [id]: [4, 1] }))).toMatchObject({ id, ...event, checklist, permissions: [4, 1] })
  const mother = await seen(await world.helper(ada, { [id]: [2] }))
  expect(mother).toMatchObject({ id, ...event, permissions: [2] })
  expect(mother).not.toHaveProperty('checklist')
})

test('with three months to go nothing is due in the past, and the order of the plan is kept', async () => {
  const ada = await world.couple()
  await ada.put('/users/me', { wedding_details: { date: addDays(today, 90) } })
  await ada.post('/guest_wedding_events', { name: 'Our wedding', taxonomy_event_id: 1, checklist: true })
  const days = (await everything(ada)).map(({ due_date }) => due_date!)
  for (const day of days) expect(day >= today).toBe(true)
  expect(days).toEqual(days.toSorted())
})

test('a plan that is made today starts today: it is no heap, what the couple said is done, and what would be over has no day', async () => {
  for (const left of [365, 200, 120]) {
    const ada = await world.couple()
    const wedding_details = { date: addDays(today, left), place: 'Hart Farm', budget: 2_000_000, style: 'garden' }
    await ada.put('/users/me', { wedding_details })
    await ada.post('/guest_wedding_events', { name: 'Our wedding', taxonomy_event_id: 1, checklist: true })
    await ada.post('/guest_wedding_events', { name: 'Party', taxonomy_event_id: 5, checklist: true })
    const list = await everything(ada)
    const done = list.filter(({ completed_at }) => completed_at !== null).map(({ title }) => title)
    expect(done.toSorted()).toEqual(['Agree on a budget', 'Agree on a style', 'Settle on a date', 'Visit places'])
    const open = list.filter(({ completed_at }) => completed_at === null)
    const within = (days: number) => open.filter(({ due_date }) => due_date !== null && due_date < addDays(today, days))
    expect(within(0)).toEqual([])
    expect(within(1).map(({ title }) => title)).toEqual(['Talk about the day you want'])
    expect(within(7).length).toBeLessThan(left === 120 ? 10 : 6)
    expect(list.filter(({ due_date }) => due_date === null)).toHaveLength(left < 300 ? templateOf(5).items.length : 0)
    const next = (await ada.get('/users/me/dashboard')).body.data.checklist.next.map(({ title }: { title: string }) => title)
    expect(next[0]).toBe('Talk about the day you want')
    await ada.put('/users/me', { wedding_details: { date: addDays(today, left + 1) } })
    await ada.put('/users/me', { wedding_details: { date: addDays(today, left) } })
    expect((await everything(ada)).map(({ id, due_date }) => [id, due_date])).toEqual(list.map(({ id, due_date }) => [id, due_date]))
  }
})

test('what nobody said is still to be done, and no task leads to a page that there is not', async () => {
  const ada = await world.couple()
  await ada.post('/guest_wedding_events', { name: 'Our wedding', taxonomy_event_id: 1, checklist: true })
  const list = await everything(ada)
  expect(list.filter(({ completed_at }) => completed_at !== null)).toEqual([])
  for (const { title, description } of list) expect(`${title} ${description}`).not.toMatch(/quiz|course|shop|vision board/i)
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
  const first = async () => (await everything(ada)).find(({ completed_at }) => completed_at === null)!.due_date
  expect(await first()).toBe(addDays(today, 40))
  await ada.post(`/wedding-changes/${undo}/undo`)
  expect(await first()).toBe(today)
  expect((await ada.put('/user-checklist-items/settings', { starts_on: addDays(today, -40) })).status).toBe(200)
  expect(await first()).toBe(today)
})

/** Without what an undo raises. */
function shown({ version: _, updated_at: __, ...item }: ChecklistPage['data'][number]) {
  return item
}

function act(nth: number): string {
  return `00000000-0000-4000-8000-00000000000${nth}`
}

test('one couple after the other takes the plan over, and the tenth like the first', async () => {
  for (let couple = 0; couple < 10; couple++) {
    const person = await world.couple()
    const event = (await person.post('/guest_wedding_events', { name: 'Our wedding', taxonomy_event_id: 1 })).body.data.id
    expect((await person.post('/user-checklist-items/plan', { guest_wedding_event_id: event })).status).toBe(201)
    expect((await person.post('/user-checklist-items/plan', { guest_wedding_event_id: event })).body.data.ids).toEqual([])
  }
})
