import { sql } from 'kysely'
import { mayBring } from '#features/guests/list/bringing-rows.server.ts'
import { ownFields } from '#features/guests/list/own-fields.ts'

/** An answer, as the household is shown it. */
export function shownReply(answer: string) {
  return sql`jsonb_build_object(${fields(answer, ['event_id', 'status', 'plus_one_count', 'meal', 'plus_one_meals'])},
    'answered_at', to_char(${sql.ref(`${answer}.answered_at`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`
}

/** A guest, as the household is shown them, but for their answers. */
export function shownGuest(guest: string) {
  return sql`jsonb_build_object(${fields(guest, ['id', 'firstname', 'lastname', 'age_group', 'dietary_notes', 'plus_one_names'])},
    'plus_one_most', ${mayBring(guest)})`
}

/** What the guest of an invite is shown of their own. */
export function shownOwn(guest: string) {
  return sql`jsonb_build_object(${fields(guest, ['id', ...ownFields])})`
}

function fields(table: string, names: readonly string[]) {
  return sql.join(names.map((name) => sql`${sql.lit(name)}, ${sql.ref(`${table}.${name}`)}`))
}
