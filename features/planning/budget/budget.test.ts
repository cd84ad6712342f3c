// One chance: money

import { expect, test } from 'vitest'
import taxonomies from '../../../content/taxonomies.json' with { type: 'json' }
import { readWorkbook } from '#tests/workbook.ts'
import { newWorld } from '#tests/world.ts'
import { categories } from './categories.ts'

const world = await newWorld()

// CALL-067 CALL-069 CALL-070
test('a couple writes a cost down as planned, says what was agreed, and reads it again', async () => {
  const { ada, event } = await wedding()
  const whole = { name: 'Peonies', category: 'florists', event_id: event.id, estimated: 380_000, actual: null, notes: 'In June only.' }
  const { status, body } = await ada.post('/budget', whole)
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ ...whole, version: 1, id: expect.any(Number) })
  const path = `/budget/${body.data.id}`
  expect((await ada.get(path)).body).toEqual(body)
  const agreed = await ada.put(path, { actual: 412_550 })
  expect(agreed.body.data).toMatchObject({ ...whole, actual: 412_550, version: 2 })
  expect((await ada.post('/budget', { name: '  Rings ' })).body.data).toMatchObject({
    name: 'Rings',
    category: 'other',
    event_id: null,
    estimated: null,
    actual: null,
  })
})

test('a cost needs a name, a known category, and amounts of whole cents that are not negative', async () => {
  const { ada } = await wedding()
  const refused = async (body: object) => (await ada.post('/budget', { name: 'Cake', ...body })).status
  expect(await refused({ name: ' ' })).toBe(422)
  expect(await refused({ category: 'bribes' })).toBe(422)
  for (const estimated of [-1, 0.5, '100', 1e15]) expect(await refused({ estimated })).toBe(422)
  expect((await ada.post('/budget', {})).status).toBe(422)
  expect((await ada.get('/budget')).body.meta.total).toBe(0)
})

// CALL-068 CONST-017 ENTITY-025 RULE-047 RULE-048
test('the list is paged by 50, searched, narrowed and sorted by what it allows', async () => {
  const { ada, event } = await wedding()
  for (let nth = 1; nth <= 51; nth++) {
    const body = {
      name: `Cost ${String(nth).padStart(2, '0')}`,
      category: nth % 2 ? 'caterers' : 'bands',
      estimated: nth === 7 ? null : nth * 100,
    }
    await ada.post('/budget', nth === 3 ? { ...body, event_id: event.id } : body)
  }
  const first = (await ada.get('/budget')).body
  expect(first.meta).toMatchObject({ per_page: 50, total: 51, last_page: 2, current_page: 1 })
  expect(first.data[0].name).toBe('Cost 51')
  expect((await ada.get('/budget?page=2')).body.data).toMatchObject([{ name: 'Cost 01' }])
  const names = async (query: string) => (await ada.get(`/budget?per_page=2&${query}`)).body.data.map(({ name }: { name: string }) => name)
  expect(await names('order_by=estimated&order_dir=asc')).toEqual(['Cost 01', 'Cost 02'])
  expect(await names('order_by=estimated')).toEqual(['Cost 51', 'Cost 50'])
  expect(await names('search=cOST%2009')).toEqual(['Cost 09'])
  expect(await names('search=%25')).toEqual([])
  expect(await names(`event_id=${event.id}`)).toEqual(['Cost 03'])
  expect((await ada.get('/budget?type=bands')).body.meta.total).toBe(25)
  expect((await ada.get('/budget?order_by=notes')).status).toBe(422)
  expect((await ada.get('/budget?type=bribes')).status).toBe(422)
})

// UI-068
test('what is planned, agreed and left is summed to the cent, in all and by category', async () => {
  const { ada } = await wedding()
  const lines = [
    ['caterers', 1_280_000, 930_033],
    ['caterers', 10_001, null],
    ['florists', null, 77],
    ['venues', 3, 900_000_000_000],
  ] as const
  for (const [category, estimated, actual] of lines) await ada.post('/budget', { name: 'One', category, estimated, actual })
  const { totals } = (await ada.get('/budget?search=nothing')).body
  const unpaid = { paid: 0, due: 0 }
  expect(totals).toEqual({
    ...unpaid,
    budgeted: null,
    received: 0,
    estimated: 1_290_004,
    actual: 900_000_930_110,
    promised: 900_000_930_110,
    rest: 1_290_004 - 900_000_930_110,
    categories: [
      { ...unpaid, category: 'venues', estimated: 3, actual: 900_000_000_000, promised: 900_000_000_000 },
      { ...unpaid, category: 'caterers', estimated: 1_290_001, actual: 930_033, promised: 930_033 },
      { ...unpaid, category: 'florists', estimated: 0, actual: 77, promised: 77 },
    ],
  })
})

test('of two who change one cost at once, one is told what the other wrote', async () => {
  const { ada } = await wedding()
  const { id } = (await ada.post('/budget', { name: 'Cake' })).body.data
  const both = await Promise.all([1, 2].map((actual) => ada.put(`/budget/${id}`, { actual, version: 1 })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [won, lost] = both.toSorted((one, other) => one.status - other.status)
  expect(lost!.body.data).toEqual(won!.body.data)
})

// CALL-071
test('several are deleted or none, the history says so, and all of it is taken back', async () => {
  const { ada, event } = await wedding()
  const ben = await world.couple()
  const made = await Promise.all(['Band', 'Cake'].map((name) => ada.post('/budget', { name, event_id: event.id, actual: 5 })))
  const items = made.map(({ body }) => body.data.id)
  const others = (await ben.post('/budget', { name: 'Theirs' })).body.data.id
  expect((await ada.post('/budget/items/delete', { items: [...items, others] })).status).toBe(422)
  expect((await ada.get('/budget')).body.meta.total).toBe(2)
  const gone = await ada.post('/budget/items/delete', { items })
  expect(gone.status).toBe(200)
  expect((await ada.get('/budget')).body.meta.total).toBe(0)
  expect((await ada.get('/wedding-changes?kind=budget')).body.data[0].text).toBe('took 2 costs out of the budget')
  expect((await ada.post(`/wedding-changes/${gone.body.data.undo}/undo`)).status).toBe(200)
  expect((await ada.get(`/budget/${items[0]}`)).body.data).toMatchObject({ actual: 5, event_id: event.id })
  expect((await ada.get('/wedding-changes?kind=budget')).body.data.map(({ text }: { text: string }) => text)).toEqual([
    'added 2 costs to the budget',
    'took 2 costs out of the budget',
    expect.stringMatching(/^added “(Band|Cake)” to the budget$/),
    expect.stringMatching(/^added “(Band|Cake)” to the budget$/),
  ])
  expect((await ben.get(`/budget/${others}`)).status).toBe(200)
})

// GUARD-015 GUARD-019
test('who keeps the money of one event sees its costs, and makes none that the couple alone would see', async () => {
  const { ada, event } = await wedding()
  const helper = await world.helper(ada, { [event.id]: [5] })
  const strange = await world.event(await world.couple(), 'Elsewhere')
  await ada.post('/budget', { name: 'Ours alone', actual: 9 })
  const { id } = (await ada.post('/budget', { name: 'Shared', event_id: event.id, estimated: 7 })).body.data
  const seen = (await helper.get(`/budget?event_id=${event.id}`)).body
  expect(seen.data).toMatchObject([{ name: 'Shared' }])
  expect(seen.totals).toMatchObject({ budgeted: null, estimated: 7, actual: 0 })
  expect((await helper.put(`/budget/${id}`, { event_id: null })).status).toBe(422)
  expect((await helper.post('/budget', { name: 'Hidden', user_id: ada.id })).status).toBe(422)
  expect((await ada.post('/budget', { name: 'Strange', event_id: strange.id })).status).toBe(422)
})

test('an event takes its costs along, and brings them back', async () => {
  const { ada, event } = await wedding()
  const { id } = (await ada.post('/budget', { name: 'Band', event_id: event.id })).body.data
  const act = crypto.randomUUID()
  expect((await ada.delete(`/guest_wedding_events/${event.id}`, { act })).status).toBe(204)
  expect((await ada.get(`/budget/${id}`)).status).toBe(404)
  expect((await ada.post(`/wedding-changes/${act}/undo`)).status).toBe(200)
  expect((await ada.get(`/budget/${id}`)).body.data).toMatchObject({ name: 'Band', event_id: event.id })
})

test('the budget is taken along as a workbook, in dollars', async () => {
  const { ada, event } = await wedding()
  await ada.post('/budget', { name: '=Band', category: 'bands', event_id: event.id, estimated: 260_050, actual: 180_000 })
  const answer = await fetch(`${world.origin}/api/v1/budget/export`, { headers: { authorization: `Bearer ${ada.token}` } })
  expect(answer.headers.get('content-disposition')).toContain('budget.xlsx')
  const sheets = readWorkbook(Buffer.from(await answer.arrayBuffer()))
  expect(sheets.get('Every cost')![1]).toEqual(['=Band', 'Live music', '', 'The wedding', 2600.5, 1800, 0, 0])
  expect(sheets.get('Totals')!.slice(1)).toEqual([
    ['Live music', 2600.5, 1800, 0, 0],
    ['All of it', 2600.5, 1800, 0, 0],
  ])
})

test('each category but the last is a service of the taxonomy', () => {
  const services = taxonomies.find(({ slug }) => slug === 'services')!.terms.map(({ slug }) => slug)
  expect(categories.filter((category) => category !== 'other' && !services.includes(category))).toEqual([])
})

async function wedding() {
  const ada = await world.couple()
  const { body } = await ada.post('/guest_wedding_events', { taxonomy_event_id: 1, name: 'The wedding' })
  return { ada, event: body.data as { id: number } }
}
