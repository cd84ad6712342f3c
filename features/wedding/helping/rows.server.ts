import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { FoundPicture } from '#features/files/uploads/shown-picture.ts'
import { pictureOf } from '#features/files/uploads/use-rows.server.ts'
import type { Helper, Invite, Posse } from './contract.ts'

/** How long the link in a letter leads to its invite. */
const lasting = sql`interval '30 days'`

/** The events that somebody helps with, and how; a partner's are all. */
const shares = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', event.id, 'name', event.name, 'permissions', shared.permissions) order by event.id)
  from user_posse_events shared join guest_wedding_events event on (event.user_id, event.id) = (shared.user_id, shared.event_id)
  where (shared.user_id, shared.posse_id) = (posse.user_id, posse.id)), '[]'::jsonb)`

export const isExpired = sql<boolean>`(posse.direction = 'invite' and posse.accepted_at is null and posse.sent_at < now() - ${lasting})`

/** An invite to an address is for the account that is known to have it. */
export function isFor(me: number, link_hash: Buffer | null = null): RawBuilder<boolean> {
  return sql`(posse.user_id <> ${me} and (posse.member_id = ${me} or (posse.member_id is null and exists (
    select from users me where me.id = ${me} and lower(me.email) = lower(posse.email)
      and (me.email_verified_at is not null or posse.link_hash = ${link_hash}::bytea)))))`
}

/** A couple that is about to leave is gone already, for who would help them. */
const isStaying = sql`not exists (select from account_deletions leaving where leaving.user_id = posse.user_id)`

export interface FoundHelper extends Omit<Helper, 'face'> {
  avatar: FoundPicture | null
}

/** Both sides: who helps a person, was invited to or asks to, and whom that person helps or may. */
export function findHelpers(db: Db, me: number): Promise<FoundHelper[]> {
  return select(db, me, sql`posse.declined_at is null and (posse.user_id = ${me} or (${isFor(me)} and ${isStaying}))`)
}

export async function findHelper(db: Db, me: number, id: number): Promise<FoundHelper | undefined> {
  const [helper] = await select(db, me, sql`posse.id = ${id}`)
  return helper
}

async function select(db: Db, me: number, which: RawBuilder<unknown>): Promise<FoundHelper[]> {
  const isHidden = sql`posse.user_id = ${me} and posse.accepted_at is null and posse.direction = 'invite'`
  const { rows } = await sql<FoundHelper>`
    select posse.id, posse.user_id, posse.role, posse.direction, posse.accepted_at is not null as is_accepted, posse.sent_at,
      ${isExpired} as is_expired, owner.firstname, owner.other_firstname, ${shares} as guest_wedding_events,
      case when ${isHidden} then '' else coalesce(trim(member.firstname || ' ' || member.lastname), '') end as name,
      case when ${isHidden} then null when posse.user_id = ${me} then ${pictureOf('member.id', 'member.avatar_id')}
        else ${pictureOf('owner.id', 'owner.avatar_id')} end as avatar,
      case when posse.email = '' then coalesce(member.email, '') else posse.email end as email
    from user_posses posse join users owner on owner.id = posse.user_id left join users member on member.id = posse.member_id
    where ${which} order by posse.user_id <> ${me}, posse.id limit 100`.execute(db)
  return rows
}

/** Who helps with what, for the couple and for who helps; whoever declined is a stranger again. */
export async function findPosse(db: Db, id: number, me: number): Promise<Posse | undefined> {
  const { rows } = await sql<Posse>`
    select posse.id, posse.user_id, posse.role, posse.accepted_at is not null as is_accepted, ${shares} as guest_wedding_events
    from user_posses posse
    where posse.id = ${id} and (posse.user_id = ${me} or (posse.declined_at is null and ${isFor(me)}))`.execute(db)
  return rows[0]
}

/** The invite that a letter leads to, for whoever has the letter. */
export async function findByLink(db: Db, link_hash: Buffer, me: number | undefined): Promise<Invite | undefined> {
  const whose = me === undefined ? sql`'unknown'` : sql`case when ${isFor(me, link_hash)} then 'own' else 'other' end`
  const { rows } = await sql<Invite>`
    select posse.id, posse.user_id, posse.email, posse.role, owner.firstname, owner.other_firstname, ${whose} as whose,
      case when posse.accepted_at is not null then 'accepted' when posse.declined_at is not null then 'declined'
        when ${isExpired} then 'expired' else 'open' end as state,
      case when posse.declined_at is null then ${shares} else '[]'::jsonb end as guest_wedding_events
    from user_posses posse join users owner on owner.id = posse.user_id
    where posse.link_hash = ${link_hash} and posse.paused_at is null and ${isStaying}`.execute(db)
  return rows[0]
}

/** As what somebody stands to it: the couple, their partner, who helps or was asked to, who asks; undefined for strangers. */
export async function findSide(db: Db, id: number, me: number, link_hash: Buffer | null = null) {
  const { rows } = await sql<{ user_id: number; direction: 'invite' | 'request'; side: 'couple' | 'partner' | 'member' }>`
    select posse.user_id, posse.direction,
      case when posse.user_id = ${me} then 'couple' when ${isFor(me, link_hash)} then 'member' else 'partner' end as side
    from user_posses posse
    where posse.id = ${id} and (posse.user_id = ${me}
      or (posse.declined_at is null and ${isStaying} and ${isFor(me, link_hash)})
      or exists (select from user_posses own where own.user_id = posse.user_id and own.member_id = ${me}
        and own.role = 'partner' and own.accepted_at is not null))`.execute(db)
  return rows[0]
}
