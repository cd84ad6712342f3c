import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Person } from './world.ts'

/** What the tables know of the files of a world. */
export function fileRowsOf({ db }: { db: Db }) {
  return { roomOf, countedAnew, keysOf }

  async function roomOf({ id }: Person) {
    return db.selectFrom('file_totals').where('user_id', '=', id).select(['bytes', 'deleted', 'arriving']).executeTakeFirstOrThrow()
  }

  async function countedAnew({ id }: Person) {
    const { rows } = await sql`select
      (select coalesce(sum(bytes) filter (where deleted_at is null), 0)::bigint from files where user_id = ${id}) as bytes,
      (select coalesce(sum(bytes) filter (where deleted_at is not null), 0)::bigint from files where user_id = ${id}) as deleted,
      (select coalesce(sum(size) filter (where state in ('arriving', 'checking')), 0)::bigint from uploads where user_id = ${id}) as arriving`.execute(
      db,
    )
    return rows[0]
  }

  async function keysOf({ id }: Person): Promise<string[]> {
    const found = await db.selectFrom('files').where('user_id', '=', id).orderBy('id').select('key').execute()
    return found.map(({ key }) => key)
  }
}
