import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines } from '#features/lines.server.ts'
import { type Args, prepared } from '#db/prepared.ts'
import type { Wedding } from '#db/wedding.ts'
import { columnsOf } from '#features/thing.server.ts'
import { namesOf } from '#features/shapes.ts'
import { type EventPlace, Guest, GuestInput } from './contract.ts'

/** Adds a guest, on the lists of these events, and answers what is there now. */
export async function insertGuest(
  db: Db,
  wedding: Wedding,
  guest: GuestInput,
  places: readonly EventPlace[],
  act?: string,
): Promise<Guest> {
  const { user_id, actor_id } = wedding
  const placed = places.map((place) => (typeof place === 'number' ? { id: place } : place))
  const [added] = await insert(db, {
    user_id,
    actor_id,
    guest: JSON.stringify({ ...blank, ...guest }),
    places: JSON.stringify(placed),
    act: act ?? randomUUID(),
  })
  return added!
}

interface Added {
  user_id: number
  actor_id: number
  guest: string
  places: string
  act: string
}

/** What is not said of a new guest. */
const blank = {
  ...Object.fromEntries(namesOf(GuestInput.shape).map((name) => [name, ''])),
  household_id: null,
  side: 'both',
  age_group: 'adult',
  drinks: null,
  plus_one_allowed: false,
  plus_one_names: [],
  tags: [],
  save_the_date_sent_at: null,
  invitation_sent_at: null,
  thank_you_sent_at: null,
}

const given = columnsOf(namesOf(GuestInput.shape))
const shown = columnsOf(namesOf(Guest.omit({ wedding_events: true }).shape), 'added')

/** One statement, the same for every guest, so that it is planned once. */
const insert = prepared<Added, Guest>(
  () => ({}),
  (db, arg) => ({ compile: () => statement(arg).compile(db) }),
)

function statement({ user_id, actor_id, guest, places, act }: Args<Added>) {
  const name = sql`jsonb_build_object('id', added.id, 'firstname', added.firstname, 'lastname', added.lastname)`
  return sql<Guest>`
    with added as (
      insert into guests (user_id, ${given})
      select ${user_id}::bigint, ${given} from jsonb_populate_record(null::guests, ${guest}::jsonb) returning guests.*
    ),
    told as ${lines({ user_id, actor_id }, { what: 'guest.add', of: 'added', after: name, act })},
    listed as (
      insert into guest_answers (user_id, guest_id, event_id, status, plus_one_count, meal, plus_one_meals, answered_at)
      select distinct on (place.id) ${user_id}::bigint, added.id, place.id, coalesce(place.status, 0), coalesce(place.plus_one_count, 0),
        coalesce(place.meal, ''), coalesce(place.plus_one_meals, '{}'), case when place.status > 1 then now() end
      from added, jsonb_to_recordset(${places}::jsonb)
        as place (id bigint, status smallint, plus_one_count smallint, meal text, plus_one_meals text[])
      returning event_id as id, status, plus_one_count, meal, plus_one_meals
    )
    select ${shown}, (select coalesce(json_agg(listed order by id), '[]') from listed) as wedding_events from added`
}
