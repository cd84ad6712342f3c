// One chance: money

import { expect, test } from 'vitest'
import { readWorkbook } from '#tests/workbook.ts'
import { newWorld, type Person } from '#tests/world.ts'

const world = await newWorld()

// CALL-050 CALL-051 CALL-052 ENTITY-021 ENTITY-023 B8
test('a couple writes a vendor down by hand, says more of them, and takes them off the list', async () => {
  const { ada, event } = await wedding()
  const whole = {
    guest_wedding_event_id: event.id,
    name: 'Plain Stems',
    taxonomy: 'florists',
    status: 'contacted',
    turn: 'vendor',
    next_step: 'Wait for their prices',
    next_on: '2026-12-08',
    price: 90_000,
    deposit: 20_000,
    deposit_state: 'refundable',
    deposit_until: '2027-04-01',
    vendor_meals: 2,
    contact_name: 'Wren',
    email: 'wren@example.com',
    phone: '+1 707 555 0101',
    instagram: '@plainstems',
    website: 'https://plainstems.example',
    rating: 4,
    notes: 'Wren made us laugh.',
  }
  const { status, body } = await ada.post('/user-vendors', whole)
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ ...whole, vendor_id: null, version: 1, hired_on: null, cost: null, url: null })
  const path = `/user-vendors/${body.data.id}`
  expect((await ada.put(path, { notes: '' })).body.data).toMatchObject({ ...whole, notes: '', version: 2 })
  expect((await ada.put(path, { name: ' ' })).status).toBe(422)
  expect((await ada.put(path, { website: 'javascript:alert(1)' })).status).toBe(422)
  expect((await ada.post('/user-vendors', {})).body.errors).toEqual({ name: ['Please enter a name.'] })
  const act = crypto.randomUUID()
  expect((await ada.delete(path, { act })).status).toBe(204)
  expect((await ada.get('/user-vendors/all')).body.data).toEqual([])
  expect((await ada.post(`/wedding-changes/${act}/undo`)).status).toBe(200)
  expect((await ada.get('/user-vendors/all')).body.data).toMatchObject([{ ...whole, notes: '' }])
  expect((await told(ada)).toReversed()).toEqual([
    'added “Plain Stems” to the vendors',
    'changed the vendor “Plain Stems”',
    'took “Plain Stems” off the vendors',
    'added “Plain Stems” to the vendors',
  ])
})

// CALL-050
test('a vendor of the directory brings what it says there, once for an event, and must be shown there', async () => {
  const { ada, event } = await wedding()
  const vendor_id = await listed('fern-and-fable', 'Fern & Fable', 'published')
  const { body } = await ada.post('/user-vendors', { vendor_id })
  expect(body.data).toMatchObject({
    vendor_id,
    name: 'Fern & Fable',
    taxonomy: 'florists',
    email: 'hello@fern.example',
    phone: '+1 (707) 555-0142',
    instagram: '@fern',
    website: 'https://fern.example',
    url: '/vendors/fern-and-fable',
  })
  const again = await ada.post('/user-vendors', { vendor_id })
  expect([again.status, again.body.errors]).toEqual([422, { vendor_id: ['You have this vendor on your list already.'] }])
  const other = (await ada.post('/user-vendors', { vendor_id, guest_wedding_event_id: event.id, name: 'Fern', email: '' })).body.data
  expect(other).toMatchObject({ name: 'Fern', email: 'hello@fern.example' })
  const moved = await ada.put(`/user-vendors/${other.id}`, { guest_wedding_event_id: null })
  expect([moved.status, Object.keys(moved.body.errors)]).toEqual([422, ['vendor_id']])
  const draft = await listed('not-yet', 'Not yet', 'draft')
  for (const nobody of [draft, 999_999_999])
    expect((await ada.post('/user-vendors', { vendor_id: nobody })).body.errors).toEqual({ vendor_id: ['There is no such vendor.'] })
  const both = await Promise.all([1, 2].map(() => world.couple().then((one) => one.post('/user-vendors', { vendor_id }))))
  expect(both.map(({ status }) => status)).toEqual([201, 201])
})

test('two at once add a vendor of the directory once', async () => {
  const { ada } = await wedding()
  const vendor_id = await listed('twice', 'Twice', 'published')
  const both = await Promise.all([1, 2, 3].map(() => ada.post('/user-vendors', { vendor_id })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
})

// CALL-053 CALL-054 ENTITY-022 RULE-042 RULE-043
test('the list is paged, searched, narrowed and sorted, and counts each service', async () => {
  const { ada, event } = await wedding()
  for (let nth = 1; nth <= 12; nth++) {
    const one = { name: `Vendor ${String(nth).padStart(2, '0')}`, taxonomy: nth % 3 ? 'bakers' : 'bands', price: nth === 5 ? null : nth }
    await ada.post('/user-vendors', { ...one, ...(nth === 2 && { guest_wedding_event_id: event.id, status: 'quoted' }) })
  }
  const first = (await ada.get('/user-vendors?per_page=5')).body
  expect(first.meta).toMatchObject({ total: 12, last_page: 3, per_page: 5 })
  expect(first).toMatchObject({ count: 12, counts: { bakers: 8, bands: 4 }, statuses: { considering: 11, quoted: 1 } })
  expect(first.guest_wedding_events).toMatchObject([{ id: event.id, name: 'The wedding' }])
  const names = async (query: string) =>
    (await ada.get(`/user-vendors?per_page=2&${query}`)).body.data.map(({ name }: { name: string }) => name)
  expect(await names('order_by=price&order_dir=asc')).toEqual(['Vendor 01', 'Vendor 02'])
  expect(await names('order_by=price')).toEqual(['Vendor 12', 'Vendor 11'])
  expect(await names('search=vENDOR%2009')).toEqual(['Vendor 09'])
  expect(await names('search=%25')).toEqual([])
  expect(await names('status=quoted')).toEqual(['Vendor 02'])
  expect(await names(`guest_event_id=${event.id}`)).toEqual(['Vendor 02'])
  expect((await ada.get('/user-vendors?order_by=notes')).status).toBe(422)
  expect((await ada.get('/user-vendors/all')).body.data).toHaveLength(12)
})

// CALL-055 UI-053
test('the vendors are taken along as a workbook, in dollars', async () => {
  const { ada, event } = await wedding()
  await ada.post('/user-vendors', { name: '=Band', taxonomy: 'bands', guest_wedding_event_id: event.id, price: 260_050 })
  const answer = await fetch(`${world.origin}/api/v1/user-vendors/export`, { headers: { authorization: `Bearer ${ada.token}` } })
  expect(answer.headers.get('content-disposition')).toContain('vendors.xlsx')
  const [, line] = readWorkbook(Buffer.from(await answer.arrayBuffer())).get('Vendors')!
  expect(line!.slice(0, 5)).toEqual(['=Band', 'Live music', 'Interested', 'The wedding', 2600.5])
})

test('of two who change one vendor at once, one is told what the other wrote', async () => {
  const { ada } = await wedding()
  const id = await added(ada, { name: 'Cake' })
  const both = await Promise.all([1, 2].map((price) => ada.put(`/user-vendors/${id}`, { price, version: 1 })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [won, lost] = both.toSorted((one, other) => one.status - other.status)
  expect(lost!.body.data).toEqual(won!.body.data)
})

test('who is cancelled was cancelled by somebody, on a day that stays; a way back leaves neither', async () => {
  const { ada } = await wedding()
  const id = await added(ada, { name: 'Band', status: 'hired', hired_on: '2026-05-05' })
  const path = `/user-vendors/${id}`
  expect((await ada.put(path, { status: 'cancelled' })).body.errors).toEqual({ cancelled_by: ['Please say who cancelled.'] })
  const gone = (await ada.put(path, { status: 'cancelled', cancelled_by: 'vendor' })).body.data
  expect(gone).toMatchObject({ cancelled_by: 'vendor', cancelled_on: expect.any(String), hired_on: '2026-05-05' })
  expect((await ada.put(path, { notes: 'A pity.' })).body.data).toMatchObject({ cancelled_on: gone.cancelled_on, cancelled_by: 'vendor' })
  expect((await ada.put(path, { status: 'contacted' })).body.data).toMatchObject({ cancelled_by: null, cancelled_on: null, hired_on: null })
})

// GUARD-015 CALL-058 CALL-059 CALL-060
test('who keeps the vendors of one event sees its vendors, and neither others nor what they cost in the budget', async () => {
  const { ada, event } = await wedding()
  const helper = await world.helper(ada, { [event.id]: [3] })
  await added(ada, { name: 'Ours alone' })
  const id = await added(ada, { name: 'Shared', guest_wedding_event_id: event.id, status: 'hired', price: 70_000 })
  const seen = (await helper.get(`/user-vendors?guest_event_id=${event.id}`)).body
  expect(seen).toMatchObject({ data: [{ name: 'Shared', price: 70_000, cost: null }], count: 1, open: [], wanted: [] })
  expect((await helper.put(`/user-vendors/${id}`, { guest_wedding_event_id: null })).status).toBe(422)
  const path = `/user-posses/user/${ada.id}/user-vendors`
  expect((await helper.post(path, { name: 'Hidden' })).status).toBe(422)
  const mine = (await helper.post(path, { name: 'Mine', guest_wedding_event_id: event.id, status: 'hired', price: 5 })).body.data
  expect((await helper.put(`${path}/${mine.id}`, { price: 6 })).body.data).toMatchObject({ price: 6, cost: null })
  expect((await ada.get('/budget')).body.data).toMatchObject([{ name: 'Shared' }])
  expect((await helper.delete(`${path}/${mine.id}`)).status).toBe(204)
})

test('an event takes its vendors and their costs along, and brings them back', async () => {
  const { ada, event } = await wedding()
  const id = await added(ada, { name: 'Band', guest_wedding_event_id: event.id, status: 'hired', price: 9 })
  const [before] = (await ada.get('/user-vendors/all')).body.data
  const act = crypto.randomUUID()
  await ada.delete(`/guest_wedding_events/${event.id}`, { act })
  expect((await ada.get('/user-vendors')).body.count).toBe(0)
  await ada.post(`/wedding-changes/${act}/undo`)
  expect((await ada.get('/user-vendors/all')).body.data).toMatchObject([{ id, cost: { ...before.cost, agreed: 9 } }])
})

async function wedding() {
  const ada = await world.couple()
  const { body } = await ada.post('/guest_wedding_events', { taxonomy_event_id: 1, name: 'The wedding' })
  return { ada, event: body.data as { id: number } }
}

async function added(who: Person, vendor: object): Promise<number> {
  return (await who.post('/user-vendors', vendor)).body.data.id
}

async function told(who: Person): Promise<string[]> {
  return (await who.get('/wedding-changes?kind=vendors')).body.data.map(({ text }: { text: string }) => text)
}

async function listed(slug: string, title: string, status: 'published' | 'draft'): Promise<number> {
  const fields = {
    service: 'florists',
    location: { city: 'Sonoma', state: 'CA', latitude: 38, longitude: -122 },
    price_from: 1,
    price_unit: 'wedding',
    contact_email: 'hello@fern.example',
    contact_phone: '+1 (707) 555-0142',
    website: 'https://fern.example',
    instagram: '@fern',
  }
  const piece = { type: 'vendor', slug, url: `/vendors/${slug}`, title, excerpt: '', status, published_on: '2026-01-01' } as const
  const { id } = await world.db
    .insertInto('content')
    .values({ ...piece, fields: JSON.stringify(fields), updated_on: null, tree: null, source_hash: null, saved_by: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
