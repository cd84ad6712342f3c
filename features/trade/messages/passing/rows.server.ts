import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { isShown } from '#features/magazine/content/rows.server.ts'
import type { Said } from '#features/magazine/enquiries/contract.ts'
import type { Passing } from '../contract.ts'
import type { Place } from '../rows.server.ts'

const lastEnquiry = ({ user_id, content_id }: Place) => sql`
  select id from enquiries where user_id = ${user_id} and content_id = ${content_id} order by id desc limit 1`

/** Whom a business may pass things on to: shown, and confirmed by both. */
const connections = ({ content_id }: Place) => sql`
  select content.id, content.title from vendor_connections kept
    join content on content.id = case asker_id when ${content_id} then asked_id else asker_id end join vendors on vendors.content_id = content.id
  where ${content_id} in (asker_id, asked_id) and confirmed_at is not null and ${isShown}`

/** What may be passed on, and what the couple was asked last. */
export async function findPassing(db: Db, place: Place): Promise<Passing> {
  const { rows } = await sql<Passing>`
    select coalesce((select vendor_day(vendors, content.url, wedding_date) = 'booked' from enquiries join vendors using (content_id)
        join content on content.id = content_id where enquiries.user_id = ${place.user_id} and enquiries.id = (${lastEnquiry(place)})), false) as is_booked,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'title', title) order by title) from (${connections(place)}) known
        where ${place.side} = 'vendor' and not exists (select from referrals where referrals.user_id = ${place.user_id} and to_id = known.id
          and enquiry_id = (${lastEnquiry(place)}))), '[]') as "to",
      (select jsonb_build_object('id', asked.id, 'title', title, 'url', url, 'answer', answer, 'conversation_id',
          (select conversations.id from conversations where ${place.side} = 'couple' and answer = 'yes' and conversations.user_id = asked.user_id
            and conversations.content_id = to_id)) from referrals asked join content on content.id = to_id
        where asked.user_id = ${place.user_id} and conversation_id = ${place.id} and enquiry_id = (${lastEnquiry(place)}) order by asked.id desc limit 1) as referral`.execute(
    db,
  )
  return rows[0]!
}

/** Whether the two are connected now, and the other can be asked; undefined where not. */
export async function findConnection(db: Db, place: Place, id: number): Promise<{ title: string } | undefined> {
  const { rows } = await sql<{ title: string }>`select title from (${connections(place)}) known where id = ${id}`.execute(db)
  return rows[0]
}

/** False where the same was asked, or something waits for an answer. What was asked about an enquiry of before is past. */
export async function insertReferral(db: Db, place: Place, { to_id, asked_by }: { to_id: number; asked_by: number }): Promise<boolean> {
  await sql`update referrals set answer = 'no', answered_at = now() where user_id = ${place.user_id} and conversation_id = ${place.id}
    and answer is null and enquiry_id <> (${lastEnquiry(place)})`.execute(db)
  const { rows } = await sql`
    insert into referrals (user_id, conversation_id, enquiry_id, to_id, asked_by)
    select ${place.user_id}, ${place.id}, (${lastEnquiry(place)}), ${to_id}, ${asked_by} on conflict do nothing returning id`.execute(db)
  return rows.length > 0
}

export interface Asked {
  answer: 'yes' | 'no' | null
  to_id: number
  title: string
  /** Of who would pass it on. */
  by: string
  said: Said
}

/** Held until it is answered; what was asked about an enquiry of before is past. */
export async function holdReferral(db: Db, place: Place, referral_id: number): Promise<Asked | undefined> {
  const { user_id, id, content_id } = place
  const { rows } = await sql<Asked>`
    select answer, to_id, other.title, own.title as by, jsonb_build_object('wedding_date', wedding_date, 'place', place, 'guests', guests,
      'budget', budget, 'message', message, 'releases_contact', false) as said
    from referrals asked join enquiries on enquiries.user_id = asked.user_id and enquiries.id = enquiry_id
      join content other on other.id = to_id join content own on own.id = ${content_id}
    where asked.user_id = ${user_id} and conversation_id = ${id} and asked.id = ${referral_id} and enquiry_id = (${lastEnquiry(place)})
    for update of asked`.execute(db)
  return rows[0]
}

interface Answer {
  answer: 'yes' | 'no'
  answered_by: number
  passed_id: number | null
}

export async function answerReferral(db: Db, { user_id }: Place, id: number, said: Answer): Promise<void> {
  await db
    .updateTable('referrals')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .set({ ...said, answered_at: sql`now()` })
    .execute()
}

/** On record for both: a line of the conversation that nobody's turn follows from. */
export async function noteAnswer(db: Db, { user_id, id }: Place, words: string): Promise<void> {
  await db.insertInto('messages').values({ user_id, conversation_id: id, side: 'posy', words }).execute()
}
