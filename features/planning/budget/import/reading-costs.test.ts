// One chance: money

import { expect, test } from 'vitest'
import { book } from '#tests/handmade-workbook.ts'
import { newWorld } from '#tests/world.ts'
import { readFile, readText } from '#web/files/file-reading.ts'
import { amountIn } from './amount-in-cell.ts'
import { categoryOf } from './category-words.ts'
import { guessColumns } from './column-guess.ts'
import { dayIn, goesDayFirst } from './day-in-cell.ts'
import { withDoubles } from './import-doubles.ts'
import { sumsOf } from './import-sums.ts'
import { costsOf } from './row-costs.ts'

const world = await newWorld()

const events = [
  { id: 7, name: 'The wedding' },
  { id: 8, name: 'Rehearsal dinner' },
]
const table = (text: string) => text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
const read = (text: string, event_id: number | null = null) => costsOf(table(text), { ...guessColumns(table(text)), events, event_id })

test.each([
  [
    'our own workbook',
    'Cost|Category|Vendor|Event|Planned|Agreed|Paid|To pay|Currency|In another currency|Dollars for one|On which day|Notes\nBand|Band|The Plums|The wedding|1|2|1|1|||||',
    'name category vendor event estimated actual paid due currency foreign_amount rate rate_date notes',
  ],
  [
    'a sheet of another planner',
    'Category|Item|Estimated Cost|Actual Cost|Amount Paid|Due Date|Vendor|Notes\nFood|Cake|500|450|100|5/1/2027|Ada|',
    'category name estimated actual paid due_on vendor notes',
  ],
  [
    'a template of a spreadsheet',
    'Our wedding budget|||||\n|||||\nExpense|Budget|Actual|Difference|Deposit|Balance due\nVenue|10000|9500|500|1000|8500',
    'name estimated actual leave_out paid due',
  ],
  ['costs that are sums', 'Description|Cost|Due\nVenue|$9,500.00|6/1/2027', 'name actual due_on'],
  [
    'items that are described',
    'Item|Description|Budgeted amount|Payment due date\nVenue|The barn|9500|6/1/2027',
    'name notes estimated due_on',
  ],
  ['categories alone', 'Category|Budgeted|Spent\nVenue|9500|1000', 'category estimated paid'],
  ['no headings at all', 'Venue|9500|9000\nBand|1200|1100', 'name estimated actual'],
])('knows the columns of %s', (_, text, targets) => {
  expect(guessColumns(table(text)).targets.join(' ')).toBe(targets)
})

test.each([
  ['1234.5', 123_450],
  ['$1,234.50', 123_450],
  ['USD 1,234.50', 123_450],
  ['1 234', 123_400],
  ['0', 0],
  ['.07', 7],
  ['333.333333333333', 33_333],
  ['66.66666667', 6_667],
  ['0.29999999999999', 30],
  ['', undefined],
  ['$ -', undefined],
  ['TBD', undefined],
  ['1.234,50', 'unclear'],
  ['1.234', 'unclear'],
  ['12,50', 'unclear'],
  ['1.234,50 €', 'other_currency'],
  ['€1,234.50', 'other_currency'],
  ['CA$ 50', 'other_currency'],
  ['50 GBP', 'other_currency'],
  ['-5', 'below_nought'],
  ['($5.00)', 'below_nought'],
  ['-$5', 'below_nought'],
  ['10000000000.01', 'too_much'],
  ['99999999999999999999', 'too_much'],
  ['1e+21', 'too_much'],
  ['about 500', 'unclear'],
  ['=SUM(A1:A3)', 'unclear'],
  ['500-600', 'unclear'],
  ['10%', 'unclear'],
])('reads the amount %j', (cell, said) => {
  const amount = amountIn(cell)
  expect(amount && ('odd' in amount ? amount.odd : amount.cents)).toBe(said)
})

test('a day that could be two is not guessed', () => {
  expect(dayIn('5/6/2027', false)).toEqual({ day: '2027-05-06' })
  expect(goesDayFirst(['5/6/2027', '13/6/2027'])).toBe(true)
  expect(goesDayFirst(['5/6/2027', '6/13/2027'])).toBe(false)
  for (const cell of ['5/6/2027', '13/6/2027']) expect(dayIn(cell, true)).toEqual({ odd: 'day' })
  for (const cell of ['05.06.2027', '2027-02-30', 'soon', '45000']) expect(dayIn(cell, false)).toEqual({ odd: 'day' })
  expect(dayIn('June 5, 2027', true)).toEqual({ day: '2027-06-05' })
  expect(dayIn('TBD', false)).toBeUndefined()
})

test.each([
  ['Ceremony & reception', 'venues'],
  ['Wedding cake', 'bakers'],
  ['Hair and makeup', 'make-up-artists'],
  ['Photo booth', 'photo-booths'],
  ['Photography', 'photographers'],
  ['Invitations', 'stationers'],
  ['florists', 'florists'],
  ['Favors', undefined],
])('knows what %j is', (text, category) => {
  expect(categoryOf(text)).toBe(category)
})

test('rows become costs with their payments; a category stands for those below it', () => {
  const costs = read(
    `Category|Item|Event|Estimated|Actual|Paid|Due date|Notes
     Flowers||||||||
     |Peonies|The wedding|$3,800|4125.50|1000.01|6/1/2027|June only
     |Garlands|rehearsal dinner|500||no||
     Rings|Bands||900|850|yes||
     Tips|Driver||100|||5/1/2027|
     Total|||5300|4975.5|1000||`,
  )
  const [peonies, garlands, bands, driver, total] = costs.map(({ cost }) => cost)
  expect(costs.map(({ isTaken }) => isTaken)).toEqual([true, true, true, true, false])
  expect(peonies).toMatchObject({
    name: 'Peonies',
    category: 'florists',
    event_id: 7,
    estimated: 380_000,
    actual: 412_550,
    notes: 'June only',
  })
  expect(peonies!.payments).toMatchObject([
    { amount: 100_001, is_paid: true, date: null },
    { amount: 312_549, is_paid: false, due_date: '2027-06-01' },
  ])
  expect(garlands).toMatchObject({ category: 'florists', event_id: 8, payments: [] })
  expect(bands).toMatchObject({ category: 'jewelers', payments: [{ amount: 85_000, is_paid: true }] })
  expect(driver).toMatchObject({ category: 'other', notes: 'Category: Tips', payments: [{ amount: null, due_date: '2027-05-01' }] })
  expect(total!.name).toBe('Total')
  expect(sumsOf(costs)).toMatchObject({ taken: 4, left: 1, estimated: 530_000, actual: 497_550, paid: 185_001, due: 312_549 })
})

test('what is wrong is said beside its row, and what can not stand in its field goes to the notes', () => {
  const long = 'x'.repeat(201)
  const costs = read(
    `Item|Event|Planned|Agreed|Paid|Payment due|Notes
     Venue|Brunch|1.234,50|€900|-5|soon|by the lake
     ${long}||1.005005|||5.6.2027|
     |||5|||`,
    8,
  )
  expect(costs.map(({ odd }) => odd.map(({ kind }) => kind))).toEqual([
    ['unclear', 'other_currency', 'below_nought', 'day', 'unknown'],
    ['too_long', 'rounded', 'day'],
    ['no_name'],
  ])
  const [venue, other, nameless] = costs
  expect(venue!.cost).toMatchObject({ estimated: null, actual: null, payments: [], event_id: 8 })
  for (const kept of ['by the lake', '1.234,50', '€900', '-5', 'soon', 'Brunch']) expect(venue!.cost.notes).toContain(kept)
  expect(other!.cost.name.length).toBeLessThanOrEqual(200)
  expect(other!.cost.notes).toContain(long)
  expect(nameless!.isTaken).toBe(false)
})

test('what is in the budget already is left out, until somebody takes it; what stands twice is said', () => {
  const known = [
    { name: 'Peonies', vendor: 'Fern & Fable', event_id: 7 },
    { name: 'Band', vendor: '', event_id: 8 },
  ].map((one, nth) => ({ id: nth + 1, ...one }))
  const text = `Item|Vendor|Event|Planned
     peonies||The wedding|5
     Peonies|Other & Sons|The wedding|5
     Band||The wedding|5
     Cake|||5
     CAKE|||5
     Cake|||6`
  expect(withDoubles(read(text), known).map(({ odd, isTaken }) => [odd[0]?.kind, isTaken])).toEqual([
    ['known', false],
    [undefined, true],
    [undefined, true],
    [undefined, true],
    ['twice', true],
    [undefined, true],
  ])
})

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
  }
  const sheets = async ({ token }: typeof ada) => {
    const answer = await fetch(`${world.origin}/api/v1/budget/export`, { headers: { authorization: `Bearer ${token}` } })
    return readFile(new Uint8Array(await answer.arrayBuffer()))
  }
  const {
    table: { rows },
  } = await sheets(ada)
  const found = withDoubles(costsOf(rows, { ...guessColumns(rows), events: [{ id: mine[1].id, name: 'Party' }], event_id: null }), [])
  const items = found.map(({ cost }) => cost)
  expect(found.filter(({ odd }) => odd.some(({ kind }) => kind !== 'twice' && kind !== 'total'))).toEqual([])
  expect((await bob.post('/budget/import', { act: crypto.randomUUID(), items })).status).toBe(201)
  expect((await sheets(bob)).table).toEqual((await sheets(ada)).table)
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
