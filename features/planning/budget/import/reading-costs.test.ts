// One chance: money

import { expect, test } from 'vitest'
import { amountIn } from './amount-in-cell.ts'
import { categoryOf } from './category-words.ts'
import { guessColumns } from './column-guess.ts'
import { dayIn, goesDayFirst } from './day-in-cell.ts'
import { withDoubles } from './import-doubles.ts'
import { sumsOf } from './import-sums.ts'
import { costsOf } from './row-costs.ts'

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
