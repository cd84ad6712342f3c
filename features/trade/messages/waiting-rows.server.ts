import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

interface Waits {
  id: number
  name: string
  wedding_date: string | null
  place: string
  guests: number | null
  message: string
  waits_since: string
}

/** Whose turn it is not, as the conversations say it: nothing of who asks but the first name, what they asked for, and what they wrote last. */
export async function listWaiting(db: Db, id: number): Promise<{ data: Waits[]; total: number }> {
  const { rows } = await sql<Waits & { total: number }>`
    select conversations.id, firstname as name, asked.wedding_date, asked.place, asked.guests, said.words as message, waits_since,
      (count(*) over ())::integer as total
    from conversations join users on users.id = conversations.user_id
    cross join lateral (select wedding_date, place, guests from enquiries where enquiries.user_id = conversations.user_id
      and enquiries.content_id = conversations.content_id order by id desc limit 1) asked
    cross join lateral (select words from messages where messages.user_id = conversations.user_id
      and conversation_id = conversations.id and side = 'couple' order by id desc limit 1) said
    where conversations.content_id = ${id} and waits_since is not null order by waits_since, conversations.id limit 20`.execute(db)
  return { data: rows.map(({ total: _, ...one }) => one), total: rows[0]?.total ?? 0 }
}
