import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { What } from '#features/kinds.ts'
import { lines } from '#features/lines.server.ts'
import type { Wedding } from '#db/wedding.ts'
import { GuestInput } from '#features/guests/list/contract.ts'
import { reachable, shownName } from '#features/wedding/access/guest-reach-rows.server.ts'
import { ownFields } from '#features/guests/list/own-fields.ts'
import { namesOf } from '#features/shapes.ts'
import { columnsOf } from '#features/thing.server.ts'
import type { CheckedImport } from './contract.ts'

/** Everybody within reach, with what two people are told apart by, as JSON; what is empty is left out. */
export async function writeKnown(db: Db, { user_id, events }: Wedding): Promise<string> {
  const name = events === 'all' ? sql`households.name` : shownName(user_id, events)
  const isOpen = events === 'all' ? sql`true` : sql`event_id = any(${events}::bigint[])`
  const { rows } = await sql<{ known: string }>`
    select json_build_object('seen', (select coalesce(max(id), 0) from wedding_changes where user_id = ${user_id}),
    'data', (select coalesce(json_agg(jsonb_strip_nulls(jsonb_build_object(
      'id', guests.id, 'firstname', firstname, ${sql.join(knownFields.map((field) => sql`${sql.lit(field)}, nullif(${sql.ref(field)}, '')`))},
      'household', (select nullif(${name}, '') from households where (households.user_id, households.id) = (guests.user_id, household_id)),
      'answers', (select jsonb_agg(jsonb_build_object('id', event_id, 'status', status) order by event_id) from guest_answers answer
        where (answer.user_id, answer.guest_id) = (guests.user_id, guests.id) and ${isOpen}))) order by guests.id), '[]')
      from guests where guests.user_id = ${user_id} and ${reachable({ events })}))::text as known`.execute(db)
  return rows[0]!.known
}

const knownFields = [
  ...ownFields.filter((name) => name !== 'firstname'),
  'relationship',
  'wedding_party_role',
  'dietary_notes',
  'table_name',
] as const

/** Imports to one wedding come one after the other; whatever else is done there goes on. */
export async function takeTurn(db: Db, { user_id }: Wedding): Promise<void> {
  await sql`select from users where id = ${user_id} for no key update`.execute(db)
}

/** What the caller's import of this name did, if it was there before. */
export async function importedBy(db: Db, { user_id, actor_id }: Wedding, act: string) {
  const { rows } = await sql<{ all: number; guests: number; households: number; merged: number }>`
    select count(*)::integer as all, count(*) filter (where what = 'guest.add')::integer as guests,
      count(*) filter (where what = 'household.add')::integer as households,
      count(distinct object_id) filter (where what in ('guest.change', 'guest.reply'))::integer as merged
    from wedding_changes where user_id = ${user_id} and actor_id = ${actor_id} and act = ${act}`.execute(db)
  const { all, ...did } = rows[0]!
  return all > 0 ? did : undefined
}

/** Whether such a thing was done since that line of the history. */
export async function isChangedSince(db: Db, { user_id }: Wedding, seen: number, what: readonly What[]): Promise<boolean> {
  const { rows } = await sql`select from wedding_changes where user_id = ${user_id} and id > ${seen}
    and what = any(${what}::text[]) limit 1`.execute(db)
  return rows.length > 0
}

const given = namesOf(
  GuestInput.omit({ household_id: true, save_the_date_sent_at: true, invitation_sent_at: true, thank_you_sent_at: true }).shape,
)

/** What a file does not say of a guest. */
const blank = JSON.stringify({
  ...Object.fromEntries(given.map((name) => [name, ''])),
  side: 'both',
  age_group: 'adult',
  drinks: null,
  plus_one_allowed: false,
  plus_one_names: [],
  tags: [],
})

/** A household that was made, and its place among those of the import. */
export interface Home {
  place: number
  id: number
}

/** All of them in one statement, each household with its guests. Ids are drawn first, so that the parts can name each other. */
export async function insertImport(db: Db, wedding: Wedding, { households, guests, merges, act }: CheckedImport): Promise<Home[]> {
  const { user_id } = wedding
  const fields = columnsOf(given)
  const { rows } = await sql<Home>`
    with household as materialized (
      select ordinality - 1 as place, value as name, nextval(pg_get_serial_sequence('households', 'id')) as id
      from jsonb_array_elements_text(${JSON.stringify(households)}::jsonb) with ordinality
    ),
    guest as materialized (
      select value as said, nextval(pg_get_serial_sequence('guests', 'id')) as id
      from jsonb_array_elements(${JSON.stringify(guests)}::jsonb) with ordinality
      order by ordinality
    ),
    -- Whoever joins somebody of the list goes where they are, and else where the file puts them.
    homed as materialized (
      select guest.*, coalesce(there.household_id, household.id) as household_id
      from guest left join household on place = (said ->> 'household')::integer
      left join guests there on there.user_id = ${user_id} and there.id = (said ->> 'beside')::bigint
    ),
    made as (
      insert into households (user_id, id, name) overriding system value
      select ${user_id}::bigint, id, name from household
      where id in (select household_id from homed) or place = any(${merges.flatMap(({ household }) => household ?? [])}::integer[])
      returning id, name
    ),
    added as (
      insert into guests (user_id, id, household_id, ${fields}) overriding system value
      select ${user_id}::bigint, homed.id, homed.household_id, ${columnsOf(given, 'one')}
      from homed, jsonb_populate_record(null::guests, ${blank}::jsonb || (said - 'id' - 'household_id')) one
      returning id, firstname, lastname
    ),
    listed as (
      insert into guest_answers (user_id, guest_id, event_id, status, plus_one_count, meal, answered_at)
      select distinct on (guest.id, place.id) ${user_id}::bigint, guest.id, place.id, coalesce(place.status, 0),
        coalesce(place.plus_one_count, 0), coalesce(place.meal, ''), case when place.status > 1 then now() end
      from guest join added on added.id = guest.id,
        jsonb_to_recordset(said -> 'places') as place (id bigint, status smallint, plus_one_count smallint, meal text)
    ),
    told_households as ${lines(wedding, { what: 'household.add', of: 'made', after: sql`to_jsonb(made)`, act })},
    told_guests as ${lines(wedding, { what: 'guest.add', of: 'added', after: sql`to_jsonb(added)`, act })}
    select place::integer, id from household join made using (id)`.execute(db)
  return rows
}
