// One chance: rights

import { expect, test } from 'vitest'
import { demoAccounts, demoPassword, loadDemo } from '#db/demo.ts'
import { demoGuests, demoHouseholds } from '#db/demo-guests.ts'
import { clientAt } from './client.ts'
import { newWorld, quickPasswords } from './world.ts'

const world = await newWorld()

const answersOf = (event: string, ...statuses: number[]) =>
  demoGuests.filter(({ answers }) =>
    answers.some((answer) => answer.event === event && (statuses.length === 0 || statuses.includes(answer.status))),
  )

test('the demo wedding has 112 guests in 58 households, and answers that add up', () => {
  expect([demoGuests.length, demoHouseholds.length]).toEqual([112, 58])
  expect([0, 1, 2, 3].map((status) => answersOf('The wedding', status).length)).toEqual([1, 40, 62, 9])
  expect([0, 1, 2, 3].map((status) => answersOf('Rehearsal supper', status).length)).toEqual([1, 7, 21, 3])
  expect(answersOf('Leftovers breakfast')).toHaveLength(58)
  expect(new Set(demoGuests.map(({ firstname, lastname }) => `${firstname} ${lastname}`)).size).toBe(112)
})

test.each(demoGuests.map((guest) => [`${guest.firstname} ${guest.lastname}`, guest] as const))('the story of %s holds', (_, guest) => {
  const [wedding, ...others] = guest.answers
  expect(wedding!.event).toBe('The wedding')
  for (const { status, answered_at, meal, event, plus_one_count } of guest.answers) {
    if (status === 0) expect(guest.invitation_sent_at).toBeNull()
    else expect(guest.invitation_sent_at! > guest.save_the_date_sent_at).toBe(true)
    if (status > 1) expect(answered_at! > guest.invitation_sent_at!).toBe(true)
    else expect(answered_at).toBeNull()
    expect(meal !== '').toBe(status === 2 && event === 'The wedding')
    if (plus_one_count > 0) expect([guest.plus_one_allowed, guest.plus_one_names]).toEqual([true, [expect.any(String)]])
  }
  if (wedding!.status !== 2) for (const { status } of others) expect(status).toBe(wedding!.status)
  expect(guest.created_at < guest.save_the_date_sent_at).toBe(true)
})

test('June, Theo and June’s mother each see their part of it', async () => {
  await loadDemo(world.db, quickPasswords.hash)
  const [june, theo, mother] = await Promise.all(demoAccounts.slice(0, 3).map(({ email }) => signedIn(email)))
  const list = (await june!.get('/guests?per_page=100')).body
  expect(list.meta.total).toBe(112)
  expect(list.wedding).toMatchObject({ firstname: 'June', role: 'owner' })
  expect((await theo!.get('/guests?per_page=100')).body).toEqual({ ...list, wedding: { ...list.wedding, role: 'partner' } })
  expect((await june!.get('/guests?missing_info=any')).body.meta.total).toBe(7)
  const tasks = (await june!.get('/user-checklist-items')).body
  const months = tasks.months.map(({ items, done }: { items: number; done: number }) => `${done}/${items}`)
  expect(months).toEqual(['6/6', '2/5', '0/7', '0/6', '0/8', '0/9', '0/8', '0/9', '0/6'])
  const [wedding] = list.guest_wedding_events
  expect((await theo!.get(`/user-checklist-items?guest_wedding_event_id=${wedding.id}&show=open`)).body.meta.total).toBe(31)
  const supper = list.guest_wedding_events.find(({ name }: { name: string }) => name === 'Rehearsal supper')
  const hers = (await mother!.get(`/guests?guest_event_id=${supper.id}`)).body
  expect(hers).toMatchObject({ meta: { total: 32 }, wedding: { firstname: 'June', role: 'helper' } })
  expect((await mother!.get('/guest_wedding_events/all')).body.data).toMatchObject([{ id: supper.id, permissions: [2], firstname: 'June' }])
})

async function signedIn(email: string) {
  const { body } = await world.visitor().post('/auth/token', { grant_type: 'password', username: email, password: demoPassword })
  return clientAt(world.origin, { authorization: `Bearer ${body.access_token}` })
}
