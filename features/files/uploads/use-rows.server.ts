import { type RawBuilder, sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { addCopy, type FileRow, findSeen } from './rows.server.ts'
import type { FoundPicture } from './shown-picture.ts'
import type { UseKind } from './use-kinds.ts'

/** What a file belongs to: a kind of place, and which of them. */
export interface Place {
  kind: UseKind
  thing_id: number
}

export interface Use extends Place {
  file_id: number
  /** Whose wedding plans with it sees it where they plan this event; without one the couple alone. */
  event_id?: number | null
  seen_by: 'owner' | 'wedding' | 'everybody'
}

/**
 * Gives a place a file: of whoever acts, or of the couple already. The file is the couple's from then on, unless it belongs to something
 * else. False where there is no such file; the caller's transaction then should not stand.
 */
export async function attach(db: Db, { user_id, actor_id }: Pick<Wedding, 'user_id' | 'actor_id'>, use: Use): Promise<boolean> {
  const { kind, thing_id, file_id, event_id = null, seen_by } = use
  const { rows } = await sql`
    with given as (
      update files set user_id = ${user_id} where id = ${file_id} and user_id = ${actor_id} and user_id <> ${user_id} and deleted_at is null
      and not exists (select from file_uses where user_id = ${actor_id} and file_id = ${file_id}) returning id
    ),
    known as (select id from files where id = ${file_id} and user_id = ${user_id} and deleted_at is null union select id from given)
    insert into file_uses as kept (user_id, kind, thing_id, file_id, event_id, seen_by)
    select ${user_id}, ${kind}, ${thing_id}, id, ${event_id}::bigint, ${seen_by} from known
    on conflict (user_id, kind, thing_id, file_id) do update set event_id = excluded.event_id, seen_by = excluded.seen_by
    returning file_id`.execute(db)
  return rows.length > 0
}

/** The same for a place that has one file: the one before goes, and can be had back for 30 days. */
export function attachInstead(db: Db, wedding: Pick<Wedding, 'user_id' | 'actor_id'>, use: Use): Promise<boolean> {
  return inTransaction(db, async (db) => {
    if (!(await attach(db, wedding, use))) return false
    await uses(db, wedding, use).where('file_id', '<>', use.file_id).execute()
    return true
  })
}

/** Takes what the place has from it; a file that belongs to nothing else goes with that. */
export async function detach(db: Db, wedding: Pick<Wedding, 'user_id'>, place: Place): Promise<void> {
  await uses(db, wedding, place).execute()
}

/** Publishes what the place has, or withdraws it: from then on its addresses lead nowhere for others. */
export async function showTo(
  db: Db,
  { user_id }: Pick<Wedding, 'user_id'>,
  { kind, thing_id }: Place,
  seen_by: Use['seen_by'],
): Promise<void> {
  await db
    .updateTable('file_uses')
    .where('user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('thing_id', '=', thing_id)
    .set({ seen_by })
    .execute()
}

/** What a file belongs to. */
export async function inUse(
  db: Db,
  { user_id }: Pick<Wedding, 'user_id'>,
  file_id: number,
): Promise<{ kind: string; thing_id: number; seen_by: Use['seen_by'] }[]> {
  return db
    .selectFrom('file_uses')
    .where('user_id', '=', user_id)
    .where('file_id', '=', file_id)
    .select(['kind', 'thing_id', 'seen_by'])
    .execute()
}

function uses(db: Db, { user_id }: Pick<Wedding, 'user_id'>, { kind, thing_id }: Place) {
  return db.deleteFrom('file_uses').where('user_id', '=', user_id).where('kind', '=', kind).where('thing_id', '=', thing_id)
}

/**
 * What whoever acts brought, or a file of the couple's that they see, for a row that names it itself, by the number that it has from then
 * on; its use is written with that row. Undefined where there is none, so that nobody guesses at what the couple keeps.
 */
export async function giveFile(
  db: Db,
  wedding: Pick<Wedding, 'user_id' | 'actor_id'>,
  file_id: number,
  only?: FileRow['kind'],
): Promise<FileRow | undefined> {
  const seen = await findSeen(db, file_id, wedding.actor_id)
  if (seen === undefined || (only && seen.kind !== only)) return undefined
  if (seen.user_id === wedding.user_id) return seen
  const id = await handOver(db, wedding, file_id)
  return id === undefined ? undefined : { ...seen, id, user_id: wedding.user_id }
}

/**
 * Makes a file of whoever acts the couple's, once. What belongs to something of their own already stays there, and the couple has a row of
 * its own that leads to the same place in the storage. Undefined where it is not theirs to give.
 */
export function handOver(
  db: Db,
  { user_id, actor_id }: Pick<Wedding, 'user_id' | 'actor_id'>,
  file_id: number,
  counts_for: number | null = null,
): Promise<number | undefined> {
  return inTransaction(db, async (db) => {
    // Who gives it a second time at once waits here, and finds what the first made.
    const { rows: held } = await sql<{ key: string }>`
      select key from files where id = ${file_id} and user_id = ${actor_id} and user_id <> ${user_id} and deleted_at is null for update`.execute(
      db,
    )
    if (!held[0]) return undefined
    const { rows: known } = await sql<{ id: number }>`
      select id from files where key = ${held[0].key} and user_id = ${user_id} and deleted_at is null order by id limit 1`.execute(db)
    if (known[0]) return known[0].id
    const { rows: moved } = await sql`
      update files set user_id = ${user_id}, counts_for = ${counts_for}::bigint where id = ${file_id}
      and not exists (select from file_uses where user_id = ${actor_id} and file_id = ${file_id}) returning id`.execute(db)
    return moved.length > 0 ? file_id : addCopy(db, file_id, { user_id, counts_for })
  })
}

/** Of a row that names its picture: what pages show of it, or null while there is none to see. */
export function pictureOf(whose: string, column: string): RawBuilder<FoundPicture | null> {
  return sql`(select jsonb_build_object('id', id, 'width', width, 'height', height, 'alt', alt) from files picture
    where picture.user_id = ${sql.ref(whose)} and picture.id = ${sql.ref(column)} and deleted_at is null and missing_since is null)`
}
