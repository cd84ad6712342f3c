import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { What } from '#features/kinds.ts'
import { lines } from '#features/lines.server.ts'
import { isExpired, isFor } from './rows.server.ts'

/** Who answered, and whom to tell. */
export interface Answered {
  id: number
  user_id: number
  member_id: number | null
  email: string
  /** Said before, so that nobody has to be told. */
  is_again: boolean
}

interface Answer {
  id: number
  me: number
  link_hash: Buffer | null
}

/** Yes to the couple, once; undefined where there is no invite to answer any more. */
export async function acceptInvite(db: Db, { id, me, link_hash }: Answer): Promise<Answered | undefined> {
  const { rows } = await sql<Answered>`
    with open as materialized (
      select posse.* from user_posses posse where posse.id = ${id} and posse.direction = 'invite' and posse.declined_at is null
        and posse.paused_at is null and not ${isExpired} and ${isFor(me, link_hash)} for update
    ),
    answered as (
      update user_posses posse set accepted_at = now(), member_id = ${me} from open
      where (posse.user_id, posse.id) = (open.user_id, open.id) and open.accepted_at is null
      returning posse.id, posse.email, posse.role, posse.user_id
    ),
    told as ${toldAs('posse.accept', me)}
    select id, user_id, member_id, email, accepted_at is not null as is_again from open`.execute(db)
  return rows[0]
}

/** No to the couple, who may ask again. */
export async function declineInvite(db: Db, { id, me, link_hash }: Answer): Promise<Answered | undefined> {
  return decline(db, { me, which: sql`posse.id = ${id} and posse.direction = 'invite' and ${isFor(me, link_hash)}` })
}

/** No by the link alone, from who may have no account. */
export async function declineByLink(db: Db, link_hash: Buffer): Promise<Answered | undefined> {
  return decline(db, { me: null, which: sql`posse.direction = 'invite' and posse.link_hash = ${link_hash}` })
}

/** The couple's no to who asked. */
export async function declineRequest(db: Db, user_id: number, id: number): Promise<Answered | undefined> {
  return decline(db, { me: user_id, which: sql`posse.user_id = ${user_id} and posse.id = ${id} and posse.direction = 'request'` })
}

async function decline(db: Db, { me, which }: { me: number | null; which: RawBuilder<unknown> }): Promise<Answered | undefined> {
  const { rows } = await sql<Answered>`
    with open as materialized (
      select posse.* from user_posses posse where posse.accepted_at is null and posse.paused_at is null and ${which} for update
    ),
    answered as (
      update user_posses posse set declined_at = now() from open
      where (posse.user_id, posse.id) = (open.user_id, open.id) and open.declined_at is null
      returning posse.id, posse.email, posse.role, posse.user_id
    ),
    told as ${toldAs('posse.decline', me)}
    select id, user_id, member_id, email, declined_at is not null as is_again from open`.execute(db)
  return rows[0]
}

/** The couple's yes to who asked. */
export async function acceptRequest(db: Db, user_id: number, id: number): Promise<Answered | undefined> {
  const { rows } = await sql<Answered>`
    with open as materialized (
      select * from user_posses posse where posse.user_id = ${user_id} and posse.id = ${id} and posse.direction = 'request'
        and posse.declined_at is null and posse.paused_at is null and posse.member_id is not null for update
    ),
    answered as (
      update user_posses posse set accepted_at = now() from open
      where (posse.user_id, posse.id) = (open.user_id, open.id) and open.accepted_at is null
      returning posse.id, posse.email, posse.role, posse.user_id
    ),
    told as ${toldAs('posse.accept', user_id)}
    select id, user_id, member_id, email, accepted_at is not null as is_again from open`.execute(db)
  return rows[0]
}

/** A line in the history of the couple that each answer is about. */
function toldAs(what: What, actor_id: number | null) {
  const after = sql`jsonb_build_object('email', email, 'role', role)`
  return lines({ user_id: sql`user_id`, actor_id }, { what, of: 'answered', after })
}
