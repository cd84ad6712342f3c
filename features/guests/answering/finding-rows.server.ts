import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { newInviteId } from '#features/guests/list/invite-id.ts'
import { namedCouple } from '#features/wedding/helping/couple-rows.server.ts'

interface Found {
  user_id: number
  guest_id: number
  invite_id: string | null
}

/** Whom a card belongs to: the first grown-up of the household, or the guest it was made for; undefined for a wrong code or couple. */
export async function findByCode(db: Db, username: string, code: string): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    with couple as (
      select id from users where lower(username) = ${username.toLowerCase()}
      and not exists (select from account_deletions where user_id = users.id)
    ),
    card as (
      select rsvp_codes.* from couple join rsvp_codes on user_id = couple.id
      and hash = sha256(convert_to(couple.id || ':' || ${code}, 'UTF8'))
    )
    select guest.user_id, guest.id as guest_id, guest.invite_id
    from card join guests guest on guest.user_id = card.user_id and (guest.id = card.guest_id or guest.household_id = card.household_id)
    order by guest.age_group <> 'adult', guest.id limit 1`.execute(db)
  return rows[0]
}

export interface Invitee {
  user_id: number
  guest_id: number
  invite_id: string | null
  email: string
  firstname: string
  lastname: string
  /** What stands on the envelope of their household. */
  envelope: string
  couple: string[]
  couple_email: string
}

/** Guests with that address, one of each household, where the couple may write to guests. */
export async function findByEmail(db: Db, username: string, email: string): Promise<Invitee[]> {
  const { rows } = await sql<Invitee>`
    select distinct on (coalesce(guest.household_id, -guest.id)) guest.user_id, guest.id as guest_id, guest.invite_id, guest.email, guest.firstname,
      guest.lastname, coalesce(household.name, '') as envelope,
      ${namedCouple('owner')} as couple, owner.email as couple_email
    from users owner join guests guest on guest.user_id = owner.id and lower(guest.email) = ${email.toLowerCase()}
    left join households household on (household.user_id, household.id) = (guest.user_id, guest.household_id)
    where lower(owner.username) = ${username.toLowerCase()} and owner.email_verified_at is not null
    and not exists (select from account_deletions where account_deletions.user_id = owner.id)
    order by coalesce(guest.household_id, -guest.id), guest.age_group <> 'adult', guest.id limit 5`.execute(db)
  return rows
}

/** The invite there is, or a new one; two who ask at once get the same. */
export async function ensureInvite(db: Db, user_id: number, guest_id: number): Promise<string | undefined> {
  const { rows } = await sql<{ invite_id: string }>`
    update guests set invite_id = coalesce(invite_id, ${newInviteId()}) where user_id = ${user_id} and id = ${guest_id}
    returning invite_id`.execute(db)
  return rows[0]?.invite_id
}
