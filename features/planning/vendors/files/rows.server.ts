import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { shownPrivately, withItsFile } from '#features/files/uploads/private-rows.server.ts'
import { namesOf } from '#features/shapes.ts'
import { columnsOf, rowsOf } from '#features/thing.server.ts'
import { type KeptFile, type VendorFile, vendorFileFields } from './contract.ts'
import { vendorFile } from './things.server.ts'

const columns = namesOf(vendorFileFields)

export const vendorFileRows = rowsOf<KeptFile>(vendorFile, columns)

export type FoundFile = Omit<VendorFile, 'url'> & { is_gone: boolean }

/** All versions of the row `kept`. */
const versions = sql`select from vendor_files other where other.user_id = kept.user_id
  and coalesce(other.first_id, other.id) = coalesce(kept.first_id, kept.id)`
const isNewest = sql`not exists (${versions} and other.id > kept.id)`

/** The day that a certificate has to reach: of the vendor's event, else the couple's. */
const day = sql`coalesce(
  (select date from guest_wedding_events event where (event.user_id, event.id) = (kept.user_id, kept.guest_wedding_event_id)),
  (select wedding_date from users where users.id = kept.user_id))`

const shown = sql`select ${columnsOf(columns, 'kept')}, ${shownPrivately},
    (select count(*)::integer from (${versions} and other.id <= kept.id) earlier) as nth, ${isNewest} as is_newest,
    case when kept.ends_on < ${day} and ${isNewest} then ${day} end as ends_before
  from vendor_files kept ${withItsFile}`

/** What is kept of a vendor, the newest first. */
export async function findFiles(db: Db, wedding: Wedding, user_vendor_id: number): Promise<FoundFile[]> {
  const { rows } =
    await sql<FoundFile>`${shown} where ${within(wedding)} and kept.user_vendor_id = ${user_vendor_id} order by kept.id desc`.execute(db)
  return rows
}

export async function findFile(db: Db, wedding: Wedding, id: number): Promise<FoundFile | undefined> {
  const { rows } = await sql<FoundFile>`${shown} where ${within(wedding)} and kept.id = ${id}`.execute(db)
  return rows[0]
}

/** The ids of all versions of these vendors' files. */
export async function findFilesOf(db: Db, wedding: Wedding, vendors: readonly number[]): Promise<number[]> {
  return ids(db, sql`${within(wedding)} and user_vendor_id = any(${vendors}::bigint[])`)
}

/** The ids of all versions of a file, by any of them. */
export async function findVersions(db: Db, wedding: Wedding, id: number): Promise<number[]> {
  const first = sql`(select coalesce(first_id, id) from vendor_files where user_id = ${wedding.user_id} and id = ${id})`
  return ids(db, sql`${within(wedding)} and coalesce(first_id, id) = ${first}`)
}

type Meant = Pick<KeptFile, 'user_vendor_id' | 'first_id' | 'file_id' | 'kind' | 'ends_on'>

/** The newest of what is meant, where it says the same already: who presses twice keeps it once. */
export async function findSame(db: Db, wedding: Wedding, { user_vendor_id, first_id, file_id, kind, ends_on }: Meant) {
  const [id] = await ids(
    db,
    sql`${within(wedding)} and user_vendor_id = ${user_vendor_id} and file_id = ${file_id} and kind = ${kind}
      and ends_on is not distinct from ${ends_on}::date and (${first_id}::bigint is null or coalesce(first_id, id) = ${first_id}) and ${isNewest}`,
  )
  return id
}

async function ids(db: Db, where: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from vendor_files kept where ${where} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

function within({ user_id, events }: Wedding): RawBuilder<unknown> {
  return events === 'all'
    ? sql`kept.user_id = ${user_id}`
    : sql`kept.user_id = ${user_id} and kept.guest_wedding_event_id = any(${events}::bigint[])`
}
