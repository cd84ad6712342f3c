import type { Db } from './db.ts'
import { demoBegan } from './demo-household.ts'
import { caterersQuotes } from './demo-quotes-of-caterers.ts'
import { amount, type DemoQuote, flowerLine, handLine, head, hours, line, percent, tables, unpriced } from './demo-quote-lines.ts'

const flowers = ['posy', 'buttonholes', 'row', 'rounds', 'arch', 'petals', 'cake']

/** What three florists ask June and Theo: $3,650, $2,900 and $4,100 at 93 guests. */
const floristsQuotes: DemoQuote[] = [
  {
    vendor: 'Fern & Fable',
    terms: {
      lines: [
        amount('posy', 'June’s posy', 190_00, flowerLine),
        amount('buttonholes', 'Buttonholes and posies', 176_00, { ...flowerLine, words: '8 at $22.00' }),
        amount('row', 'The long row', 864_00, { ...flowerLine, words: '18 m on the cloth' }),
        tables('rounds', 'Round tables', 72_00, flowerLine),
        amount('arch', 'The arch', 640_00, flowerLine),
        head('petals', 'Petals to throw', { adult: 2_00, child: 2_00, infant: 2_00 }, { ...flowerLine, words: 'a cone each' }),
        amount('cake', 'Cake and bar', 168_00, flowerLine),
        unpriced('vases', 'Vases', 'included', 'on the cloth, none needed', flowerLine),
        hours('setting', 'Setting up', 59_00, 9),
        unpriced('clearing', 'Clearing up', 'included', 'till midnight', handLine),
        amount('miles', 'Getting there', 60_00, { role: 'travel', words: '28 miles' }),
        line('overtime', 'An hour after midnight', { by: 'hour', amount: 59_00, minutes: 60 }, { role: 'overtime', option: 'left' }),
        percent('tax', 'Sales tax', 9_25, flowers, { role: 'tax' }),
      ],
      note: 'Everything but the roses is grown within 40 miles.',
      holds_until: '2026-11-27',
      deposit: { amount: null, percent: 25_00, state: 'refundable', until: '2027-04-01' },
      cancellation: [
        { days_before: 180, percent: 25_00 },
        { days_before: 60, percent: 50_00 },
        { days_before: 14, percent: 100_00 },
      ],
    },
  },
  {
    vendor: 'Clay & Clover',
    terms: {
      lines: [
        amount('all', 'All flowers, as last June', 2_600_00, flowerLine),
        percent('tax', 'Sales tax', 9_25, ['all'], { role: 'tax' }),
      ],
      holds_until: '2026-12-15',
    },
  },
  {
    vendor: 'Clay & Clover',
    terms: {
      lines: [
        amount('posy', 'June’s posy', 160_00, flowerLine),
        amount('buttonholes', 'Buttonholes and posies', 160_00, { ...flowerLine, words: '8 at $20.00' }),
        amount('row', 'The long row', 840_00, { ...flowerLine, words: '12 vases at $70.00' }),
        tables('rounds', 'Round tables', 85_00, flowerLine),
        amount('arch', 'The arch', 560_00, flowerLine),
        unpriced('petals', 'Petals to throw', 'not_offered', '', flowerLine),
        unpriced('cake', 'Cake and bar', 'not_offered', '', flowerLine),
        unpriced('vases', 'Vases', 'included', 'kept till Sunday', flowerLine),
        hours('setting', 'Setting up', 45_00, 4),
        unpriced('clearing', 'Clearing up', 'not_offered', 'you, or Ed', handLine),
        amount('miles', 'Getting there', 98_00, { role: 'travel', words: '98 miles' }),
        percent('tax', 'Sales tax', 9_25, ['posy', 'buttonholes', 'row', 'rounds', 'arch'], { role: 'tax' }),
      ],
      holds_until: '2026-12-15',
      deposit: { amount: null, percent: 50_00, state: 'lost', until: null },
    },
  },
  {
    vendor: 'Oxblood Floral',
    terms: {
      lines: [
        amount('posy', 'June’s posy', 240_00, flowerLine),
        amount('buttonholes', 'Buttonholes and posies', 208_00, { ...flowerLine, words: '8 at $26.00' }),
        amount('row', 'The long row', 1_008_00, { ...flowerLine, words: '14 vases at $72.00' }),
        tables('rounds', 'Round tables', 90_00, flowerLine),
        amount('arch', 'The arch', 780_00, { ...flowerLine, words: 'they install it' }),
        unpriced('petals', 'Petals to throw', 'not_offered', '', flowerLine),
        amount('cake', 'Cake and bar', 244_00, flowerLine),
        unpriced('vases', 'Vases', 'included', 'hired, in the price', flowerLine),
        hours('setting', 'Setting up', 52_00, 10),
        unpriced('clearing', 'Clearing up', 'included', 'till one', handLine),
        amount('miles', 'Getting there', 84_00, { role: 'travel', words: '41 miles' }),
        unpriced('overtime', 'Overtime', 'included', 'till one', { role: 'overtime' }),
        percent('tax', 'Sales tax', 9_25, ['posy', 'buttonholes', 'row', 'rounds', 'arch', 'cake'], { role: 'tax' }),
      ],
      valid_until: '2026-11-20',
      holds_until: '2026-12-01',
      deposit: { amount: null, percent: 30_00, state: 'refundable', until: '2027-02-01' },
    },
  },
]

/** What vendors ask, each version after the one before it; whoever is not on the list yet comes onto it. */
export async function insertQuotes(db: Db, user_id: number, event_id: number): Promise<void> {
  for (const { vendor, add, terms, accepted } of [...floristsQuotes, ...caterersQuotes]) {
    const found = await db
      .selectFrom('user_vendors')
      .where('user_id', '=', user_id)
      .where('name', '=', vendor)
      .select('id')
      .executeTakeFirst()
    const { id } = found ?? (await addVendor(vendor, add))
    const taken = accepted && { accepted_at: accepted.at, accepted_heads: JSON.stringify(accepted.heads), accepted_total: accepted.total }
    const values = {
      user_id,
      user_vendor_id: id,
      terms: { ...nothingSaid, ...terms },
      is_sent: vendor === 'Fern & Fable',
      created_at: demoBegan,
      ...taken,
    }
    await db.insertInto('user_quotes').values(values).execute()
  }

  function addVendor(name: string, more: DemoQuote['add']) {
    const values = { ...more, name, user_id, guest_wedding_event_id: event_id, created_at: demoBegan }
    return db.insertInto('user_vendors').values(values).returning('id').executeTakeFirstOrThrow()
  }
}

const nothingSaid = { note: '', valid_until: null, holds_until: null, deposit: null, plan: [], cancellation: [], late_percent: null }
