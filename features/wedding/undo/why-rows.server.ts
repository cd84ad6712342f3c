import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { joined } from '#features/thing.server.ts'
import { allThings } from '#features/things.server.ts'
import type { Kept, Lost } from './contract.ts'
import type { Line } from './rows.server.ts'

/** Why things of an act stay as they are: what was done to them last, since then and by another act. */
export async function findWhy(db: Db, { user_id }: Wedding, lines: readonly Line[], undo: string): Promise<Kept[]> {
  if (lines.length === 0) return []
  const { rows } = await sql<Kept>`
    with line as (
      select distinct on (kind, object_id) split_part(what, '.', 1) as kind, object_id, id, before, after,
        (select act from wedding_changes own where (own.user_id, own.id) = (${user_id}, l.id)) as act
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (id bigint, what text, object_id bigint, before jsonb, after jsonb) order by kind, object_id, id
    )
    select line.kind, line.object_id as id, coalesce(${nameOf(user_id)}, later.name, ${nameIn('after')}, ${nameIn('before')}, '') as name,
      case when later.what like '%.delete' or not ${isThere(user_id)} then 'gone' when later.id is null then 'taken' else 'changed' end as why,
      later.firstname as by, later.created_at as at
    from line left join lateral (
      select later.id, later.what, later.created_at, users.firstname, ${nameIn('before', 'later')} as name
      from wedding_changes later left join users on users.id = later.actor_id
      where later.user_id = ${user_id} and later.id > line.id and later.act not in (line.act, ${undo}::uuid)
      and ((later.object_id = line.object_id and later.what like line.kind || '.%') or (line.kind = 'event' and later.event_id = line.object_id)
        -- A day or place of the wedding that was moved from the other side, which is the same.
        or (line.kind in ('event', 'user') and array['date', 'place', 'wedding_date', 'wedding_place'] && array(select jsonb_object_keys(later.after))
          and (later.what, case line.kind when 'event' then line.object_id else later.object_id end) = (
            select case line.kind when 'event' then 'user.change' else 'event.change' end, main.id
            from guest_wedding_events main where main.user_id = ${user_id} and main.taxonomy_event_id = 1)))
      order by later.id desc limit 1
    ) later on true order by line.id`.execute(db)
  return rows
}

/** Events that deleted guests had answered, and that are gone now. */
export async function findLost(db: Db, { user_id }: Wedding, lines: readonly Line[]): Promise<Lost[]> {
  const deleted = lines.filter(({ what }) => what === 'guest.delete')
  if (deleted.length === 0) return []
  const { rows } = await sql<Lost>`
    select 'event' as kind, old.event_id as id, count(*) as guests, coalesce((
      select gone.before ->> 'name' from wedding_changes gone where gone.user_id = ${user_id} and gone.object_id = old.event_id
      and gone.what = 'event.delete' order by gone.id desc limit 1), '') as name
    from jsonb_to_recordset(${JSON.stringify(deleted)}::jsonb) as line (before jsonb),
      jsonb_to_recordset(before -> 'answers') as old (event_id bigint)
    where not exists (select from guest_wedding_events event where event.user_id = ${user_id} and event.id = old.event_id)
    group by old.event_id order by old.event_id`.execute(db)
  return rows
}

/** The households of deleted guests that were dissolved since, as the lines that tell of it. */
export async function findDissolved(db: Db, { user_id }: Wedding, lines: readonly Line[]): Promise<Line[]> {
  const ids = lines.flatMap(({ what, before }) => (what === 'guest.delete' ? [before?.['household_id']] : [])).filter(isId)
  if (ids.length === 0) return []
  const { rows } = await sql<Line>`
    select distinct on (object_id) id, what, object_id, event_id, before, after from wedding_changes gone
    where user_id = ${user_id} and what = 'household.delete' and object_id = any(${ids}::bigint[])
    and not exists (select from households where households.user_id = gone.user_id and households.id = gone.object_id)
    order by object_id, id desc`.execute(db)
  return rows
}

function isId(value: unknown): value is number {
  return typeof value === 'number'
}

function nameOf(user_id: number) {
  const own = allThings.flatMap(({ kind, table, name }) =>
    name.length === 0
      ? []
      : [sql`when ${sql.lit(kind)} then (select ${joined(name.map((column) => sql.ref(column)))} from ${rowOf(user_id, table)})`],
  )
  return sql`case line.kind ${sql.join(own, sql` `)}
    when 'posse' then (select nullif(firstname, '') from users where id = (line.before ->> 'member_id')::bigint) end`
}

/** As a line of the history has it; of a helper nothing but the address may be known. */
function nameIn(row: 'before' | 'after', line = 'line') {
  const said = (name: string) => sql`${sql.ref(`${line}.${row}`)} ->> ${sql.lit(name)}`
  const names = new Map(allThings.filter(({ name }) => name.length > 0).map(({ name }) => [name.join(), name]))
  return sql`coalesce(${sql.join([...names.values()].map((name) => sql`nullif(${joined(name.map(said))}, '')`))},
    case when line.kind = 'posse' then ${said('email')} end)`
}

function isThere(user_id: number) {
  const own = allThings.flatMap(({ kind, table, name }) =>
    name.length === 0 ? [] : [sql`when ${sql.lit(kind)} then exists (select from ${rowOf(user_id, table)})`],
  )
  return sql`case line.kind ${sql.join(own, sql` `)}
    when 'posse' then line.before ->> 'member_id' is null or exists (select from users where id = (line.before ->> 'member_id')::bigint)
    else true end`
}

function rowOf(user_id: number, table: string) {
  return sql`${sql.table(table)} where user_id = ${user_id} and id = line.object_id`
}
