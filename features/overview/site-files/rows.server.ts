import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { SiteFiles } from '#features/site/home/site-shapes.ts'

export type Name = keyof SiteFiles

interface Kept {
  name: Name
  version: number
  given: unknown
}

/** What was written last of each file. */
export async function findWritten(db: Db): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select distinct on (name) name, version, given from site_files order by name, version desc`.execute(db)
  return rows
}

interface SavedLine {
  version: number
  saved_at: string
  saved_by: string | null
}

/** Who saved it when, the last first. */
export async function findSaved(db: Db): Promise<(SavedLine & { name: Name })[]> {
  const { rows } = await sql<SavedLine & { name: Name }>`
    select file.name, file.version, file.saved_at, concat_ws(' ', users.firstname, users.lastname) as saved_by
    from site_files file left join users on users.id = file.saved_by
    order by file.name, file.version desc`.execute(db)
  return rows
}

export async function findGiven(db: Db, name: Name, version: number): Promise<{ given: unknown } | undefined> {
  return db.selectFrom('site_files').where('name', '=', name).where('version', '=', version).select('given').executeTakeFirst()
}

/** So many versions of a file are kept. */
const most = 50

/** Whether it is written so already, in whatever order. */
export async function isWritten(db: Db, name: Name, given: object | null): Promise<boolean> {
  const { rows } = await sql<{ is_same: boolean }>`
    select (select given from site_files where name = ${name} order by version desc limit 1)
      is not distinct from ${given && JSON.stringify(given)}::jsonb as is_same`.execute(db)
  return rows[0]!.is_same
}

/** False where somebody else saved since that version, or at the same moment: the number is taken then. */
export async function writeFile(
  db: Db,
  { name, version, given, saved_by }: { name: Name; version: number; given: object | null; saved_by: number },
): Promise<boolean> {
  const { rows } = await sql`
    with last as (select coalesce(max(version), 0) as version from site_files where name = ${name}),
      gone as (delete from site_files file using last where name = ${name} and last.version = ${version} and file.version <= ${version + 1 - most})
    insert into site_files (name, version, given, saved_by)
    select ${name}, ${version + 1}, ${given && JSON.stringify(given)}, ${saved_by} from last where last.version = ${version}
    on conflict do nothing returning version`.execute(db)
  return rows.length > 0
}
