import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import type { FileLimits } from '#server/files/file-settings.ts'
import type { NewUpload, Upload } from './contract.ts'

export interface UploadRow extends Omit<Upload, 'file'> {
  file_id: number | null
  expires_at: string
}

export interface Piece {
  user_id: number
  id: number
  start: number
  bytes: number
  key: string
}

/** Two of the same at once are each the first. */
const isKnown = sql`coalesce((select file.created_at < uploads.created_at from files file
  where file.user_id = uploads.user_id and file.id = uploads.file_id), false) as is_known`

const shown = sql`id, name, arrived as "offset", size, state, reason, file_id, ${isKnown}, expires_at`

export type Quotas = Pick<FileLimits, 'account' | 'submitting'>

/** Who sends a wedding in has more room, from the draft until it is declined or withdrawn. */
export async function findQuota(db: Db, user_id: number, { account, submitting }: Quotas): Promise<number> {
  const { rows } = await sql`select from submissions where user_id = ${user_id} and state not in ('declined', 'withdrawn') limit 1`.execute(
    db,
  )
  return rows.length > 0 ? Math.max(account, submitting) : account
}

/** Reserves room for a file, or finds the same one unfinished. Of two at once the second waits, and finds the first. */
export function beginUpload(db: Db, user_id: number, { name, size, purpose, sha256 }: NewUpload, quotas: Quotas) {
  return inTransaction(db, async (db) => {
    const room = await holdRoom(db, user_id)
    const sum = sha256 === undefined ? null : Buffer.from(sha256, 'hex')
    const same = sql`user_id = ${user_id} and name = ${name} and size = ${size} and purpose = ${purpose}
      and coalesce(sha256, '') = coalesce(${sum}::bytea, '') and state in ('arriving', 'checking')`
    await sql`delete from uploads where ${same} and expires_at <= now()`.execute(db)
    const { rows: known } = await sql<UploadRow>`select ${shown} from uploads where ${same}`.execute(db)
    if (known[0]) return known[0]
    const quota = await findQuota(db, user_id, quotas)
    if (room.bytes + room.arriving + size > quota) return { full: 'no_room', quota, ...room } as const
    // What is deleted keeps its room for a while; it must not become a way to have any amount of it.
    if (room.bytes + room.deleted + room.arriving + size > 2 * quota) return { full: 'no_room_yet', quota, ...room } as const
    const { rows } = await sql<UploadRow>`
      insert into uploads (user_id, name, size, purpose, sha256) values (${user_id}, ${name}, ${size}, ${purpose}, ${sum}) returning ${shown}`.execute(
      db,
    )
    return rows[0]!
  })
}

export interface Room {
  bytes: number
  deleted: number
  arriving: number
}

/** What somebody has, as it stays until the transaction ends. */
export async function holdRoom(db: Db, user_id: number): Promise<Room> {
  return db
    .insertInto('file_totals')
    .values({ user_id })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id }))
    .returning(['bytes', 'deleted', 'arriving'])
    .executeTakeFirstOrThrow()
}

export async function findUpload(db: Db, user_id: number, id: number): Promise<UploadRow | undefined> {
  const { rows } = await sql<UploadRow>`
    select ${shown} from uploads where user_id = ${user_id} and id = ${id} and expires_at > now()`.execute(db)
  return rows[0]
}

/**
 * Adds a piece where it fits, which of two at once only one does: then it belongs to the upload, and no more to what is left over.
 * The last one asks for the look at the whole, should this process not come to it.
 */
export async function addPiece(db: Db, { user_id, id, start, bytes, key }: Piece): Promise<UploadRow['state'] | undefined> {
  const { rows } = await sql<{ state: UploadRow['state'] }>`
    with moved as (
      update uploads set arrived = arrived + ${bytes}, pieces = pieces + 1, expires_at = now() + interval '24 hours',
        state = case when arrived + ${bytes} = size then 'checking' else state end
      where user_id = ${user_id} and id = ${id} and arrived = ${start} and state = 'arriving' and pieces < ${mostPieces}
        and arrived + ${bytes} <= size and expires_at > now()
      returning user_id, id, state
    ),
    piece as (
      insert into upload_pieces (user_id, upload_id, start, bytes, key) select user_id, id, ${start}, ${bytes}, ${key} from moved
    ),
    kept as (delete from file_leftovers using moved where key = ${key})
    select state, case when state = 'checking' then (graphile_worker.add_job('keep_upload', json_build_object('user_id', user_id, 'id', id),
      run_at => now() + interval '2 minutes', job_key => 'upload:' || id, max_attempts => 8)).id end from moved`.execute(db)
  return rows[0]?.state
}

/** Whoever sends single bytes fills the storage with names. */
const mostPieces = 1_000

export async function hasTooManyPieces(db: Db, user_id: number, id: number): Promise<boolean> {
  const { pieces } = await db
    .selectFrom('uploads')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .select('pieces')
    .executeTakeFirstOrThrow()
  return pieces >= mostPieces
}

export async function findPieces(db: Db, user_id: number, upload_id: number): Promise<{ key: string; bytes: number }[]> {
  return db
    .selectFrom('upload_pieces')
    .where('user_id', '=', user_id)
    .where('upload_id', '=', upload_id)
    .orderBy('start')
    .select(['key', 'bytes'])
    .execute()
}

/** Whoever looks at the whole is the only one for a while. */
export function claimLook(db: Db, user_id: number, id: number) {
  return db
    .updateTable('uploads')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .where((eb) => eb.or([eb('looked_at_until', 'is', null), eb('looked_at_until', '<', sql<string>`now()`)]))
    .set({ looked_at_until: sql`now() + interval '110 seconds'` })
    .returning(['name', 'purpose', 'size', 'sha256'])
    .executeTakeFirst()
}

/** Others may look at it again. */
export async function leaveLook(db: Db, user_id: number, id: number): Promise<void> {
  await db.updateTable('uploads').where('user_id', '=', user_id).where('id', '=', id).set({ looked_at_until: null }).execute()
}

/** What becomes of an upload; false where that was said already, or it was given up. */
export async function endUpload(
  db: Db,
  { user_id, id }: { user_id: number; id: number },
  end: { state: 'kept'; file_id: number } | { state: 'refused'; reason: string },
): Promise<boolean> {
  const { rows } = await sql`
    with ended as (
      update uploads set ${sql.join(Object.entries(end).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))}
      where user_id = ${user_id} and id = ${id} and state = 'checking' returning user_id, id
    ),
    gone as (delete from upload_pieces using ended where upload_pieces.user_id = ended.user_id and upload_id = ended.id)
    select graphile_worker.remove_job('upload:' || id) from ended`.execute(db)
  return rows.length > 0
}

export async function stopUpload(db: Db, user_id: number, id: number): Promise<void> {
  await db.deleteFrom('uploads').where('user_id', '=', user_id).where('id', '=', id).execute()
}

/** What came to nothing in a day; who brought it may begin anew. */
export async function removeExpired(db: Db): Promise<void> {
  await db.deleteFrom('uploads').where('expires_at', '<=', sql<string>`now()`).execute()
}
