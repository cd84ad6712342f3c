import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { Shared, SharedItem } from './contract.ts'

/**
 * So many links of one person are known: each letter brings one, and those before it stay good. It is more than the limits of
 * letters and links let a couple give in a day, so that no late day pushes a link out that somebody holds.
 */
const mostLinks = 1_000

export async function addLink(db: Db, { user_id }: Wedding, person_id: number, hash: Buffer): Promise<void> {
  await sql`
    delete from run_links where user_id = ${user_id} and person_id = ${person_id} and hash in (
      select hash from run_links where user_id = ${user_id} and person_id = ${person_id}
      order by (ended_at is not null), created_at desc offset ${mostLinks - 1})`.execute(db)
  await db.insertInto('run_links').values({ user_id, person_id, hash, ended_at: null }).execute()
}

export async function endLinks(db: Db, { user_id }: Wedding, person_id: number): Promise<void> {
  await sql`update run_links set ended_at = now() where user_id = ${user_id} and person_id = ${person_id} and ended_at is null`.execute(db)
}

export interface Linked {
  user_id: number
  person_id: number
  event_id: number
  firstname: string
  other_firstname: string
  ended_at: string | null
}

/** Whose link it is; undefined where nobody was given it, and where the couple is leaving. */
export async function findLinked(db: Db, hash: Buffer): Promise<Linked | undefined> {
  const { rows } = await sql<Linked>`
    select link.user_id, link.person_id, person.event_id, users.firstname, users.other_firstname, link.ended_at
    from run_links link join run_people person on (person.user_id, person.id) = (link.user_id, link.person_id)
    join users on users.id = link.user_id
    where link.hash = ${hash} and not exists (select from account_deletions where account_deletions.user_id = link.user_id)`.execute(db)
  return rows[0]
}

type Head = Pick<Shared, 'event' | 'name' | 'part' | 'changed_at' | 'seen_at'>

export async function findHead(db: Db, { user_id, person_id }: Linked): Promise<Head | undefined> {
  const { rows } = await sql<Head>`
    select jsonb_build_object('name', event.name, 'date', event.date, 'place', event.place, 'time_zone', users.time_zone) as event,
      person.name, part, changed_at, seen_at
    from run_people person join guest_wedding_events event on (event.user_id, event.id) = (person.user_id, person.event_id)
    join users on users.id = person.user_id
    where person.user_id = ${user_id} and person.id = ${person_id}`.execute(db)
  return rows[0]
}

/** Their own part, and what everyone on the sheet sees; notes only of what is their part. */
export async function findShown(db: Db, { user_id, person_id, event_id }: Linked): Promise<SharedItem[]> {
  const { rows } = await sql<SharedItem>`
    select id, starts, minutes, title, place, in_charge, moves, is_own, case when is_own then notes else '' end as notes,
      coalesce((select jsonb_agg(jsonb_build_object('name', person.name, 'phone', case when is_own then person.phone else '' end) order by person.id)
        from run_people person where person.user_id = ${user_id} and person.event_id = ${event_id}
        and person.id = any(people) and person.id <> ${person_id}), '[]') as with
    from (select *, ${person_id}::bigint = any(people) as is_own from run_items where user_id = ${user_id} and event_id = ${event_id}) item
    where seen_by = 'everyone' or (seen_by = 'named' and is_own) order by starts, id`.execute(db)
  return rows
}

export async function findOwnWishes(db: Db, { user_id, person_id }: Linked): Promise<Shared['wishes']> {
  const { rows } = await sql<Shared['wishes'][number]>`
    select id, item_id, words, state, created_at from run_requests
    where user_id = ${user_id} and person_id = ${person_id} order by id desc limit 20`.execute(db)
  return rows
}

/** False where their part is otherwise than they saw it. */
export async function markSeen(db: Db, { user_id, person_id }: Linked, changed_at: string): Promise<boolean> {
  const { rows } = await sql`
    update run_people set seen_at = coalesce(seen_at, now())
    where user_id = ${user_id} and id = ${person_id} and changed_at = ${changed_at}::timestamptz
    returning id`.execute(db)
  return rows.length > 0
}

interface Asking {
  words: string
  item_id: number | null
  request_key?: string | undefined
}

/** So many wishes of one person wait at once; more is somebody’s joke. */
const mostOpen = 10

/** What is sent twice under one key is one. False where there are too many, or the line is not theirs to see. */
export async function insertWish(db: Db, linked: Linked, { words, item_id, request_key }: Asking): Promise<boolean> {
  const { user_id, person_id, event_id } = linked
  await sql`select from run_people where user_id = ${user_id} and id = ${person_id} for no key update`.execute(db)
  const { rows } = await sql`
    with same as (select id from run_requests where user_id = ${user_id} and person_id = ${person_id} and request_key = ${request_key ?? null}::uuid),
    added as (
      insert into run_requests (user_id, person_id, item_id, words, request_key)
      select ${user_id}::bigint, ${person_id}::bigint, ${item_id}::bigint, ${words}, ${request_key ?? null}::uuid
      where not exists (select from same)
        and (select count(*) from run_requests where user_id = ${user_id} and person_id = ${person_id} and state = 'open') < ${mostOpen}
        and (${item_id}::bigint is null or exists (select from run_items where user_id = ${user_id} and event_id = ${event_id}
          and id = ${item_id} and (seen_by = 'everyone' or (seen_by = 'named' and ${person_id}::bigint = any(people)))))
      on conflict (user_id, request_key) do nothing returning id
    )
    select id from same union all select id from added`.execute(db)
  return rows.length > 0
}
