import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { columnsOf } from '#features/thing.server.ts'
import type { Taken } from './taken-rows.server.ts'

type Row = Record<string, unknown>

/** All rows of one table that are somebody's, as they are read; between two pages nothing is held. */
export async function* rowsOf(db: Db, user_id: number, taken: Taken): AsyncGenerator<Row> {
  for (let last: Row | undefined; ; ) {
    const rows = await onePage(db, user_id, taken, last)
    yield* rows
    last = rows.at(-1)
    if (!last || rows.length < most) return
  }
}

const most = 500

async function onePage(db: Db, user_id: number, { table, whose, key, columns }: Taken, last: Row | undefined): Promise<Row[]> {
  const order = columnsOf(key)
  const behind = last ? sql`and (${order}) > (${sql.join(key.map((name) => last[name]))})` : sql``
  const wanted = columnsOf([...new Set([...columns, ...key])])
  const { rows } = await sql<Row>`
    select ${wanted} from ${sql.table(table)} where ${sql.ref(whose)} = ${user_id} ${behind} order by ${order} limit ${sql.lit(most)}`.execute(
    db,
  )
  return rows
}

/** Those that were deleted, too, for as long as they can be had back. */
export function ownFiles(db: Db, user_id: number) {
  return db.selectFrom('files').where('user_id', '=', user_id).orderBy('id').select(['id', 'key', 'name', 'format']).execute()
}

/** What the newsletter knows of an address. */
export function findSubscriptions(db: Db, email: string): Promise<Row[]> {
  return db
    .selectFrom('newsletter_subscribers')
    .where(sql`lower(email collate "en-US-x-icu")`, '=', sql`lower(${email} collate "en-US-x-icu")`)
    .select(['email', 'requested_at', 'confirmed_at', 'left_at'])
    .execute()
}
