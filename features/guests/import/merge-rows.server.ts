import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines } from '#features/lines.server.ts'
import type { Wedding } from '#db/wedding.ts'
import { GuestChange } from '#features/guests/list/contract.ts'
import { reachable } from '#features/wedding/access/guest-reach-rows.server.ts'
import { saveReplies } from '#features/guests/list/reply-rows.server.ts'
import { namesOf } from '#features/shapes.ts'
import { columnsOf } from '#features/thing.server.ts'
import type { CheckedImport } from './contract.ts'
import { type Filled, filledBy } from './filled-guest.ts'
import type { Home } from './rows.server.ts'

/** Lets guests of the list know what a file says of them, and answers how many of them are within reach. */
export async function mergeGuests(db: Db, wedding: Wedding, { merges, act }: CheckedImport, homes: readonly Home[]): Promise<number> {
  if (merges.length === 0) return 0
  const ids = merges.map(({ id }) => id)
  const { rows } = await sql<Filled & { id: number }>`
    select id, ${columns} from guests where user_id = ${wedding.user_id} and id = any(${ids}::bigint[]) and ${reachable(wedding)}
    order by id for update`.execute(db)
  const earlier = new Map(rows.map((row) => [row.id, row]))
  const byPlace = new Map(homes.map(({ place, id }) => [place, id]))
  const changes = merges.flatMap((merge) => {
    const change = filledBy(earlier.get(merge.id), merge, byPlace.get(merge.household ?? -1))
    return change ? [{ id: merge.id, change }] : []
  })
  await writeChanges(db, wedding, changes, act)
  await writeReplies(db, wedding, merges, act)
  return rows.length
}

const columns = columnsOf(namesOf(GuestChange.shape))

async function writeChanges(db: Db, wedding: Wedding, changes: readonly { id: number; change: object }[], act: string): Promise<void> {
  if (changes.length === 0) return
  await sql`
    with line as (select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as l (id bigint, change jsonb)),
    earlier as (select guests.*, change from guests join line using (id) where user_id = ${wedding.user_id}),
    edited as (
      update guests set (${columns}) = (select ${columns} from jsonb_populate_record(guests, change)),
        version = guests.version + 1, updated_at = now()
      from earlier where guests.user_id = ${wedding.user_id} and guests.id = earlier.id
      returning guests.id, change as after,
        (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(earlier)) where change ? key) as before
    ),
    told as ${lines(wedding, { what: 'guest.change', of: 'edited', before: sql`before`, after: sql`after`, act })}
    select id from edited`.execute(db)
}

/** Puts them on lists and fills answers that nobody gave yet; those that are alike are written together. */
async function writeReplies(db: Db, wedding: Wedding, merges: CheckedImport['merges'], act: string): Promise<void> {
  const asked = merges.flatMap(({ id, places }) => places.map((place) => ({ guest: id, place })))
  if (asked.length === 0) return
  const answered = await answersOf(
    db,
    wedding,
    merges.map(({ id }) => id),
  )
  const open = asked.filter(({ guest, place }) => {
    const now = answered.get(`${guest} ${place.id}`)
    return now === undefined || (now < 2 && (place.status ?? 0) > now)
  })
  for (const alike of Map.groupBy(open, ({ place }) => JSON.stringify(place)).values()) {
    const { id: event_id, ...reply } = alike[0]!.place
    await saveReplies(db, wedding, { ids: alike.map(({ guest }) => guest), event_id, ...reply, act })
  }
}

async function answersOf(db: Db, { user_id }: Wedding, ids: readonly number[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('guest_answers')
    .where('user_id', '=', user_id)
    .where('guest_id', '=', sql<number>`any(${ids}::bigint[])`)
    .select(['guest_id', 'event_id', 'status'])
    .execute()
  return new Map(rows.map(({ guest_id, event_id, status }) => [`${guest_id} ${event_id}`, status]))
}
