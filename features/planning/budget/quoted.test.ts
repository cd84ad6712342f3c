// One chance: rights, money

import { expect, test } from 'vitest'
import { guests, heads, price, quoted, quoting, terms, vendor } from '#tests/quoting.ts'
import { statementsOf } from '#tests/statements.ts'
import { readWorkbook } from '#tests/workbook.ts'
import { newWorld, type Person } from '#tests/world.ts'
import { guessColumns } from './import/column-guess.ts'

const world = await newWorld()

// B1
test('a cost says what is quoted for it: nothing, one sum, or from the least to the most, and no total counts it', async () => {
  const { ada, event } = await quoting(world)
  const flowers = await cost(ada, { event_id: event.id, estimated: 380_000 })
  const [later, everywhere, music] = [
    await cost(ada, { event_id: event.id }),
    await cost(ada, {}),
    await cost(ada, { event_id: event.id, category: 'bands' }),
  ]
  expect(await quotedFor(ada, flowers)).toBe(null)
  const before = (await ada.get('/budget')).body.totals
  await quoted(ada, await vendor(world, ada, { event: event.id }), terms)
  expect(await quotedFor(ada, flowers)).toEqual({ least: 365_000, most: 365_000, count: 1 })
  await quoted(ada, await vendor(world, ada, { name: 'Clay & Clover', event: event.id }), asking(290_007))
  const range = { least: 290_007, most: 365_000, count: 2 }
  expect((await ada.get(`/budget/${flowers}`)).body.data).toMatchObject({ quoted: range, estimated: 380_000, actual: null })
  const { data, totals } = (await ada.get('/budget')).body
  expect(totals).toEqual(before)
  const listed = new Map(data.map(({ id, quoted }: { id: number; quoted: object | null }) => [id, quoted]))
  expect([flowers, later, everywhere, music].map((id) => listed.get(id))).toEqual([range, null, null, null])
  expect((await ada.put(`/budget/${flowers}`, { notes: 'Peonies' })).body.data.quoted).toEqual(range)
})

// B1 V6
test('what has run out, was superseded, turned down or taken is quoted no more; taking it writes it into the cost that said so', async () => {
  const { ada, event } = await quoting(world)
  const flowers = await cost(ada, { event_id: event.id })
  const [fern, clay, oxblood] = [
    await vendor(world, ada, { event: event.id }),
    await vendor(world, ada, { name: 'Clay & Clover', event: event.id }),
    await vendor(world, ada, { name: 'Oxblood Floral', event: event.id }),
  ]
  await quoted(ada, fern, asking(100))
  await quoted(ada, fern, { ...asking(200), valid_until: '2200-01-01' })
  await quoted(ada, clay, { ...asking(1), valid_until: '2020-01-01' })
  await quoted(ada, oxblood, asking(300))
  expect(await quotedFor(ada, flowers)).toEqual({ least: 200, most: 300, count: 2 })
  await ada.put(`/user-vendors/${oxblood}`, { status: 'declined' })
  expect(await quotedFor(ada, flowers)).toEqual({ least: 200, most: 200, count: 1 })
  const [{ id }] = (await ada.get(`/user-vendors/${fern}/quotes`)).body.data
  const taken = (await ada.post(`/quotes/${id}/accept`, { heads })).body
  expect(taken.cost_id).toBe(flowers)
  expect((await ada.get(`/budget/${flowers}`)).body.data).toMatchObject({ quoted: null, actual: 200 })
  await quoted(ada, fern, asking(400))
  expect(await quotedFor(ada, flowers)).toBe(null)
  expect((await ada.get('/quotes?service=florists')).body.data).toHaveLength(3)
})

// B1
test('a cost that is tied to a vendor says what that vendor asks, and nobody else', async () => {
  const { ada, event } = await quoting(world)
  const fern = (
    await ada.post('/user-vendors', { name: 'Fern', taxonomy: 'florists', guest_wedding_event_id: event.id, status: 'hired', price: 500 })
  ).body.data
  await quoted(ada, await vendor(world, ada, { name: 'Clay & Clover', event: event.id }), asking(300))
  expect(await quotedFor(ada, fern.cost.id)).toBe(null)
  await quoted(ada, fern.id, asking(700))
  expect(await quotedFor(ada, fern.cost.id)).toEqual({ least: 700, most: 700, count: 1 })
  // Theirs it stays when all that was agreed is taken out of it again.
  await ada.put(`/budget/${fern.cost.id}`, { actual: null, vendor: '' })
  expect(await quotedFor(ada, fern.cost.id)).toEqual({ least: 700, most: 700, count: 1 })
})

// B1 V5
test('who comes moves what is quoted, as on the page of the quotes', async () => {
  const { ada, event } = await quoting(world)
  const flowers = await cost(ada, { event_id: event.id })
  const petals = { key: 'petals', name: 'Petals', how: { by: 'head', rates: { adult: 205, child: 205, infant: 205 } } }
  await quoted(ada, await vendor(world, ada, { event: event.id }), { lines: [price, petals] })
  expect(await quotedFor(ada, flowers)).toMatchObject({ least: 365_000 + 100 * 205 })
  await guests(ada, event.id, { coming: 3, waiting: 1, declined: 1 })
  expect(await quotedFor(ada, flowers)).toMatchObject({ least: 365_000 + 3 * 205 })
  await guests(ada, event.id, { coming: 1, waiting: 0, declined: 0 })
  const [{ live }] = (await ada.get('/quotes?service=florists')).body.data
  expect(await quotedFor(ada, flowers)).toEqual({ least: live.total, most: live.total, count: 1 })
  expect(live.total).toBe(365_000 + 4 * 205)
})

// B1
test('a helper is told what is quoted where they see the quotes, too; another couple’s quotes nobody is told', async () => {
  const { ada, event } = await quoting(world)
  const other = (await ada.post('/guest_wedding_events', { taxonomy_event_id: 2, name: 'Supper' })).body.data
  const [here, there] = [await cost(ada, { event_id: event.id }), await cost(ada, { event_id: other.id })]
  await quoted(ada, await vendor(world, ada, { event: event.id }), asking(300))
  await quoted(ada, await vendor(world, ada, { event: other.id }), asking(400))
  const seen = async (helper: Person) => [await quotedFor(helper, here), await quotedFor(helper, there)]
  const [one, two] = [300, 400].map((sum) => ({ least: sum, most: sum, count: 1 }))
  expect(await seen(await world.helper(ada, { [event.id]: [5], [other.id]: [5] }))).toEqual([null, null])
  expect(await seen(await world.helper(ada, { [event.id]: [3, 5], [other.id]: [5] }))).toEqual([one, null])
  expect(await seen(ada)).toEqual([one, two])
  const ben = await quoting(world)
  const theirs = await cost(ben.ada, { event_id: ben.event.id })
  await quoted(ada, await vendor(world, ada, { name: 'Clay & Clover' }), asking(500))
  expect([await quotedFor(ben.ada, theirs), await quotedFor(ben.ada, await cost(ben.ada, {}))]).toEqual([null, null])
})

// B1
test('the workbook has what is quoted beside the sums, and an import takes it for none of them', async () => {
  const { ada, event } = await quoting(world)
  await cost(ada, { event_id: event.id, estimated: 100 })
  await quoted(ada, await vendor(world, ada, { event: event.id }), asking(30_050))
  await quoted(ada, await vendor(world, ada, { name: 'Clay & Clover', event: event.id }), asking(40_000))
  const answer = await fetch(`${world.origin}/api/v1/budget/export`, { headers: { authorization: `Bearer ${ada.token}` } })
  const sheets = readWorkbook(Buffer.from(await answer.arrayBuffer()))
  const [head, line] = sheets.get('Every cost')!
  const at = head!.indexOf('Quoted from')
  expect([head![at + 1], line![at], line![at + 1]]).toEqual(['Quoted to', 300.5, 400])
  const { targets } = guessColumns([head!, line!].map((cells) => cells.map(String)))
  expect([targets[at], targets[at + 1], targets[head!.indexOf('Agreed')]]).toEqual(['leave_out', 'leave_out', 'actual'])
  expect(sheets.get('Totals')![0]).toEqual(['Category', 'Planned', 'Agreed', 'Paid', 'To pay'])
})

// B1
test('two hundred costs with a quote each are told in as many statements as one', async () => {
  const { ada, event } = await quoting(world)
  await tiedCosts(ada, event.id, 1)
  const few = await statementsOf(() => ada.get('/budget/export'))
  const listed = await statementsOf(() => ada.get('/budget?per_page=100'))
  expect(Math.min(few.length, listed.length)).toBeGreaterThan(2)
  await tiedCosts(ada, event.id, 199)
  expect(await statementsOf(() => ada.get('/budget/export'))).toHaveLength(few.length)
  expect(await statementsOf(() => ada.get('/budget?per_page=100'))).toHaveLength(listed.length)
  const pages = [(await ada.get('/budget?per_page=100')).body, (await ada.get('/budget?per_page=100&page=2')).body]
  expect(pages.flatMap(({ data }) => data).filter(({ quoted }) => quoted?.least === 300)).toHaveLength(200)
})

async function tiedCosts(couple: Person, event_id: number, n: number): Promise<void> {
  const user_id = couple.id
  const costs = Array.from({ length: n }, (_, nth) => ({ user_id, event_id, name: `Cost ${nth}`, category: 'florists' }))
  for (const { id: cost_id } of await world.db.insertInto('budget_items').values(costs).returning('id').execute()) {
    const values = { user_id, guest_wedding_event_id: event_id, name: 'Fern', taxonomy: 'florists', cost_id }
    const { id } = await world.db.insertInto('user_vendors').values(values).returning('id').executeTakeFirstOrThrow()
    await quoted(couple, id, asking(300))
  }
}

async function cost(couple: Person, said: object): Promise<number> {
  const { status, body } = await couple.post('/budget', { name: 'Flowers', category: 'florists', ...said })
  expect([status, body.data.quoted === null || 'least' in body.data.quoted]).toEqual([201, true])
  return body.data.id
}

async function quotedFor(person: Person, id: number) {
  return (await person.get(`/budget/${id}`)).body.data.quoted
}

function asking(amount: number) {
  return { lines: [{ ...price, how: { by: 'amount', amount } }] }
}
