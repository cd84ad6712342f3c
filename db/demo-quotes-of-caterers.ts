import { amount, type DemoQuote, head, line, noRates, percent, unpriced } from './demo-quote-lines.ts'

const food = { role: 'food' }
const part = { amount: null, percent: null, due_from: null, due_days: null, due_date: null }
const both = (cents: number) => ({ adult: cents, child: cents })

/** Whom June and Theo compared before they took the aunts: each asks in a manner of its own. */
export const caterersQuotes: DemoQuote[] = [
  {
    vendor: 'Two Aunts Supper Co.',
    terms: {
      lines: [
        head('supper', 'Supper for the long table', both(100_00), food),
        unpriced('service', 'Service', 'included', 'both aunts and four cousins', { role: 'service' }),
        unpriced('tax', 'Sales tax', 'included', '', { role: 'tax' }),
        unpriced('travel', 'Getting there', 'included', '', { role: 'travel' }),
      ],
      deposit: { amount: 3_200_00, percent: null, state: 'refundable', until: '2027-04-01' },
      late_percent: 150_00,
    },
    accepted: { at: '2026-11-03T18:00:00Z', heads: { adults: 89, drinkers: 89, children: 4, infants: 0, vendors: 0 }, total: 9_300_00 },
  },
  {
    vendor: 'Smoke & Patience',
    add: { taxonomy: 'caterers', status: 'declined', notes: 'A minimum that we never reach.' },
    terms: {
      lines: [
        head('supper', 'Supper', { adult: 95_00, child: 47_50, vendor: 45_00 }, food),
        head('bar', 'Bar', { drinker: 42_00 }, { role: 'bar' }),
        line('least', 'Minimum for food and bar', { by: 'minimum', amount: 12_000_00, of: ['supper', 'bar'] }, food),
        percent('service', 'Service', 22_00, ['supper', 'bar', 'least'], { role: 'service' }),
        percent('tax', 'Sales tax', 8_00, ['supper', 'bar', 'least', 'service'], { role: 'tax' }),
        amount('staff', 'Two who carve', 1_200_00, { role: 'staff' }),
      ],
      plan: [
        { ...part, name: 'On signing', share: 'percent', percent: 25_00, due_from: 'signing', due_days: 0 },
        { ...part, name: 'In spring', share: 'percent', percent: 50_00, due_date: '2027-04-01' },
        { ...part, name: 'The rest', share: 'rest', due_from: 'wedding', due_days: -14 },
      ],
      valid_until: '2026-10-30',
    },
  },
  {
    vendor: 'Villa Teresa',
    add: { taxonomy: 'caterers', status: 'declined', notes: 'All in, for 75 at least.' },
    terms: {
      lines: [
        head('all-in', 'All in', { adult: 165_00, child: 82_50 }, food),
        line('missing', 'Who is missing to 75', { by: 'cover', guarantee: 75, child_percent: 50_00, amount: 42_00 }, food),
        unpriced('service', 'Service', 'included', '', { role: 'service' }),
        unpriced('tax', 'Sales tax', 'included', '', { role: 'tax' }),
      ],
      late_percent: 150_00,
    },
  },
  {
    vendor: 'Ember & Rye',
    add: { taxonomy: 'caterers', status: 'declined' },
    terms: {
      lines: [
        amount('supper', 'Supper to 80', 9_800_00, food),
        head('beyond', 'Each beyond 80', both(112_00), food, 80),
        head('vendors', 'Vendors’ meals', { vendor: 30_00 }, food),
        percent('service', 'Service', 18_00, ['supper', 'beyond', 'vendors'], { role: 'service' }),
        percent('tax', 'Sales tax', 8_00, ['supper', 'beyond', 'vendors'], { role: 'tax' }),
      ],
    },
  },
  {
    vendor: 'St. Kinga Hall',
    add: { taxonomy: 'caterers', status: 'declined', notes: 'They don’t say the tax.' },
    terms: {
      lines: [
        line('hall', 'The hall', { by: 'hour', amount: 400_00, minutes: 360 }, { role: 'rental' }),
        line('tables', 'Tables', { by: 'table', amount: 18_00, tables: 12, seats: null, beside: 0 }, { role: 'rental' }),
        head('menu', 'Menu', both(88_00), food, null, [
          { from: 80, rates: { ...noRates, ...both(82_00) } },
          { from: 110, rates: { ...noRates, ...both(78_00) } },
        ]),
        percent('service', 'Service', 10_00, ['menu'], { role: 'service' }),
        unpriced('tax', 'Sales tax', 'not_stated', 'they don’t say', { role: 'tax' }),
      ],
    },
  },
]
