// One chance: money

import { expect, test } from 'vitest'
import { Terms } from '../quote-terms.ts'
import { sumQuote } from '../quote-sums.ts'
import { draftOf, newLine, newQuoteDraft } from './quote-draft.ts'
import { saidTerms } from './said-terms.ts'

const line = (key: string, how: object, more: object = {}) => ({ key, name: key, how, ...more })
const every = Terms.parse({
  lines: [
    line('hall', { by: 'hour', amount: 40_000, minutes: 390 }, { role: 'rental', section: 'The place' }),
    line('tables', { by: 'table', amount: 1_800, tables: 12 }),
    line('rounds', { by: 'table', amount: 7_200, seats: 8, beside: 36 }, { option: 'left' }),
    line('menu', {
      by: 'head',
      rates: { adult: 8_800, child: 8_800, infant: 0, vendor: 4_550 },
      tiers: [{ from: 80, rates: { adult: 8_200, child: 8_200 } }],
    }),
    line('beyond', { by: 'head', rates: { adult: 11_200, child: 11_200 }, above: 80 }),
    line('least', { by: 'minimum', amount: 1_200_000, of: ['menu', 'beyond'] }),
    line('missing', { by: 'cover', guarantee: 75, child_percent: 5_000, amount: 4_200 }),
    line('fee', { by: 'amount', amount: 99 }, { option: 'taken', words: 'as they say' }),
    line('service', { by: 'percent', percent: 1_850, of: ['menu', 'least'] }, { role: 'service' }),
    { key: 'tax', name: 'Tax', role: 'tax', state: 'not_stated', words: 'they don’t say' },
    { key: 'travel', name: 'Miles', role: 'travel', state: 'included' },
  ],
  note: 'By letter',
  valid_until: '2027-01-31',
  holds_until: '2027-02-28',
  deposit: { percent: 2_500, state: 'refundable', until: '2027-04-01' },
  plan: [
    { name: 'On signing', share: 'percent', percent: 2_500, due_from: 'signing', due_days: 0 },
    { name: 'In spring', share: 'amount', amount: 50_000, due_date: '2027-04-01' },
    { name: 'The rest', share: 'rest', due_from: 'wedding', due_days: -14 },
  ],
  cancellation: [
    { days_before: 180, percent: 2_500 },
    { days_before: 14, percent: 10_000 },
  ],
  late_percent: 15_000,
})

// V5 V6
test('a quote of every kind of line is the same after its fields held it', () => {
  const { terms, faults } = saidTerms(draftOf(every))
  expect(faults).toEqual({})
  expect(terms).toEqual(every)
  expect(Terms.parse(terms)).toEqual(every)
})

// V5
test('what nobody can read is told beside its field and counts nothing', () => {
  const first = newLine([], { name: 'Supper', by: 'head', adult: 'much' })
  const second = newLine([first], { name: '', by: 'percent', percent: '120', of: [first.key] })
  const third = newLine([first, second], { name: 'Fee', amount: '$1,234.5' })
  const { terms, faults } = saidTerms({ ...newQuoteDraft(), lines: [first, second, third], late: '50', deposit: 'amount' })
  expect(Object.keys(faults).toSorted()).toEqual(
    ['deposit.amount', 'late_percent', 'lines.0.how.rates.adult', 'lines.1.how.percent', 'lines.1.name'].toSorted(),
  )
  expect(sumQuote(terms, { adults: 9, drinkers: 9, children: 0, infants: 0, vendors: 0 }).total).toBe(123_450)
})

// V5
test('an empty quote asks for a name and a price, and a line counts only what stands above it', () => {
  expect(Object.keys(saidTerms(newQuoteDraft()).faults)).toEqual(['lines.0.name', 'lines.0.how.amount'])
  const below = newLine([], { key: 'line-2', name: 'Supper', amount: '10' })
  const fee = newLine([], { name: 'Fee', by: 'percent', percent: '10', of: ['line-2'] })
  expect(Object.keys(saidTerms({ ...newQuoteDraft(), lines: [fee, below] }).faults)).toEqual(['lines.0.how.of'])
})

test('hours are read as 6, 6.5 and 6:30', () => {
  const minutes = (hours: string) => {
    const { terms } = saidTerms({ ...newQuoteDraft(), lines: [newLine([], { name: 'Hall', by: 'hour', amount: '1', hours })] })
    const [{ how } = { how: null }] = terms.lines
    return how?.by === 'hour' ? how.minutes : undefined
  }
  expect(['6', '6.5', '6:30', 'six', '0'].map(minutes)).toEqual([360, 390, 390, undefined, undefined])
})
