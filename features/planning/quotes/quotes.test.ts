// One chance: rights, writes, money

import { expect, test } from 'vitest'
import { guests, heads, item, price, quoted, quoting, terms, vendor } from '#tests/quoting.ts'
import { readWorkbook } from '#tests/workbook.ts'
import { newWorld } from '#tests/world.ts'

const world = await newWorld()

// V5 V6
test('what vendors of one service ask stands side by side, at the heads of today and at any other number', async () => {
  const { ada, event } = await quoting(world)
  const [fern, clay] = [
    await vendor(world, ada, { name: 'Fern & Fable', event: event.id }),
    await vendor(world, ada, { name: 'Clay & Clover', event: event.id }),
  ]
  await guests(ada, event.id, { coming: 3, waiting: 2, declined: 1 })
  const petals = { key: 'petals', name: 'Petals', how: { by: 'head', rates: { adult: 200, child: 200, infant: 200 } } }
  await quoted(ada, fern, { ...terms, lines: [price, petals] })
  await quoted(ada, clay, { lines: [{ ...price, how: { by: 'amount', amount: 290_000 } }] })
  const { status, body } = await ada.get('/quotes?service=florists&heads=6')
  expect(status).toBe(200)
  expect(body.heads).toMatchObject({ live: { adults: 3 }, at: { adults: 6 }, coming: { waiting: 2, declined: 1 } })
  expect(body.data.map(({ name, live, at }: Row) => [name, live.total, at.total])).toEqual([
    ['Fern & Fable', 365_600, 366_200],
    ['Clay & Clover', 290_000, 290_000],
  ])
  expect(body.data[1].not_stated).toEqual(['service', 'tax', 'overtime', 'travel'])
  expect((await ada.get('/quotes')).body).toMatchObject({ service: 'florists', services: [{ service: 'florists', quotes: 2 }] })
  await vendor(world, ada, { name: 'The Low Notes', taxonomy: 'bands' }).then((id) => quoted(ada, id, terms))
  await item(world, ada, event.id, 'Choose the florist')
  expect((await ada.get('/quotes')).body).toMatchObject({
    task: 'Choose the florist',
    services: [
      { service: 'florists', quotes: 2 },
      { service: 'bands', quotes: 1 },
    ],
  })
  await ada.post(`/quotes/${body.data[0].id}/accept`, { heads })
  expect((await ada.get('/quotes')).body).toMatchObject({ service: 'bands', task: null })
  expect((await ada.get('/quotes?service=djs')).body).toMatchObject({ service: 'djs', data: [] })
  expect((await ada.get('/quotes?service=bands')).body).toMatchObject({ service: 'bands', data: [{ name: 'The Low Notes' }] })
})

// V5 V6
test('quotes are taken along as a workbook: each line, and all at the heads of today and at others; what is not stated is a word', async () => {
  const { ada, event } = await quoting(world)
  const fern = await vendor(world, ada, { name: '=Fern', event: event.id })
  await guests(ada, event.id, { coming: 3, waiting: 2, declined: 1 })
  const petals = { key: 'petals', name: 'Petals', how: { by: 'head', rates: { adult: 205, child: 205, infant: 205 } } }
  const travel = { key: 'travel', name: 'The van', role: 'travel', state: 'not_stated' }
  await quoted(ada, fern, { ...terms, lines: [price, petals, travel] })
  const asked = `${world.origin}/api/v1/quotes/export?service=florists&guests=90`
  const answer = await fetch(asked, { headers: { authorization: `Bearer ${ada.token}` } })
  expect(answer.headers.get('content-disposition')).toContain('quotes.xlsx')
  const book = readWorkbook(Buffer.from(await answer.arrayBuffer()))
  const [head, all] = book.get('In all')!
  expect([head![4], head!.includes('90 guests')]).toEqual(['Today, 3 guests', true])
  expect([all![0], all![4], all![head!.indexOf('90 guests')], all![head!.indexOf('Not stated')]]).toEqual([
    '=Fern',
    3_656.15,
    3_834.5,
    'service, tax, overtime and travel',
  ])
  const lines = book.get('Line by line')!.slice(1)
  expect(lines.map((line) => [line[2], line[3]])).toEqual([
    ['All flowers', 3_650],
    ['Petals', 6.15],
    ['The van', 'Not stated'],
    ['Service', 'Not stated'],
    ['Tax', 'Not stated'],
    ['Overtime', 'Not stated'],
    ['In all', 3_656.15],
  ])
})

// V6
test('a quote stays as it was given; changing it adds the next', async () => {
  const { ada, event } = await quoting(world)
  const fern = await vendor(world, ada, { event: event.id })
  const first = await quoted(ada, fern, terms)
  const second = (await ada.post(`/user-vendors/${fern}/quotes`, { terms: { lines: [price] }, after: 1 })).body.data
  expect([first.number, second.number]).toEqual([1, 2])
  const late = await ada.post(`/user-vendors/${fern}/quotes`, { terms, after: 1 })
  expect([late.status, late.body.data.number]).toEqual([409, 2])
  expect((await ada.get(`/user-vendors/${fern}/quotes`)).body.data.map(({ number }: { number: number }) => number)).toEqual([2, 1])
  for (const change of [{ number: 7 }, { terms: JSON.stringify({ lines: [] }) }])
    await expect(
      world.db
        .updateTable('user_quotes')
        .set(change as never)
        .where('id', '=', first.id)
        .execute(),
    ).rejects.toThrow(/stays as it was/)
  const many = await Promise.all(Array.from({ length: 10 }, () => ada.post(`/user-vendors/${fern}/quotes`, { terms })))
  expect(many.map(({ body }) => body.data.number).toSorted((one, other) => one - other)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  const faults = await ada.post(`/user-vendors/${fern}/quotes`, { terms: { lines: [{ ...price, how: null }] } })
  expect([faults.status, Object.keys(faults.body.errors)]).toEqual([422, ['terms.lines.0.how']])
})

// V6 B3 B8
// V6 B3
// V6
// M4
// V6
// V6 M4
test('a helper needs both rights to accept, sees the quotes of their event alone, and strangers see none', async () => {
  const { ada, event } = await quoting(world)
  const other = (await ada.post('/guest_wedding_events', { taxonomy_event_id: 2, name: 'Supper' })).body.data
  const [here, there] = [
    await vendor(world, ada, { event: event.id }),
    await vendor(world, ada, { name: 'Clay & Clover', event: other.id }),
  ]
  const [quote, hidden] = [await quoted(ada, here, terms), await quoted(ada, there, terms)]
  const helpers = { vendors: [3], money: [5], both: [3, 5] }
  const answers: Record<string, number[]> = {}
  for (const [name, permissions] of [...Object.entries(helpers), ['stranger', undefined]] as const) {
    const person = permissions === undefined ? await world.couple() : await world.helper(ada, { [event.id]: permissions })
    answers[name] = [
      (await person.get(`/user-vendors/${here}/quotes`)).status,
      (await person.get(`/user-vendors/${there}/quotes`)).status,
      (await person.post(`/user-vendors/${here}/quotes`, { terms })).status,
      (await person.post(`/quotes/${hidden.id}/accept`, { heads })).status,
    ]
    if (name === 'vendors') {
      const { body } = await person.get(`/quotes?user_id=${ada.id}`)
      expect([body.data.length, body.placed, JSON.stringify(body).includes('Clay')]).toEqual([1, null, false])
    }
    const newest = (await ada.get(`/user-vendors/${here}/quotes`)).body.data[0]
    answers[name].push((await person.post(`/quotes/${newest.id}/accept`, { heads })).status)
  }
  expect(answers).toEqual({
    vendors: [200, 404, 201, 404, 403],
    money: [403, 404, 403, 404, 403],
    both: [200, 404, 201, 404, 200],
    stranger: [404, 404, 404, 404, 404],
  })
  expect(quote.number).toBe(1)
})

test('a quote is on the event of its vendor, and goes and comes with it', async () => {
  const { ada, event } = await quoting(world)
  const other = (await ada.post('/guest_wedding_events', { taxonomy_event_id: 2, name: 'Supper' })).body.data
  const fern = await vendor(world, ada, { event: event.id })
  const { id } = await quoted(ada, fern, terms)
  await world.db.updateTable('user_vendors').set({ guest_wedding_event_id: other.id }).where('id', '=', fern).execute()
  const eventOf = async () =>
    (await world.db.selectFrom('user_quotes').where('id', '=', id).select('guest_wedding_event_id').executeTakeFirst())
      ?.guest_wedding_event_id
  expect(await eventOf()).toBe(other.id)
  const act = crypto.randomUUID()
  expect((await ada.delete(`/guest_wedding_events/${other.id}`, { act })).status).toBe(204)
  expect(await eventOf()).toBe(undefined)
  await ada.post(`/wedding-changes/${act}/undo`)
  expect(await eventOf()).toBe(other.id)
})

interface Row {
  name: string
  live: { total: number }
  at: { total: number }
}
