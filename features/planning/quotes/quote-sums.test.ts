// One chance: money

import { expect, test } from 'vitest'
import type { Heads } from './heads.ts'
import { changeBy, depositOf, movingKeys, notStated, sumQuote } from './quote-sums.ts'
import { countedTotal } from './counting/final-count.ts'
import { Terms } from './quote-terms.ts'

const at60: Heads = { adults: 54, drinkers: 52, children: 4, infants: 2, vendors: 6 }
const at90: Heads = { adults: 82, drinkers: 80, children: 6, infants: 2, vendors: 6 }
const at120: Heads = { adults: 110, drinkers: 107, children: 7, infants: 3, vendors: 6 }

const terms = (lines: object[], more: object = {}) => Terms.parse({ lines, ...more })
const line = (key: string, role: string, how: object) => ({ key, name: key, role, how })

const a = terms([
  line('supper', 'food', { by: 'head', rates: { adult: 9_500, child: 4_750, vendor: 4_500 } }),
  line('bar', 'bar', { by: 'head', rates: { drinker: 4_200 } }),
  line('least', 'food', { by: 'minimum', amount: 1_200_000, of: ['supper', 'bar'] }),
  line('service', 'service', { by: 'percent', percent: 2_200, of: ['supper', 'bar', 'least'] }),
  line('tax', 'tax', { by: 'percent', percent: 800, of: ['supper', 'bar', 'least', 'service'] }),
  line('staff', 'staff', { by: 'amount', amount: 120_000 }),
])
const b = terms([
  line('all-in', 'food', { by: 'head', rates: { adult: 16_500, child: 8_250 } }),
  line('missing', 'other', { by: 'cover', guarantee: 75, child_percent: 5_000, amount: 4_200 }),
])
const c = terms([
  line('supper', 'food', { by: 'amount', amount: 980_000 }),
  line('beyond', 'food', { by: 'head', rates: { adult: 11_200, child: 11_200 }, above: 80 }),
  line('vendors', 'food', { by: 'head', rates: { vendor: 3_000 } }),
  line('service', 'service', { by: 'percent', percent: 1_800, of: ['supper', 'beyond', 'vendors'] }),
  line('tax', 'tax', { by: 'percent', percent: 800, of: ['supper', 'beyond', 'vendors'] }),
])
const rates = (each: number) => ({ adult: each, child: each })
const d = terms([
  line('hall', 'rental', { by: 'hour', amount: 40_000, minutes: 360 }),
  line('tables', 'rental', { by: 'table', amount: 1_800, tables: 12 }),
  line('menu', 'food', {
    by: 'head',
    rates: rates(8_800),
    tiers: [
      { from: 80, rates: rates(8_200) },
      { from: 110, rates: rates(7_800) },
    ],
  }),
  line('service', 'service', { by: 'percent', percent: 1_000, of: ['menu'] }),
  { key: 'tax', name: 'Tax', role: 'tax', state: 'not_stated', words: 'They don’t say' },
])

// V5
test('four quotes come to what they must at 60, 90 and 120 heads, to the cent', () => {
  const totals = [a, b, c, d].map((quote) => [at60, at90, at120].map((heads) => sumQuote(quote, heads).total))
  expect(totals).toEqual([
    [1_701_120, 1_701_120, 2_168_407],
    [1_003_800, 1_402_500, 1_872_750],
    [1_257_480, 1_370_376, 1_779_624],
    [823_040, 1_055_360, 1_265_460],
  ])
})

// V5
test('one drinking adult fewer saves nothing below a minimum, and the rate elsewhere', () => {
  expect([a, b, c].map((quote) => changeBy(quote, at90, -1))).toEqual([0, -16_500, -14_112])
  expect([a, b, c].map((quote) => sumQuote(quote, at90).is_below_minimum)).toEqual([true, false, false])
  expect(changeBy(b, { ...at90, adults: 0, drinkers: 0 }, -1)).toBe(undefined)
})

// V5
test('what a quote does not state is told and is no nought', () => {
  expect(notStated(d.lines)).toEqual(['tax', 'overtime', 'travel'])
  expect(notStated(a.lines)).toEqual(['overtime', 'travel'])
  expect(sumQuote(d, at90).amounts.at(-1)).toBe(null)
  const included = terms([...b.lines, { key: 'tax', name: 'Tax', role: 'tax', state: 'included' }])
  expect(notStated(included.lines)).not.toContain('tax')
})

// V5
test('vendors’ meals count towards a minimum that names their line; an option that is left counts nothing', () => {
  const few: Heads = { adults: 1, drinkers: 1, children: 0, infants: 0, vendors: 6 }
  expect(sumQuote(a, few).amounts[2]).toBe(1_200_000 - 9_500 - 4_200 - 6 * 4_500)
  const option = (said: string) =>
    terms([
      { ...line('arch', 'other', { by: 'amount', amount: 500 }), option: said },
      line('fee', 'service', { by: 'percent', percent: 1_000, of: ['arch'] }),
    ])
  expect(['taken', 'left'].map((said) => sumQuote(option(said), few).total)).toEqual([550, 0])
})

// V5
test('lines that move with the heads are known, and those that a moving line carries along', () => {
  expect([...movingKeys(a.lines)]).toEqual(['supper', 'bar', 'least', 'service', 'tax'])
  expect([...movingKeys(c.lines)]).toEqual(['beyond', 'vendors', 'service', 'tax'])
  const tables = terms([line('round', 'other', { by: 'table', amount: 7_200, seats: 8, beside: 36 })])
  expect([80, 93, 112].map((adults) => sumQuote(tables, { ...at60, adults, children: 0 }).total)).toEqual([43_200, 57_600, 72_000])
})

test('a deposit is an amount or a part of the sum', () => {
  expect(depositOf(terms(b.lines, { deposit: { percent: 2_500 } }), 365_001)).toBe(91_250)
  expect(depositOf(terms(b.lines, { deposit: { amount: 500 } }), 365_000)).toBe(500)
  expect(depositOf(b, 1)).toBe(null)
})

// M6
test('after the final count numbers only rise, and what they add is paid at the late price', () => {
  const counted = (late_percent: number | null) => ({ terms: { ...b, late_percent }, counted_heads: at90, counted_total: 1_402_500 })
  expect(countedTotal(counted(15_000), { ...at90, adults: 84, drinkers: 60 })).toBe(1_402_500 + 2 * 24_750)
  expect(countedTotal(counted(15_000), { ...at90, adults: 70 })).toBe(1_402_500)
  expect(countedTotal(counted(null), { ...at90, adults: 83 })).toBe(1_402_500 + 16_500)
})

test.for([
  ['a percentage of itself', [line('fee', 'other', { by: 'percent', percent: 100, of: ['fee'] })], 'lines.0.how.of'],
  [
    'a percentage of what comes later',
    [line('fee', 'other', { by: 'percent', percent: 100, of: ['x'] }), line('x', 'food', { by: 'amount', amount: 1 })],
    'lines.0.how.of',
  ],
  ['one key twice', [line('x', 'food', { by: 'amount', amount: 1 }), line('x', 'food', { by: 'amount', amount: 1 })], 'lines.1.key'],
  ['a price that is included', [{ ...line('x', 'food', { by: 'amount', amount: 1 }), state: 'included' }], 'lines.0.how'],
  ['no price', [{ key: 'x', name: 'x' }], 'lines.0.how'],
  [
    'steps downwards',
    [
      line('x', 'food', {
        by: 'head',
        rates: rates(1),
        tiers: [
          { from: 9, rates: rates(1) },
          { from: 9, rates: rates(1) },
        ],
      }),
    ],
    'lines.0.how.tiers.1.from',
  ],
  ['drinkers beyond a number', [line('x', 'food', { by: 'head', rates: { drinker: 1 }, above: 2 })], 'lines.0.how.rates.adult'],
  ['tables without a number', [line('x', 'food', { by: 'table', amount: 1 })], 'lines.0.how.tables'],
] as const)('%s is refused beside its field', ([, lines, path]) => {
  const { error } = Terms.safeParse({ lines })
  expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(path)
})
