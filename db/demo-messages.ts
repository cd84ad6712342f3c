import { sql } from 'kysely'
import type { Db } from './db.ts'

interface Asked {
  /** Whose account. */
  by: string
  slug: string
  /** How long ago, in words of the database's. */
  ago: string
  wedding_date: string | null
  place: string
  guests: number | null
  budget: number | null
  message: string
  answers: readonly Said[]
}

/** How long ago, on which side, by whose account where they have one, and what. */
type Said = readonly [ago: string, side: 'couple' | 'vendor', author: string | null, words: string]

const [june, theo, fern] = ['june@posy.example', 'theo@posy.example', 'fern@posy.example']
const theirs = { by: june, wedding_date: '2027-06-26', place: 'Hart Farm', guests: 110 }

const calledOff = 'dj-sister-static'

/** What June and Theo asked, and what else waits in the inbox of Fern & Fable. */
const asked: readonly Asked[] = [
  {
    ...theirs,
    slug: 'fern-and-fable',
    ago: '17 days 4 hours',
    budget: 3_800_00,
    message:
      'One long table for a hundred and ten, flowers straight on the cloth. Poppies if June allows. What would that be, roughly, and are you free?',
    answers: [
      [
        '16 days 15 hours',
        'vendor',
        fern,
        'Poppies drop by three o’clock in June. Iceland poppies for the pictures, ranunculus for the table, and nobody will know but us.\n\nThe 26th is taken, I’m sorry. Friday the 25th is free.',
      ],
      [
        '16 days 2 hours',
        'couple',
        june,
        'Friday won’t move. My mother has booked the whole Best Western. What if we did the chairs ourselves?',
      ],
      [
        '7 days 12 hours',
        'vendor',
        fern,
        'The couple in Bodega have moved to September, so the 26th is yours if you want it. I took off the chairs and both crowns, and put in somebody to clear at midnight, because I’ve met cousins.\n\n$3,650, and it holds until Friday at six.',
      ],
      ['1 day 3 hours', 'couple', theo, 'June’s grandmother would like to know whether ranunculus are poisonous to geese.'],
      ['1 day 2 hours', 'vendor', fern, 'Only to their dignity.'],
    ],
  },
  {
    ...theirs,
    slug: 'festoon-and-sons',
    ago: '6 days',
    budget: null,
    message: 'A tent over the long row if it rains, and lights either way. What do you need to know?',
    answers: [
      ['5 days 20 hours', 'vendor', null, 'The floor is extra. The steps too, if anybody wears heels. Could you send the plan of the row?'],
    ],
  },
  {
    ...theirs,
    slug: 'sugar-almanac',
    ago: '11 days',
    budget: 480_00,
    message: 'A cake with lemon in it that stands an hour in the sun. Is that possible?',
    answers: [],
  },
  {
    ...theirs,
    slug: 'two-aunts-supper-co',
    ago: '30 days',
    budget: 9_500_00,
    message: 'Supper for a hundred and ten at one table. There will be a fish question.',
    answers: [
      ['29 days 22 hours', 'vendor', null, 'There is always a fish question. Eight of you, at the last count?'],
      ['24 days', 'couple', june, 'Eight is the fish, yes. Thirty-one are the lamb and the rest will eat anything.'],
    ],
  },
  {
    ...theirs,
    slug: calledOff,
    ago: '80 days',
    budget: null,
    message: 'Four hours after supper, and nothing that needs a hand sign. Are you free?',
    answers: [['79 days', 'vendor', null, 'Free, and no hand signs. I only have two anyway.']],
  },
  {
    by: 'ines@posy.example',
    slug: 'fern-and-fable',
    ago: '20 hours',
    wedding_date: null,
    place: 'Their garden, Sonoma',
    guests: 60,
    budget: 2_500_00,
    message: 'Do you ever do dahlias in a color that isn’t peach? There’s a fig tree in the way, and we’d like to keep it.',
    answers: [],
  },
  {
    by: 'simone@posy.example',
    slug: 'fern-and-fable',
    ago: '3 days 5 hours',
    wedding_date: '2027-10-09',
    place: 'The old cannery',
    guests: 90,
    budget: null,
    message: 'It’s a cannery, so it smells faintly of peaches whatever we do. Can flowers help, or should we lean into it?',
    answers: [
      ['2 days 21 hours', 'vendor', fern, 'Lean into it. Marigolds, and a great deal of rosemary. How wide are the windowsills?'],
      ['9 hours', 'couple', 'simone@posy.example', 'Forty inches. Pilar measured twice.'],
    ],
  },
]

/** Conversations as they stand this morning; the database opens and keeps them. */
export async function insertMessages(db: Db): Promise<void> {
  // Written as it happened, since conversations stand by what was said last.
  const happened = asked.flatMap((enquiry) => [
    { ago: enquiry.ago, tell: () => insertEnquiry(db, enquiry) },
    ...enquiry.answers.map((said) => ({ ago: said[0], tell: () => insertMessage(db, enquiry, said) })),
    ...(enquiry === asked[0] ? [{ ago: '7 days 11 hours', tell: () => insertQuote(db, '7 days 11 hours') }] : []),
    ...(enquiry.slug === calledOff ? [{ ago: '37 days', tell: () => closeEnquiry(db, '37 days') }] : []),
  ])
  for (const { tell } of happened.toSorted((one, other) => hoursIn(other.ago) - hoursIn(one.ago))) await tell()
  await insertReview(db)
  await insertCheck(db)
  await sql`update conversations set couple_read_id = last_id, vendor_read_id = last_id
    where waits_since is null and content_id <> (select id from content where type = 'vendor' and slug = 'festoon-and-sons')`.execute(db)
}

/** Fern isn’t sure of Simone, who has a cannery and named no budget; the operator owes an answer. */
async function insertCheck(db: Db): Promise<void> {
  await sql`insert into lead_checks (user_id, conversation_id, asked_by, asked_at, answer_by)
    select user_id, conversations.id, (select id from users where email = ${fern}), now() - interval '3 hours', working_day_after(current_date, 2)
    from conversations join users on users.id = user_id where email = 'simone@posy.example'`.execute(db)
}

/** Of the one who called off: what June says of it, proved by their answer here. */
async function insertReview(db: Db): Promise<void> {
  await sql`insert into vendor_reviews (user_id, content_id, user_vendor_id, stars, words, signed, booked, guests, month, is_called_off, proof, created_at)
    select user_id, vendor_id, id, 3, ${'Called us off eight months ahead, by telephone, and named two others who were free. We have had worse from people who stayed.'},
      'June & Theo', 'Four hours after supper', 110, '2026-10', true, 'vendor', now() - interval '36 days'
    from user_vendors where name = 'DJ Sister Static' and vendor_id is not null`.execute(db)
}

/** Of words like 2 days 3 hours. */
function hoursIn(ago: string): number {
  const [, days = 0] = /(\d+) day/.exec(ago) ?? []
  const [, hours = 0] = /(\d+) hour/.exec(ago) ?? []
  return Number(days) * 24 + Number(hours)
}

async function insertEnquiry(db: Db, { by, slug, ago, wedding_date, place, guests, budget, message }: Asked): Promise<void> {
  await sql`insert into enquiries (user_id, content_id, service, wedding_date, place, guests, budget, message, created_at)
    select users.id, content_id, service, ${wedding_date}::date, ${place}, ${guests}::integer, ${budget}::bigint, ${message}, now() - ${ago}::interval
    from users, vendors join content on content.id = content_id where email = ${by} and slug = ${slug}`.execute(db)
}

async function insertMessage(db: Db, { by, slug }: Asked, [ago, side, author, words]: Said): Promise<void> {
  await sql`insert into messages (user_id, conversation_id, side, author_id, words, created_at)
    select user_id, conversations.id, ${side}, (select users.id from users where email = ${author}), ${words}, now() - ${ago}::interval
    from conversations join content on content.id = content_id join users on users.id = user_id
    where email = ${by} and type = 'vendor' and slug = ${slug}`.execute(db)
}

/** What Fern & Fable sent stands in the conversation as it does among June’s and Theo’s quotes. */
async function insertQuote(db: Db, ago: string): Promise<void> {
  await sql`insert into messages (user_id, conversation_id, side, author_id, kind, quote_id, terms, created_at)
    select quote.user_id, conversations.id, 'vendor', (select id from users where email = ${fern}), 'quote', quote.id, quote.terms, now() - ${ago}::interval
    from user_quotes quote join user_vendors vendor on (vendor.user_id, vendor.id) = (quote.user_id, user_vendor_id)
    join conversations on (conversations.user_id, content_id) = (quote.user_id, vendor_id) where quote.is_sent`.execute(db)
}

/** Said in the conversation as of then; the enquiry's end says nothing twice. */
async function closeEnquiry(db: Db, ago: string): Promise<void> {
  await sql`insert into messages (user_id, conversation_id, side, author_id, kind, created_at)
    select user_id, conversations.id, 'couple', user_id, 'let_go', now() - ${ago}::interval
    from conversations join content on content.id = content_id where type = 'vendor' and slug = ${calledOff}`.execute(db)
  await sql`update enquiries set closed_at = now() - ${ago}::interval
    where content_id = (select id from content where type = 'vendor' and slug = ${calledOff})`.execute(db)
}
