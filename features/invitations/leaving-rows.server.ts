import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

export interface Leaving {
  user_id: number
  guest_id: number
  firstname: string
  other_firstname: string
  /** Empty when the guest, or their address, is gone. */
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
    left join letter_refusals refusal on refusal.user_id = letter.user_id and refusal.email = lower(guest.email)
    where letter.leave_hash = ${leave_hash}`.execute(db)
  return rows[0]
}

/** No letter of this couple goes there again. An invite in the hands of somebody else ends. */
export async function leave(db: Db, { user_id, guest_id, email }: Leaving, reason: 'no_more' | 'not_me'): Promise<void> {
  if (email === '') return
  await sql`
    with refused as (
      insert into letter_refusals (user_id, email, reason) values (${user_id}, lower(${email}), ${reason})
      on conflict (user_id, email) do update set reason = excluded.reason
    ),
    told as (
      insert into wedding_changes (user_id, what, object_id, after) values (${user_id}, 'guest.letter', ${guest_id}, ${JSON.stringify({ refused: reason })})
    )
    update guests set invite_id = null where user_id = ${user_id} and id = ${guest_id} and ${reason} = 'not_me'`.execute(db)
}
