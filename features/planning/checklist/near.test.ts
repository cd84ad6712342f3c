// One chance: writes

import { expect, test } from 'vitest'
import { everything } from '#tests/checklist.ts'
import { newWorld, type Person } from '#tests/world.ts'
import { addDays } from './plan.ts'
import { dayIn } from '#features/account/sign-in/today.ts'
import { templateOf } from './template-rows.server.ts'

const world = await newWorld()
const today = dayIn('America/New_York', new Date())
const inTwoYears = addDays(today, 730)

test('a wedding that is near gets a plan that can be done: what takes longer is left out, and can be had all the same', async () => {
  for (const [left, most, firstWeek] of [
    [35, 55, 15],
    [14, 50, 25],
    [3, 25, 25],
  ] as const) {
    const ada = await world.couple()
    await ada.put('/users/me', { wedding_details: { date: addDays(today, left) } })
    const event = (await ada.post('/guest_wedding_events', { name: 'Our wedding', taxonomy_event_id: 1, checklist: true })).body.data
    await ada.put(`/guest_wedding_events/${event.id}`, { checklist: true })
    const list = await everything(ada)
    expect(list.length).toBeLessThan(most)
    expect(list.map(({ title }) => title)).toEqual(expect.arrayContaining(['Get the marriage license', 'Seat everybody', 'Marry']))
    const days = list.map(({ due_date }) => due_date!)
    for (const day of days) expect(day >= today).toBe(true)
    for (const day of days) expect(days.filter((other) => other === day).length).toBeLessThan(15)
    expect(days.filter((day) => day <= addDays(today, 7)).length).toBeLessThan(firstWeek)
    const { left_out } = (await ada.get('/user-checklist-items')).body
    expect(left_out).toContain('Send save-the-dates')
    expect(left_out).toHaveLength(templateOf(1).items.length - list.length)
    await ada.post('/user-checklist-items/plan', { guest_wedding_event_id: event.id, is_whole: true })
    expect(await everything(ada)).toHaveLength(templateOf(1).items.length)
  }
})

test('a plan that is made after the day has what comes after it', async () => {
  const ada = await world.couple()
  const { id } = (await ada.post('/guest_wedding_events', { name: 'Our wedding', taxonomy_event_id: 1 })).body.data
  await world.db
    .updateTable('guest_wedding_events')
    .where('id', '=', id)
    .set({ date: addDays(today, -10) })
    .execute()
  await ada.put(`/guest_wedding_events/${id}`, { checklist: true })
  const open = (await everything(ada)).filter(({ completed_at }) => completed_at === null)
  expect(open.map(({ title }) => title)).toContain('Write thank-you notes')
  for (const { months_before } of open) expect(months_before).toBeLessThan(0)
})

test('a plan without a day loses what its first day leaves no time for, but nothing that somebody touched, and one act brings it back', async () => {
  const ada = await world.couple()
  const event = (await ada.post('/guest_wedding_events', { name: 'Our wedding', taxonomy_event_id: 1, checklist: true })).body.data
  const before = await everything(ada)
  const dates = before.find(({ title }) => title === 'Send save-the-dates')!
  await ada.put(`/user-checklist-items/${dates.id}`, { notes: 'By hand, with the green ink' })
  await ada.put(`/guest_wedding_events/${event.id}`, { date: addDays(today, 35), act: act(5) })
  const after = await everything(ada)
  expect(after.length).toBeLessThan(60)
  expect(after.find(({ id }) => id === dates.id)).toMatchObject({ due_date: expect.any(String) })
  expect((await ada.get('/user-checklist-items')).body.left_out).toHaveLength(before.length - after.length)
  await ada.put(`/guest_wedding_events/${event.id}`, { date: addDays(today, 14) })
  expect((await everything(ada)).map(({ id }) => id).toSorted()).toEqual(after.map(({ id }) => id).toSorted())
  await ada.put(`/guest_wedding_events/${event.id}`, { date: addDays(today, 35) })
  expect((await ada.post(`/wedding-changes/${act(5)}/undo`)).status).toBe(200)
  expect((await everything(ada)).map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted())
})

test('what is said later ticks its task, wherever it is said, and one act takes both back', async () => {
  const done = async (of: Person) => (await everything(of)).filter(({ completed_at }) => completed_at !== null).map(({ title }) => title)
  const planned = async () => {
    const ada = await world.couple()
    const { id } = (await ada.post('/guest_wedding_events', { name: 'Our wedding', taxonomy_event_id: 1, checklist: true })).body.data
    return { ada, event: `/guest_wedding_events/${id}` }
  }
  const settings = await planned()
  await settings.ada.put('/users/me', { wedding_details: { date: inTwoYears, budget: 2_000_000, style: 'garden' }, act: act(6) })
  expect((await done(settings.ada)).toSorted()).toEqual(['Agree on a budget', 'Agree on a style', 'Settle on a date'])
  await settings.ada.post(`/wedding-changes/${act(6)}/undo`)
  expect(await done(settings.ada)).not.toContain('Settle on a date')

  const form = await planned()
  await form.ada.put(form.event, { date: inTwoYears, place: 'Hart Farm', act: act(7) })
  expect((await done(form.ada)).toSorted()).toEqual(['Settle on a date', 'Visit places'])
  await form.ada.post(`/wedding-changes/${act(7)}/undo`)
  expect(await done(form.ada)).toEqual([])

  const questions = await planned()
  const wedding_details = { date: inTwoYears, date_undecided: false }
  expect((await questions.ada.post('/users/me/onboarding', { step: 'date', wedding_details })).status).toBe(200)
  expect(await done(questions.ada)).toEqual(['Settle on a date'])

  const helped = await planned()
  await helped.ada.put(helped.event, { dress: 'Long, and warm' })
  expect(await done(helped.ada)).toEqual([])
  const partner = await world.helper(helped.ada, {}, 'partner')
  await Promise.all([1, 2].map(() => partner.put(helped.event, { date: inTwoYears })))
  expect(await done(helped.ada)).toEqual(['Settle on a date'])
})

function act(nth: number): string {
  return `00000000-0000-4000-8000-00000000000${nth}`
}
