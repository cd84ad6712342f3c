import { type RawBuilder, sql } from 'kysely'
import type { Wedding } from '#db/wedding.ts'
import { shownName } from '#features/wedding/access/guest-reach-rows.server.ts'
import { joined } from '#features/thing.server.ts'
import { allThings } from '#features/things.server.ts'
import { isListed, isReached, type Reach } from './reach-rows.server.ts'

/** What words may tell of a thing; notes, addresses and the like stay where they are. */
const shown = [...new Set(allThings.flatMap(({ told = [] }) => told))]

/** The parts of a statement that gather, for each act of `page`, what its lines say, with the first three things they are about. */
export function samples({ user_id, events }: Wedding, reach: Reach): RawBuilder<unknown> {
  const household = events === 'all' ? sql`households.name` : shownName(user_id, events)
  return sql`
    told as materialized (
      select line.act, line.id, line.what, line.object_id, line.event_id, line.actor_id, case when line.what = 'guest.reply' then line.after ->> 'status' end as status,
        dense_rank() over (partition by line.act, line.what order by line.object_id) as nth
      from page join wedding_changes line on line.act = page.act and line.user_id = ${user_id}
      where ${isListed} and ${isReached(reach)}
    ),
    sample as (
      select distinct on (told.act, told.what, told.nth) told.act, told.what, told.nth, jsonb_build_object(
        'name', ${nameOf(user_id, household)},
        'event', (select name from guest_wedding_events event where event.user_id = ${user_id} and event.id = line.event_id
          and event.id <> (select min(id) from guest_wedding_events main where main.user_id = ${user_id})),
        'household', (select ${household} from households
          where households.user_id = ${user_id} and households.id = (line.after ->> 'household_id')::bigint),
        'before', ${only('before')}, 'after', ${only('after')}) as said,
        case when line.what like '%.change' then (select jsonb_agg(key) from jsonb_object_keys(line.after) key) end as fields
      from told join wedding_changes line on (line.user_id, line.id) = (${user_id}, told.id)
      where told.nth <= 3 order by told.act, told.what, told.nth, told.id desc
    ),
    part as (
      select counted.act, counted.first_id, jsonb_build_object('what', counted.what, 'things', things, 'events', events, 'is_same', is_same, 'is_own', is_own, 'coming', coming, 'cannot', cannot,
        'fields', coalesce((select fields from sample where (sample.act, sample.what, sample.nth) = (counted.act, counted.what, 1)), '[]'),
        'samples', (select jsonb_agg(said order by nth) from sample where (sample.act, sample.what) = (counted.act, counted.what))) as told
      from (
        select act, what, min(id) as first_id, max(nth) as things, count(distinct event_id) as events, count(distinct status) < 2 as is_same, bool_and(actor_id is not distinct from ${user_id}) as is_own,
          count(distinct object_id) filter (where status = '2') as coming, count(distinct object_id) filter (where status = '3') as cannot
        from told group by act, what
      ) counted
    )`
}

/** As it is called today; what is gone, as it was called last. */
function nameOf(user_id: number, household: RawBuilder<unknown>) {
  const guest = (row: RawBuilder<unknown>) => sql`nullif(trim(concat(${row} ->> 'firstname', ' ', ${row} ->> 'lastname')), '')`
  return sql`case split_part(line.what, '.', 1)
    when 'guest' then coalesce(
      (select nullif(trim(concat(firstname, ' ', lastname)), '') from guests where guests.user_id = ${user_id} and guests.id = line.object_id),
      ${guest(sql`line.after`)}, ${guest(sql`line.before`)},
      (select ${guest(sql`gone.before`)} from wedding_changes gone where gone.user_id = ${user_id} and gone.object_id = line.object_id
        and gone.what = 'guest.delete' order by gone.id desc limit 1), '')
    when 'household' then coalesce(
      (select ${household} from households where households.user_id = ${user_id} and households.id = line.object_id), '')
    ${sql.join(usual(user_id), sql` `)}
    when 'posse' then coalesce(
      (select nullif(member.firstname, '') from user_posses posse join users member on member.id = posse.member_id
        where posse.user_id = ${user_id} and posse.id = line.object_id),
      line.after ->> 'email', line.before ->> 'email', '')
    else '' end`
}

function usual(user_id: number) {
  const others = allThings.filter(({ kind, name }) => name.length > 0 && kind !== 'guest' && kind !== 'household')
  return others.map(({ kind, table, name }) => {
    const said = (row: string) => joined(name.map((column) => sql`${sql.ref(row)} ->> ${sql.lit(column)}`))
    return sql`when ${sql.lit(kind)} then coalesce(
      (select ${joined(name.map((column) => sql.ref(column)))} from ${sql.table(table)} own where own.user_id = ${user_id} and own.id = line.object_id),
      nullif(${said('line.after')}, ''), ${said('line.before')})`
  })
}

function only(row: 'before' | 'after') {
  return sql`(select jsonb_object_agg(key, value) from jsonb_each(${sql.ref(`line.${row}`)}) where key = any(${sql.lit(`{${shown.join()}}`)}::text[]))`
}
