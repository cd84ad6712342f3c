import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines } from '#features/lines.server.ts'
import type { Linked } from '../contributors/link-rows.server.ts'
import type { Changing, OwnPledge, Pledging } from './contract.ts'

/** So many pledges one person may have; more is somebody's joke. */
const mostPledges = 20

export async function findOwn(db: Db, { user_id, contributor_id }: Linked): Promise<(OwnPledge & { pledged: number })[]> {
  const { rows } = await sql<OwnPledge & { pledged: number }>`
    select id, case when amount is null and percent is null then null else pledged(pledges) end as amount, pledged(pledges) as pledged, note,
      confirmed_at is not null as is_confirmed, received, received_on,
      case when says_item then (select name from budget_items cost where (cost.user_id, cost.id) = (pledges.user_id, item_id)) end as item
    from pledges where user_id = ${user_id} and contributor_id = ${contributor_id} order by id`.execute(db)
  return rows
}

export async function isOwn(db: Db, { user_id, contributor_id }: Linked, id: number): Promise<boolean> {
  const { rows } = await sql`select from pledges where user_id = ${user_id} and contributor_id = ${contributor_id} and id = ${id}`.execute(
    db,
  )
  return rows.length > 0
}

/** Until the end of the transaction nobody else writes here: of two at once the second sees the first. */
export async function hold(db: Db, { user_id, contributor_id }: Linked): Promise<void> {
  await sql`select from contributors where user_id = ${user_id} and id = ${contributor_id} for no key update`.execute(db)
  await sql`select from pledges where user_id = ${user_id} and contributor_id = ${contributor_id} order by id for update`.execute(db)
}

/** What is sent twice under one key is one pledge, new but once. Undefined where there are too many already. */
export async function insertOwn(
  db: Db,
  { user_id, contributor_id }: Linked,
  { amount, note, pledge_key = null }: Pick<Pledging, 'amount' | 'note'> & { pledge_key?: string | null | undefined },
): Promise<{ is_new: boolean } | undefined> {
  const { rows } = await sql<{ is_new: boolean }>`
    with same as (select id from pledges where user_id = ${user_id} and pledge_key = ${pledge_key}::uuid),
    added as (
      insert into pledges (user_id, contributor_id, amount, note, pledge_key, confirmed_at)
      select ${user_id}::bigint, ${contributor_id}::bigint, ${amount}::bigint, ${note}, ${pledge_key}::uuid, now()
      where not exists (select from same)
        and (select count(*) from pledges where user_id = ${user_id} and contributor_id = ${contributor_id}) < ${mostPledges}
      on conflict (user_id, pledge_key) do nothing
      returning id, note
    ),
    told as ${lines({ user_id, actor_id: null }, { what: 'pledge.add', of: 'added', after: sql`jsonb_build_object('note', note)` })}
    select true as is_new from added union all select false from same`.execute(db)
  return rows[0]
}

/** Whoever says how much, or says yes to what stands there, has confirmed it; what was received is no longer theirs to change. False where it stood so. */
export async function changeOwn(db: Db, { user_id, contributor_id }: Linked, said: Omit<Changing, 'token'>): Promise<boolean> {
  const { id, amount = null, note = null }: { id: number; amount?: number | null | undefined; note?: string | null | undefined } = said
  const { rows } = await sql`
    with earlier as materialized (
      select * from pledges where user_id = ${user_id} and contributor_id = ${contributor_id} and id = ${id} and received = 0
    ),
    edited as (
      update pledges set amount = coalesce(${amount}::bigint, pledges.amount), note = coalesce(${note}::text, pledges.note), confirmed_at = now(),
        percent = case when ${amount}::bigint is null then pledges.percent end, version = pledges.version + 1, updated_at = now()
      from earlier where (pledges.user_id, pledges.id) = (earlier.user_id, earlier.id)
        and (earlier.confirmed_at is null or earlier.amount is distinct from coalesce(${amount}::bigint, earlier.amount)
          or earlier.note <> coalesce(${note}::text, earlier.note))
      returning pledges.id, pledges.event_id,
        jsonb_build_object('amount', earlier.amount, 'percent', earlier.percent, 'note', earlier.note, 'confirmed_at', earlier.confirmed_at) as before,
        jsonb_build_object('amount', pledges.amount, 'percent', pledges.percent, 'note', pledges.note, 'confirmed_at', pledges.confirmed_at) as after
    ),
    told as ${lines(
      { user_id, actor_id: null },
      { what: 'pledge.change', of: 'edited', event: sql`event_id`, before: sql`before`, after: sql`after` },
    )}
    select from edited`.execute(db)
  return rows.length > 0
}

/** The couple can bring it back. */
export async function removeOwn(db: Db, { user_id, contributor_id }: Linked, id: number): Promise<void> {
  await sql`
    with chosen as materialized (
      select * from pledges where user_id = ${user_id} and contributor_id = ${contributor_id} and id = ${id} and received = 0
    ),
    told as ${lines(
      { user_id, actor_id: null },
      { what: 'pledge.delete', of: 'chosen', event: sql`event_id`, before: sql`to_jsonb(chosen) - 'user_id'` },
    )}
    delete from pledges using chosen where (pledges.user_id, pledges.id) = (chosen.user_id, chosen.id)`.execute(db)
}
