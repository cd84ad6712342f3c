// One chance: rights

import { expect, test } from 'vitest'
import { grownUps } from '#tests/grown-ups.ts'
import { newWorld } from '#tests/world.ts'
import type { Dashboard } from './contract.ts'
import { dayOf, daysBetween } from './day-count.ts'
import { nextSteps } from './next-steps.ts'

const world = await newWorld()

// CALL-024
test('the dashboard tells of the wedding: its day, its events, who comes, whose address is missing, what is to do and what was done', async () => {
  const ada = await world.couple()
  await ada.put('/users/me', { wedding_details: { date: '2027-06-26', place: 'Hart Farm', other_firstname: 'Grace' } })
  const party = await world.event(ada, 'Party')
  const [bo, karin] = [await guest('Bo', { address_line1: 'Main Street 1', city: 'Umeå' }), await guest('Karin', {})]
  await ada.put(`/guests/${bo}/guest_wedding_events/${party.id}/status`, { status: 2 })
  const brunch = await world.event(ada, 'Brunch', { date: '2027-06-27' })
  const tasks = { Cake: '2027-05-01', Band: '2027-02-01', Rings: null, Shoes: '2027-04-01' }
  for (const [title, due_date] of Object.entries(tasks))
    await ada.post('/user-checklist-items', { title, due_date, guest_wedding_event_id: party.id })
  const { data: items } = (await ada.get('/user-checklist-items')).body
  await ada.put(`/user-checklist-items/${items[0].id}`, { completed_at: '2026-11-01T12:00:00Z' })
  const partner = await world.helper(ada, {}, 'partner')
  await partner.put(`/guests/${karin}`, { notes: 'Sings' })
  const { status, body } = await ada.get('/users/me/dashboard')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    wedding: { user_id: ada.id, role: 'owner', firstname: 'Ada', other_firstname: 'Grace', date: '2027-06-26', place: 'Hart Farm' },
    first_steps_at: null,
    guests: 2,
    guests_without_address: 1,
    guest_wedding_events: [
      { id: brunch.id, date: '2027-06-27' },
      { id: party.id, name: 'Party' },
    ],
    checklist: { items: 4, done: 1, next: [{ title: 'Shoes' }, { title: 'Cake' }, { title: 'Rings', due_date: null }] },
  })
  expect(body.data.checklist.months).toHaveLength(4)
  expect(body.data.news.data).toHaveLength(3)
  expect(body.data.news.data[0].text).toContain('Karin')
  expect(body.data.guest_wedding_event_counts).toContainEqual(
    grownUps({ id: party.id, status: 2, guests: 1, heads: 1, meals: expect.anything() }),
  )

  async function guest(firstname: string, address: object): Promise<number> {
    return (await ada.post('/guests', { firstname, ...address, wedding_events: [party.id] })).body.data.id
  }
})

test('a partner sees the couple’s, a helper their own, and a visitor none', async () => {
  const ada = await world.couple()
  const party = await world.event(ada, 'Party')
  const [partner, helper] = [await world.helper(ada, {}, 'partner'), await world.helper(ada, { [party.id]: [2] })]
  expect((await partner.get('/users/me/dashboard')).body.data.wedding).toMatchObject({ user_id: ada.id, role: 'partner' })
  const { body } = await helper.get('/users/me/dashboard')
  expect(body.data).toMatchObject({ wedding: { user_id: helper.id, role: 'owner' }, guest_wedding_events: [] })
  expect((await world.visitor().get('/users/me/dashboard')).status).toBe(401)
})

const unsaid = {
  picture_id: null,
  picture: null,
  date: null,
  start_time: null,
  end_time: null,
  reply_by: null,
  place: '',
  address: '',
  dress: '',
  note: '',
  visible_to: 'invited' as const,
  meals: [],
}

const begun: Dashboard = {
  wedding: {
    user_id: 1,
    role: 'owner',
    firstname: 'Ada',
    other_firstname: '',
    date: '2027-06-26',
    month: null,
    date_undecided: false,
    place: '',
    time_zone: 'UTC',
  },
  first_steps_at: '2026-11-21T12:00:00Z',
  guests: 4,
  guests_without_address: 0,
  guest_wedding_events: [1, 2].map((id) => ({ ...unsaid, id, name: 'Day', taxonomy_event_id: id, version: 1 })),
  checklist: { today: '2026-11-22', items: 1, done: 1, next: [], months: [] },
  budget: null,
  news: { since: null, data: [] },
  guest_wedding_event_counts: [grownUps({ id: 1, status: 2, guests: 4, heads: 4, meals: [] })],
}

test('what comes next is what is really missing, and leads to it', () => {
  const steps = (more: Partial<Dashboard>) => nextSteps({ ...begun, ...more }).map(({ to }) => to)
  expect(steps({})).toEqual([])
  // The head of the page asks for the day, and once is enough.
  expect(steps({ wedding: { ...begun.wedding, date: null } })).toEqual([])
  expect(steps({ first_steps_at: null })).toEqual(['/complete/profile'])
  expect(steps({ checklist: null })).toEqual(['/complete/checklist/1'])
  expect(steps({ checklist: null, guests: 0, guest_wedding_events: [] })).toEqual(['/complete/checklist/1', '/tools/guest-list'])
  expect(steps({ guests: 0 })).toEqual(['/tools/guest-list'])
  expect(steps({ guests_without_address: 3 })).toEqual(['/tools/guest-list?missing_info=address'])
  const counts = [0, 1].map((status) =>
    grownUps({ id: 1, status, guests: 2, heads: 2, meals: [] }),
  ) as Dashboard['guest_wedding_event_counts']
  expect(steps({ guest_wedding_event_counts: counts })).toEqual([
    '/tools/guest-list?event=1&status=0',
    '/tools/guest-list?event=1&status=1',
  ])
  expect(steps({ guest_wedding_events: begun.guest_wedding_events.slice(0, 1) })).toEqual(['/dashboard/events'])
})

test('days are counted from midnight to midnight, over leap days and changes of the clock', () => {
  expect(daysBetween('2026-11-21', '2027-06-26')).toBe(217)
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect([daysBetween('2027-06-26', '2027-06-26'), daysBetween('2027-06-27', '2027-06-26')]).toEqual([0, -1])
  expect(dayOf(new Date(2027, 5, 6, 23, 59))).toBe('2027-06-06')
})
