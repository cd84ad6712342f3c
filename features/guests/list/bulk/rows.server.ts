import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines } from '#features/lines.server.ts'
import type { Wedding } from '#db/wedding.ts'
import { most } from '../adding/guest-draft-fields.ts'
import { reachable } from '#features/wedding/access/guest-reach-rows.server.ts'
import { columnsOf } from '#features/thing.server.ts'
import type { Guest } from '../contract.ts'
import type { NamedGuest, NamedLine } from './guest-names.ts'

/** As people typed it, or as it is thought of: of infants no line of names speaks. */
type Line = Partial<Omit<NamedLine, 'guests'>> & { guests: readonly (Omit<NamedGuest, 'age_group'> & Pick<Guest, 'age_group'>)[] }

interface Added {
  lines: readonly Line[]
  wedding_events: readonly number[]
  relationship: string
  side: string
  /** What they answered; nothing yet, where it is not said. */
  status?: number
  act: string
}

/** Adds all lines in one statement, each household with its guests. Ids are drawn first, so that the parts can name each other. */
export async function insertLines(
  db: Db,
  wedding: Wedding,
  { lines: named, wedding_events, relationship, side, status = 0, act }: Added,
): Promise<number[]> {
  const households = named.flatMap(({ household }, line) => (household === undefined ? [] : [{ line, name: household.slice(0, 120) }]))
  const guests = named.flatMap(({ guests, phone, aside, address }, line) =>
    guests.map((guest, nth) => ({
      ...guest,
      ...(nth === 0 && { phone: phone?.slice(0, most.phone), notes: aside?.slice(0, most.notes) }),
      ...fitted(address),
      line,
      nth,
    })),
  )
  const { rows } = await sql<{ id: number }>`
    with household as materialized (
      select line, name, nextval(pg_get_serial_sequence('households', 'id')) as id
      from jsonb_to_recordset(${JSON.stringify(households)}::jsonb) as h (line integer, name text)
    ),
    guest as materialized (
      select g.*, household.id as household_id, nextval(pg_get_serial_sequence('guests', 'id')) as id
      from jsonb_to_recordset(${JSON.stringify(guests)}::jsonb)
        as g (line integer, nth integer, firstname text, lastname text, email text, age_group text, plus_one_allowed boolean, phone text,
          notes text, address_line1 text, address_line2 text, city text, state text, postal_code text, country text)
      left join household using (line) order by line, nth
    ),
    made as (
      insert into households (user_id, id, name) overriding system value
      select ${wedding.user_id}::bigint, id, name from household returning id, name
    ),
    added as (
      insert into guests (user_id, id, household_id, firstname, lastname, email, age_group, plus_one_allowed, relationship, side,
        ${columnsOf(extras)})
      overriding system value
      select ${wedding.user_id}::bigint, id, household_id, firstname, lastname, email, age_group, plus_one_allowed, ${relationship}, ${side},
        ${sql.join(extras.map((name) => sql`coalesce(${sql.ref(name)}, '')`))}
      from guest returning id, firstname, lastname
    ),
    listed as (
      insert into guest_answers (user_id, guest_id, event_id, status, answered_at)
      select ${wedding.user_id}::bigint, added.id, event_id, ${status}::smallint, case when ${status}::smallint > 1 then now() end from added, unnest(${wedding_events}::bigint[]) event_id
    ),
    told_households as ${lines(wedding, { what: 'household.add', of: 'made', after: sql`to_jsonb(made)`, act })},
    told_guests as ${lines(wedding, { what: 'guest.add', of: 'added', after: sql`to_jsonb(added)`, act })}
    select id from added order by id`.execute(db)
  return rows.map(({ id }) => id)
}

const places = ['address_line1', 'address_line2', 'city', 'state', 'postal_code', 'country'] as const

const extras = ['phone', 'notes', ...places] as const

/** As long as the list lets each part be. */
function fitted(address: NamedLine['address']): Partial<Record<(typeof places)[number], string>> {
  return Object.fromEntries(places.map((part) => [part, address?.[part].slice(0, most[part]) ?? '']))
}

/** How many of these guests are within reach. */
export async function countReached(db: Db, wedding: Wedding, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ reached: number }>`
    select count(*) as reached from guests
    where user_id = ${wedding.user_id} and id = any(${ids}::bigint[]) and ${reachable(wedding)}`.execute(db)
  return rows[0]!.reached
}
