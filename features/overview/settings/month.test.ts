// One chance: writes

import { expect, test } from 'vitest'
import { everything } from '#tests/checklist.ts'
import { wholeSite } from '#tests/whole-site.ts'
import { newWorld } from '#tests/world.ts'
import { addDays, middleOf, monthsBefore } from '#features/planning/checklist/plan.ts'
import { dayIn } from '#features/account/sign-in/today.ts'
import { templateOf } from '#features/planning/checklist/template-rows.server.ts'

const world = await newWorld()
const site = await wholeSite(world)
const today = dayIn('America/New_York', new Date())
const [month, other] = [addDays(today, 500).slice(0, 7), addDays(today, 600).slice(0, 7)]

test('who knows only the month reads and changes it in the settings, and a day or "not yet" takes its place', async () => {
  const ada = await world.couple()
  await ada.put('/users/me', { wedding_details: { month } })
  const seen = async () => (await ada.get('/users/me')).body.data
  expect((await site.get('/settings/wedding', ada)).html).toContain(`<option value="${month}" selected="">`)
  await send({ date: '', month: other, earlier_month: month })
  expect((await seen()).wedding_details).toMatchObject({ date: null, month: other, date_undecided: false })
  await send({ date: addDays(today, 300), month: other, earlier_month: other })
  expect((await seen()).wedding_details).toMatchObject({ date: addDays(today, 300), month: null })
  expect((await site.get('/settings/wedding', ada)).html).not.toMatch(/<option value="\d{4}-\d\d" selected/)
  await send({ date: addDays(today, 300), month, earlier_month: '' })
  expect((await seen()).wedding_details).toMatchObject({ date: null, month })
  await send({ date: '', month, earlier_month: month, date_undecided: 'yes' })
  expect((await seen()).wedding_details).toMatchObject({ date: null, month: null, date_undecided: true })
  const refused = await send({ date: '', month: '2020-05', earlier_month: '' })
  expect(refused.html).toContain('That month is past.')

  async function send(fields: Record<string, string>) {
    const { version } = await seen()
    return site.send('/settings/wedding', ada, { form: 'wedding', ...fields, version: String(version) })
  }
})

test('a plan counts from the middle of a month while there is no day, follows the month, and then the day', async () => {
  const ada = await world.couple()
  await ada.post('/guest_wedding_events', { name: 'Our wedding', taxonomy_event_id: 1, checklist: true })
  const expectFrom = async (day: string) => {
    const list = await everything(ada)
    expect(list).toHaveLength(templateOf(1).items.length)
    for (const { due_date, months_before, completed_at } of list)
      if (completed_at === null) expect(due_date).toBe(monthsBefore(day, months_before!))
    return list
  }
  const answer = (details: object) => ada.post('/users/me/onboarding', { step: 'date', wedding_details: details })
  expect((await answer({ date: null, month, date_undecided: false })).status).toBe(200)
  const before = await expectFrom(`${month}-15`)
  expect(before.every(({ completed_at }) => completed_at === null)).toBe(true)
  expect((await ada.get('/user-checklist-items')).body).toMatchObject({ date: null, month })
  await ada.put('/users/me', { wedding_details: { month: other }, act })
  await expectFrom(`${other}-15`)
  expect((await ada.post(`/wedding-changes/${act}/undo`)).body.data.kept).toEqual([])
  expect((await ada.get('/users/me')).body.data.wedding_details).toMatchObject({ date: null, month })
  await expectFrom(`${month}-15`)
  await ada.put('/users/me', { wedding_details: { date: `${month}-22` } })
  const after = await expectFrom(`${month}-22`)
  expect(after.filter(({ completed_at }) => completed_at !== null).map(({ title }) => title)).toEqual(['Settle on a date'])
  expect((await ada.get('/user-checklist-items')).body).toMatchObject({ date: `${month}-22`, month: null })
})

test('the middle of a month is its end once that is over, and nothing once the month is', () => {
  expect(middleOf('2027-02', '2026-11-23')).toBe('2027-02-15')
  expect(middleOf('2027-02', '2027-02-15')).toBe('2027-02-15')
  expect(middleOf('2028-02', '2028-02-16')).toBe('2028-02-29')
  expect(middleOf('2027-02', '2027-03-01')).toBeNull()
})

const act = '00000000-0000-4000-8000-000000000004'
