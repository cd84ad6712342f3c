// One chance: rights

import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

// CALL-011 ENTITY-001 ENTITY-002 ENTITY-003 RULE-041
test('a couple’s record holds everything the product knows of them', async () => {
  const ada = await world.couple()
  await world.event(ada, 'Party')
  await ada.post('/guests/many', { names: 'Karin & Bo Dahl' })
  const grace = await world.helper(ada, {}, 'partner')
  const { data } = (await ada.get('/users/me')).body
  const fields = 'id username firstname lastname name email phone avatar cover is_vendor is_admin is_subscribed vendor_id vendor'.split(' ')
  const moments = ['first_steps_at', 'checklist_setup_at', 'guestlist_setup_at', 'saved_ideas_setup_at']
  const rest = ['contact_count', 'wedding_details', 'vendor_details', 'birdie_data', 'users']
  for (const field of [...fields, ...moments, ...rest]) expect(data).toHaveProperty(field)
  expect(data).toMatchObject({ contact_count: 2, vendor: null, vendor_id: null, vendor_details: null, cover: { url: null } })
  expect(Object.keys(data.wedding_details)).toEqual(
    expect.arrayContaining(['date', 'other_firstname', 'other_lastname', 'events', 'style_quiz']),
  )
  expect(data.wedding_details.events).toEqual([expect.any(Number)])
  expect((await world.visitor().get('/users/me')).status).toBe(401)
  expect(data.users).toEqual([
    {
      user_id: grace.id,
      is_accepted: true,
      role: 'partner',
      user: {
        id: grace.id,
        username: expect.any(String),
        name: expect.stringContaining('Ada Couple'),
        avatar: { url: expect.any(String) },
      },
    },
  ])
})

test('whoever was not accepted, or declined, is not among those who help', async () => {
  const ada = await world.couple()
  const helper = await world.helper(ada, {})
  await world.db.updateTable('user_posses').set({ accepted_at: null }).where('member_id', '=', helper.id).execute()
  expect((await ada.get('/users/me')).body.data.users).toEqual([])
})

test('a couple says what it knows of the wedding, one thing at a time', async () => {
  const ada = await world.couple()
  const said = { place: 'Hart Farm', guests: 110, budget: 3_800_000, style: 'garden' }
  for (const [field, value] of Object.entries(said)) await ada.put('/users/me', { wedding_details: { [field]: value } })
  expect((await ada.get('/users/me')).body.data.wedding_details).toMatchObject(said)
  await ada.put('/users/me', { wedding_details: { guests: null, style: '' } })
  expect((await ada.get('/users/me')).body.data.wedding_details).toMatchObject({ ...said, guests: null, style: '' })
})

test('a day and "not yet" take each other’s place', async () => {
  const ada = await world.couple()
  const saved = async (wedding_details: object) => {
    const { date, date_undecided } = (await ada.put('/users/me', { wedding_details })).body.data.wedding_details
    return [date, date_undecided]
  }
  expect(await saved({ date: '2027-06-26' })).toEqual(['2027-06-26', false])
  expect(await saved({ date_undecided: true })).toEqual([null, true])
  expect(await saved({ date: '2027-06-27', date_undecided: true })).toEqual(['2027-06-27', false])
  expect(await saved({ date: null })).toEqual([null, false])
})

// ENTITY-004
test('a vendor says what their business is, and a couple has none', async () => {
  const [fern, ada] = [await vendor(), await world.couple()]
  const vendor_details = {
    business_name: 'Fern & Fable',
    contact_email: 'hello@fern.example',
    contact_phone: '+1 707',
    email: 'office@fern.example',
    phone: '+1 555',
    place: 'Sonoma',
    service_id: 3575,
  }
  const saved = await fern.put('/users/me', { vendor_details: { ...vendor_details, vendor_id: 7 } })
  expect(saved.body.data.vendor_details).toEqual({ ...vendor_details, vendor_id: null })
  expect((await ada.put('/users/me', { vendor_details })).body.data).toMatchObject({ vendor_details: null, version: 1 })
})

test.each([
  [{ wedding_details: { guests: 0 } }, 'wedding_details.guests'],
  [{ wedding_details: { budget: -1 } }, 'wedding_details.budget'],
  [{ wedding_details: { style: 'loud' } }, 'wedding_details.style'],
  [{ wedding_details: { place: 'x'.repeat(201) } }, 'wedding_details.place'],
  [{ vendor_details: { service_id: 1 } }, 'vendor_details.service_id'],
  [{ vendor_details: { contact_email: 'nobody' } }, 'vendor_details.contact_email'],
])('%j is refused beside its field', async (change, field) => {
  const refused = await (await vendor()).put('/users/me', change)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]])
})

async function vendor() {
  const fern = await world.couple()
  await world.db.updateTable('users').set({ is_vendor: true }).where('id', '=', fern.id).execute()
  return fern
}
