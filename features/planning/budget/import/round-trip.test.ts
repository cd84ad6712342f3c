// One chance: money

import { expect, test } from 'vitest'
import { book } from '#tests/handmade-workbook.ts'
import { newWorld } from '#tests/world.ts'
import { readFile, readText } from '#web/files/file-reading.ts'
import { guessColumns } from './column-guess.ts'
import { withDoubles } from './import-doubles.ts'
import { costsOf } from './row-costs.ts'

const world = await newWorld()

const events = [{ id: 7, name: 'The wedding' }]

test('what Posy exports comes back as the same costs and amounts, to the cent, however odd their names', async () => {
  const [ada, bob] = [await world.couple(), await world.couple()]
  const mine = [await world.event(ada, 'Party'), await world.event(bob, 'Party')] as const
  const note = { foreign_amount: 120_050, currency: 'EUR', rate: '1.0842', rate_date: '2027-05-03' }
  const costs = [
    { name: '=SUM(A1)', category: 'caterers', vendor: '+1 & Sons', estimated: 1, actual: 3, notes: 'Line one\nline two' },
    { name: '_x0041_ "quoted", <b>', category: 'other', event_id: mine[0].id, estimated: 1_000_000_000_000 },
    { name: 'Total of nothing', category: 'bakers', actual: 10 },
    { name: 'Dahlias', category: 'florists', vendor: 'Blomster', ...note },
    { name: 'Twins', category: 'bands', estimated: 333_333 },
    { name: 'Twins', category: 'bands', estimated: 333_333 },
    { name: 'Nothing said' },
  ]
  for (const cost of costs) {
    const { id } = (await ada.post('/budget', cost)).body.data
    await ada.post('/user-transactions', { name: 'First', item_id: id, amount: 7, date: '2026-05-01', paid_at: '2026-05-01T10:00:00Z' })
    await ada.post('/user-transactions', { name: 'Rest', item_id: id, amount: 2, due_date: '2027-05-01' })
    await ada.post('/user-transactions', { name: 'Tasting', item_id: id, amount: null, due_date: '2027-03-01' })
    const abroad = { foreign_amount: 1_000, currency: 'EUR', rate: '1.1', rate_date: '2026-04-01' }
    await ada.post('/user-transactions', { name: '=HYPERLINK(1)', item_id: id, ...abroad, paid_at: '2026-05-01T10:00:00Z' })
  }
  const sheets = async ({ token }: typeof ada) => {
    const answer = await fetch(`${world.origin}/api/v1/budget/export`, { headers: { authorization: `Bearer ${token}` } })
    return readFile(new Uint8Array(await answer.arrayBuffer()), { also: 'Payments' })
  }
  const {
    table: { rows },
    also,
  } = await sheets(ada)
  const asked = { ...guessColumns(rows), payments: also?.rows, events: [{ id: mine[1].id, name: 'Party' }], event_id: null }
  const found = withDoubles(costsOf(rows, asked), [])
  const items = found.map(({ cost }) => cost)
  expect(found.filter(({ odd }) => odd.some(({ kind }) => kind !== 'twice' && kind !== 'total'))).toEqual([])
  expect((await bob.post('/budget/import', { act: crypto.randomUUID(), items })).status).toBe(201)
  expect((await sheets(bob)).table).toEqual((await sheets(ada)).table)
  const payments = async (couple: typeof ada) => (await sheets(couple)).also?.rows.map((row) => row.join('|')).toSorted()
  expect(await payments(bob)).toEqual(await payments(ada))
  // What somebody wrote over in the first sheet counts, as one sum.
  const changed = rows.map((row, nth) => (nth === 1 ? row.map((cell, at) => (rows[0]![at] === 'Paid' ? '500' : cell)) : row))
  expect(costsOf(changed, asked)[0]!.cost.payments.map(({ name, amount }) => [name, amount])).toEqual([
    ['Paid', 50_000],
    ['To pay', 2],
  ])
  const totals = async (couple: typeof ada) => (await couple.get('/budget')).body.totals
  expect(await totals(bob)).toEqual(await totals(ada))
})

test('files that mean harm, or are none, say so; a long one is told, a wide cell is cut', async () => {
  const refused = async (bytes: Uint8Array) =>
    readFile(bytes).then(
      () => 'read',
      ({ kind }) => kind,
    )
  expect(await refused(new TextEncoder().encode(`Item,Planned\n${'Cake,5\n'.repeat(100_000)}`))).toBe('too_many')
  expect(await refused(new TextEncoder().encode('%PDF-1.7'))).toBe('not_ours')
  expect(await refused(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]))).toBe('broken')
  const formula = `<sheetData><row><c t="str"><v>Item</v></c><c t="str"><v>Planned</v></c></row>
    <row><c t="str"><f>HYPERLINK("http://x")</f><v>Cake</v></c><c><f>1/3</f><v>0.333333333333333</v></c></row>
    <row><c t="e"><v>#REF!</v></c><c><v>1E+300</v></c></row></sheetData>`
  const {
    table: { rows },
  } = await readFile(await book({ sheet: formula }))
  const [cake, broken] = costsOf(rows, { ...guessColumns(rows), events, event_id: null })
  expect(cake).toMatchObject({ cost: { name: 'Cake', estimated: 33 }, odd: [{ kind: 'rounded' }] })
  expect(broken).toMatchObject({ isTaken: false, odd: [{ kind: 'too_much' }, { kind: 'no_name' }] })
  const huge = readText(`Item\tPlanned\tNotes\n${'x'.repeat(50_000)}\t${'9'.repeat(7_000)}\t${'y'.repeat(50_000)}`).rows
  const [one] = costsOf(huge, { ...guessColumns(huge), events, event_id: null })
  expect(one!.cost.notes.length).toBeLessThanOrEqual(4_000)
  expect(one!.odd.map(({ kind }) => kind)).toEqual(['too_long', 'too_much', 'too_long'])
})
