import { sql } from 'kysely'
import type { Db } from './db.ts'
import { insertCardGifts } from './demo-card-gifts.ts'
import { demoBegan } from './demo-household.ts'

/** What June and Theo would like, as their page says it. */
const demoFunds = [
  {
    title: 'Two seats to Lagos',
    goal: 2_400_00,
    story:
      'Grandma Ezinne can only make the journey once. In January we’d like to make it back with her, and stay until she is bored of us. Theo has been told it takes nine days.',
  },
  {
    title: 'Four plum trees',
    goal: 640_00,
    story:
      'Ed has cleared the corner by the road. Four Santa Rosas, bare-root, $160 each with the stake and the man who knows how. You’ll be sent plums. Not a joke: 2030.',
  },
  {
    title: 'A bed nobody has slept in before us',
    goal: 1_800_00,
    story:
      'Ours was Theo’s uncle’s, and before that, a hotel’s. We have chosen the new one. We lay on it for forty minutes and were asked to leave.',
  },
  {
    title: 'Supper, on a bad Tuesday',
    goal: null,
    story:
      'There will be one. $40 buys the noodles from the place by the bridge, delivered, with the extra thing. We’ll send you a picture of the empty boxes.',
  },
] as const

interface DemoGift {
  from_name: string
  /** The place of its fund above. */
  fund?: number
  amount?: number
  present?: string
  message?: string
  way: 'paypal' | 'venmo' | 'bank' | 'envelope' | 'check' | 'shop' | 'card'
  given_on: string
  isPromised?: true
  fee?: number
  thanked?: readonly [on: string, by: string, way: 'letter' | 'email' | 'told']
}

const demoGifts: readonly DemoGift[] = [
  {
    from_name: 'Chidi & Ngozi Abara',
    fund: 0,
    amount: 300_00,
    message: 'Come hungry.',
    way: 'bank',
    given_on: '2026-10-02',
    fee: 0,
    thanked: ['2026-10-09', 'June', 'letter'],
  },
  {
    from_name: 'Camille & Luc Roche',
    fund: 2,
    amount: 120_00,
    way: 'envelope',
    given_on: '2026-10-04',
    thanked: ['2026-10-12', 'June', 'letter'],
  },
  {
    from_name: 'Tom & Jo Fairweather',
    fund: 1,
    amount: 160_00,
    message: 'May it outlive the toaster.',
    way: 'venmo',
    given_on: '2026-10-06',
    thanked: ['2026-10-14', 'Theo', 'letter'],
  },
  {
    from_name: 'Grandpa Abe',
    fund: 1,
    amount: 160_00,
    message: 'In fives. Count it.',
    way: 'envelope',
    given_on: '2026-10-08',
    thanked: ['2026-10-09', 'Theo', 'told'],
  },
  { from_name: 'Walter Hart', fund: 0, amount: 250_00, way: 'check', given_on: '2026-10-12', thanked: ['2026-10-14', 'Theo', 'told'] },
  { from_name: 'Lars Eriksson', present: 'A lamp', way: 'shop', given_on: '2026-10-15', thanked: ['2026-10-20', 'June', 'letter'] },
  { from_name: 'Marguerite Bell', fund: 0, amount: 150_00, way: 'card', given_on: '2026-10-28', fee: 4_65 },
  { from_name: 'Peter & Joan Hart', fund: 0, amount: 200_00, way: 'paypal', given_on: '2026-10-30' },
  { from_name: 'Ravi Menon', fund: 2, amount: 60_00, message: 'For the left side.', way: 'card', given_on: '2026-11-15', fee: 2_04 },
  { from_name: 'Tess Moreno', fund: 3, amount: 40_00, message: 'Order the good noodles.', way: 'venmo', given_on: '2026-11-17' },
  { from_name: '', amount: 100_00, message: 'For the two of you!', way: 'envelope', given_on: '2026-11-18' },
  { from_name: 'Otis & Della Marsh', present: 'A toaster', way: 'shop', given_on: '2026-11-19' },
  { from_name: 'Nora Haddad', fund: 2, amount: 80_00, message: 'Sleep.', way: 'paypal', given_on: '2026-11-20', isPromised: true },
  {
    from_name: 'Karin & Bo Dahl',
    fund: 0,
    amount: 300_00,
    message: 'Take the window seat. Let him think he chose.',
    way: 'bank',
    given_on: '2026-11-21',
    isPromised: true,
  },
]

/** Their registry, what it is for, and what was given and promised. */
export async function insertRegistry(db: Db, user_id: number): Promise<void> {
  await db
    .insertInto('registries')
    .values({
      user_id,
      identifier: 'june-and-theo',
      headline: 'No toasters',
      story:
        'Ed has three. Come to the wedding and that’s a present. If you would like to give something as well, these are the things we’d miss if we didn’t have them.',
      paypal: 'paypal.me/JuneAndTheoDemo',
      venmo: '@june-and-theo-demo',
      bank: 'June Okafor & Theo Hart\nRedwood Credit Union (a bank of this demo)\nAccount 000 000 4471',
      created_at: demoBegan,
    })
    .execute()
  const funds = await db
    .insertInto('registry_funds')
    .values(demoFunds.map((fund) => ({ ...fund, user_id, created_at: demoBegan })))
    .returning('id')
    .execute()
  const gifts = demoGifts.map(({ fund, isPromised, thanked, amount = null, fee = null, given_on, ...gift }) => ({
    ...gift,
    user_id,
    given_on,
    amount,
    fee,
    fund_id: fund === undefined ? null : funds[fund]!.id,
    state: isPromised ? ('pledged' as const) : ('arrived' as const),
    source:
      gift.way === 'card' ? ('card' as const) : ['paypal', 'venmo', 'bank'].includes(gift.way) ? ('pledge' as const) : ('hand' as const),
    arrived_on: isPromised ? null : given_on,
    ...(thanked && { thanked_on: thanked[0], thanked_by: thanked[1], thanked_way: thanked[2] }),
  }))
  for (const gift of gifts) await db.insertInto('gifts').values(gift).execute()
  await sql`update gifts gift set household_id = guests.household_id from guests
    where gift.user_id = ${user_id} and guests.user_id = gift.user_id and position(guests.firstname || ' ' || guests.lastname in from_name) > 0`.execute(
    db,
  )
  await insertCardGifts(db, user_id)
}
