import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines } from '#features/lines.server.ts'
import { tellAccess } from './telling-rows.server.ts'

/** The account that is known to have an address. */
export async function findMember(db: Db, email: string): Promise<{ id: number } | undefined> {
  const known = db.selectFrom('users').where(sql`lower(email)`, '=', email.toLowerCase()).where('email_verified_at', 'is not', null)
  return known.select('id').executeTakeFirst()
}

/** Whose page it is, who may be asked whether they need help; a business plans no wedding, and who is about to leave is gone already. */
export function findCouple(db: Db, username: string) {
  return db
    .selectFrom('users')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('is_vendor', '=', false)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('account_deletions').whereRef('user_id', '=', 'users.id').select('user_id'))))
    .select(['id', 'firstname'])
    .executeTakeFirst()
}

/** So many may help a couple, or be asked to. */
const mostHelpers = 50

interface NewPosse {
  user_id: number
  actor_id: number
  member_id: number | null
  email: string
  role: 'helper' | 'partner'
  direction: 'invite' | 'request'
  link_hash: Buffer | null
}

/** Whoever declined may be asked again. Undefined when the couple has all the helpers that there is room for. */
export async function insertPosse(db: Db, posse: NewPosse): Promise<number | undefined> {
  const { user_id, actor_id, member_id, email, role, direction, link_hash } = posse
  await db
    .deleteFrom('user_posses')
    .where('user_id', '=', user_id)
    .where('declined_at', 'is not', null)
    .where((eb) => eb.or([eb(sql`lower(email)`, '=', email.toLowerCase()).and('email', '<>', ''), eb('member_id', '=', member_id)]))
    .execute()
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into user_posses (user_id, member_id, email, role, direction, link_hash)
      select ${user_id}, ${member_id}::bigint, ${email}, ${role}, ${direction}, ${link_hash}::bytea
      where (select count(*) from user_posses where user_id = ${user_id} and declined_at is null) < ${mostHelpers}
      returning id, email, role
    ),
    told as ${lines({ user_id, actor_id }, { what: direction === 'invite' ? 'posse.invite' : 'posse.ask', of: 'added', after: sql`to_jsonb(added)` })}
    select id from added`.execute(db)
  return rows[0]?.id
}

/** Who was told no is not to ask again. */
export async function wasTurnedDown(db: Db, user_id: number, member_id: number): Promise<boolean> {
  const declined = db.selectFrom('user_posses').where('user_id', '=', user_id).where('member_id', '=', member_id)
  const row = await declined.where('direction', '=', 'request').where('declined_at', 'is not', null).select('id').executeTakeFirst()
  return row !== undefined
}

interface Shares {
  user_id: number
  id: number
  shares: readonly { id: number; permissions: readonly number[] }[]
}

/** What somebody new may open. */
export async function keepShares(db: Db, { user_id, id, shares }: Shares): Promise<void> {
  await sql`
    insert into user_posse_events (user_id, posse_id, event_id, permissions)
    select ${user_id}, ${id}, given.id, given.permissions
    from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as given (id bigint, permissions smallint[])
    where cardinality(given.permissions) > 0`.execute(db)
}

/** How many of these events the couple has. */
export async function countEvents(db: Db, user_id: number, ids: readonly number[]): Promise<number> {
  const own = db.selectFrom('guest_wedding_events').where('user_id', '=', user_id).where('id', '=', sql<number>`any(${ids}::bigint[])`)
  return Number((await own.select(({ fn }) => fn.countAll().as('n')).executeTakeFirstOrThrow()).n)
}

interface Change {
  user_id: number
  actor_id: number
  id: number
  role?: 'helper' | 'partner' | undefined
  shares?: readonly { id: number; permissions: readonly number[] }[] | undefined
}

/** What is not named stays. An event whose last permission goes is still seen, and opens nothing. Undefined for who doesn't help yet. */
export async function changePosse(db: Db, { user_id, actor_id, id, role, shares = [] }: Change): Promise<Changed | undefined> {
  const all = sql`(select coalesce(jsonb_object_agg(event_id, permissions), '{}') from earlier)`
  const changed = await sql<Changed>`
    with posse as materialized (select * from user_posses where user_id = ${user_id} and id = ${id} for update),
    earlier as materialized (select event_id, permissions from user_posse_events where user_id = ${user_id} and posse_id = ${id}),
    given as materialized (
      select given.id as event_id, given.permissions
      from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as given (id bigint, permissions smallint[])
      left join earlier on earlier.event_id = given.id
      where cardinality(given.permissions) > 0 or earlier.event_id is not null
    ),
    changed as (
      update user_posses set role = coalesce(${role ?? null}, posse.role) from posse
      where user_posses.user_id = posse.user_id and user_posses.id = posse.id
      returning user_posses.id, user_posses.email, user_posses.role, posse.role as former, posse.member_id, posse.accepted_at
    ),
    shared as (
      insert into user_posse_events (user_id, posse_id, event_id, permissions)
      select ${user_id}, ${id}, event_id, permissions from given
      on conflict (user_id, posse_id, event_id) do update set permissions = excluded.permissions
    ),
    told as ${lines(
      { user_id, actor_id },
      {
        what: 'posse.change',
        of: 'changed',
        before: sql`jsonb_build_object('role', former, 'email', email, 'events', ${all})`,
        after: sql`jsonb_build_object('role', role, 'email', email,
          'events', ${all} || (select coalesce(jsonb_object_agg(event_id, permissions), '{}') from given))`,
      },
    )}
    select member_id, owner.id as user_id, owner.firstname, owner.other_firstname, changed.role, former, is_less, ${all} as had,
      case when changed.role <> former or is_less then ${tellAccess}::text end
    from changed join users owner on owner.id = ${user_id}, lateral (select exists (
      select from earlier join given using (event_id) where not earlier.permissions <@ given.permissions) as is_less) loss
    where accepted_at is not null`.execute(db)
  return changed.rows[0]
}

/** Who helps with something else now. */
export interface Changed {
  member_id: number
  user_id: number
  firstname: string
  other_firstname: string
  role: 'helper' | 'partner'
  former: 'helper' | 'partner'
  /** They lost something of an event. */
  is_less: boolean
  /** By event, what they could open. */
  had: Record<string, number[]>
}

/**
 * The letter goes out again, with another link. Undefined where there is nothing to answer; a letter of a moment ago, as of a button
 * pressed twice, keeps its link and is not written again.
 */
export async function renewLink(db: Db, user_id: number, id: number, link_hash: Buffer) {
  const { rows } = await sql<{ member_id: number | null; is_new: boolean }>`
    with open as materialized (
      select * from user_posses where user_id = ${user_id} and id = ${id} and direction = 'invite'
        and num_nulls(accepted_at, declined_at, paused_at) = 3 for update
    ),
    renewed as (
      update user_posses posse set link_hash = ${link_hash}, sent_at = now() from open
      where (posse.user_id, posse.id) = (open.user_id, open.id) and open.sent_at < now() - interval '30 seconds' returning posse.id
    )
    select member_id, exists (select from renewed) as is_new from open`.execute(db)
  return rows[0]
}

/** What a removal takes, kept for the way back. */
const snapshot = sql`to_jsonb(chosen) || jsonb_build_object('shares', (
  select coalesce(jsonb_agg(to_jsonb(share) - 'user_id' - 'posse_id'), '[]') from user_posse_events share
  where (share.user_id, share.posse_id) = (chosen.user_id, chosen.id)))`

/** Who lost what by a removal. */
export interface Removed {
  user_id: number
  firstname: string
  other_firstname: string
  member_id: number | null
  was_helping: boolean
  events: { id: number; name: string }[]
}

/** Takes somebody's access away, at once and on every page that is open; undefined when they had none any more. */
export async function deletePosse(db: Db, { id, actor_id, act }: { id: number; actor_id: number; act?: string | undefined }) {
  const { rows } = await sql<{ user_id: number }>`select user_id from user_posses where id = ${id}`.execute(db)
  const user_id = rows[0]?.user_id
  if (user_id === undefined) return undefined
  const what = user_id === actor_id ? 'posse.remove' : 'posse.leave'
  const gone = await sql<Removed>`
    with chosen as materialized (select * from user_posses where user_id = ${user_id} and id = ${id} for update),
    told as ${lines({ user_id, actor_id }, { what, of: 'chosen', before: snapshot, act })},
    gone as (
      delete from user_posses posse using chosen where (posse.user_id, posse.id) = (chosen.user_id, chosen.id)
      returning posse.user_id, posse.id, posse.member_id, posse.accepted_at is not null as was_helping
    )
    select owner.id as user_id, owner.firstname, owner.other_firstname, member_id, was_helping, (
        select coalesce(jsonb_agg(jsonb_build_object('id', event.id, 'name', event.name) order by event.id), '[]')
        from user_posse_events share join guest_wedding_events event on (event.user_id, event.id) = (share.user_id, share.event_id)
        where (share.user_id, share.posse_id) = (gone.user_id, gone.id)) as events,
      case when member_id is not null then ${tellAccess}::text end
    from gone join users owner on owner.id = gone.user_id`.execute(db)
  return gone.rows[0]
}
