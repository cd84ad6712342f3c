import { Terms } from '#features/planning/quotes/quote-terms.ts'

const line = (key: string, role: string, how: object) => ({ key, name: key, role, how })
const each = (cents: number) => ({ adult: cents, child: cents })

/** The four quotes of the fixture, as three caterers and a hall ask. */
export const askedQuotes: Record<string, Terms> = {
  A: termsOf([
    line('supper', 'food', { by: 'head', rates: { adult: 9_500, child: 4_750, vendor: 4_500 } }),
    line('bar', 'bar', { by: 'head', rates: { drinker: 4_200 } }),
    line('least', 'food', { by: 'minimum', amount: 1_200_000, of: ['supper', 'bar'] }),
    line('service', 'service', { by: 'percent', percent: 2_200, of: ['supper', 'bar', 'least'] }),
    line('tax', 'tax', { by: 'percent', percent: 800, of: ['supper', 'bar', 'least', 'service'] }),
    line('staff', 'staff', { by: 'amount', amount: 120_000 }),
  ]),
  B: termsOf([
    line('all-in', 'food', { by: 'head', rates: { adult: 16_500, child: 8_250 } }),
    line('missing', 'other', { by: 'cover', guarantee: 75, child_percent: 5_000, amount: 4_200 }),
  ]),
  C: termsOf([
    line('supper', 'food', { by: 'amount', amount: 980_000 }),
    line('beyond', 'food', { by: 'head', rates: each(11_200), above: 80 }),
    line('vendors', 'food', { by: 'head', rates: { vendor: 3_000 } }),
    line('service', 'service', { by: 'percent', percent: 1_800, of: ['supper', 'beyond', 'vendors'] }),
    line('tax', 'tax', { by: 'percent', percent: 800, of: ['supper', 'beyond', 'vendors'] }),
  ]),
  D: termsOf([
    line('hall', 'rental', { by: 'hour', amount: 40_000, minutes: 360 }),
    line('tables', 'rental', { by: 'table', amount: 1_800, tables: 12 }),
    line('menu', 'food', {
      by: 'head',
      rates: each(8_800),
      tiers: [
        { from: 80, rates: each(8_200) },
        { from: 110, rates: each(7_800) },
      ],
    }),
    line('service', 'service', { by: 'percent', percent: 1_000, of: ['menu'] }),
  ]),
}

function termsOf(lines: object[]): Terms {
  return Terms.parse({ lines })
}
