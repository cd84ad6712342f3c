import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines } from '#features/lines.server.ts'

export interface Leaving {
  user_id: number
  guest_id: number
  firstname: string
  other_firstname: string
  /** Empty when the guest is gone, or has another address now. */
  email: string
  has_left: boolean
}

/** Whose letters a mailed link is about, and who has it; undefined when nobody was sent it. */
export async function findLeaving(db: Db, leave_hash: Buffer): Promise<Leaving | undefined> {
  const { rows } = await sql<Leaving>`
    select letter.user_id, letter.guest_id, couple.firstname, couple.other_firstname, coalesce(guest.email, '') as email,
      refusal.email is not null as has_left
    from guest_letters letter join users couple on couple.id = letter.user_id
    left join guests guest on (guest.user_id, guest.id) = (letter.user_id, letter.guest_id)
      and (address_hash is null or address_hash = sha256(convert_to(lower(guest.email), 'UTF8')))
    left join letter_refusals refusal on refusal.user_id = letter.user_id and refusal.email = lower(guest.email)
    where letter.leave_hash = ${leave_hash}`.execute(db)
  return rows[0]
}

/** No letter of this couple goes there again. An invite in the hands of somebody else ends. */
export async function leave(db: Db, { user_id, guest_id, email }: Leaving, reason: 'no_more' | 'not_me'): Promise<void> {
  if (email === '') return
  const byGuest = { user_id, actor_id: null }
  await sql`
    with refused as (
      insert into letter_refusals (user_id, email, reason) values (${user_id}, lower(${email}), ${reason})
      on conflict (user_id, email) do update set reason = excluded.reason where letter_refusals.reason <> excluded.reason
      returning ${guest_id}::bigint as id
    ),
    told as ${lines(byGuest, { what: 'guest.letter', of: 'refused', after: sql`${JSON.stringify({ refused: reason })}::jsonb` })}
    update guests set invite_id = null where user_id = ${user_id} and id = ${guest_id} and ${reason} = 'not_me'`.execute(db)
}

/** Letters may go there again; an invite that ended stays so until the next letter brings another. */
export async function comeBack(db: Db, { user_id, guest_id, email }: Leaving): Promise<void> {
  const byGuest = { user_id, actor_id: null }
  await sql`
    with wanted as (
      delete from letter_refusals where user_id = ${user_id} and email = lower(${email}) returning ${guest_id}::bigint as id
    ),
    told as ${lines(byGuest, { what: 'guest.letter', of: 'wanted', after: sql`'{"refused": null}'::jsonb` })}
    select from wanted`.execute(db)
}
