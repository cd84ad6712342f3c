import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { pinRows } from '../item-rows.server.ts'

/** Reads the links later, so that nobody waits for a stranger's page; in the transaction that saves them. */
export async function queueLinks(db: Db, { user_id }: Pick<Wedding, 'user_id'>, ids: readonly number[]): Promise<void> {
  await sql`select graphile_worker.add_job('read_link', json_build_object('user_id', ${user_id}::bigint, 'id', id), max_attempts => 3)
    from unnest(${ids}::bigint[]) id`.execute(db)
}

/** A link that is still as it was typed. */
export async function findUnread(db: Db, user_id: number, id: number) {
  return db
    .selectFrom('board_items')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('content_type', '=', 'link')
    .where('file_id', 'is', null)
    .select(['source_url', 'title as typed', 'version'])
    .executeTakeFirst()
}

interface Read {
  user_id: number
  id: number
  source_url: string
  typed: string
  version: number
  title: string | null
  author: string | null
  file_id: number | undefined
}

/** What somebody wrote meanwhile stays; nobody did this, so its line names nobody's act. */
export async function saveRead(db: Db, { user_id, id, source_url, typed, version, title, author, file_id }: Read): Promise<void> {
  const isOwn = typed !== new URL(source_url).hostname.replace(/^www\./, '')
  const change = {
    ...(title && !isOwn && { title: title.slice(0, 200) }),
    ...(author && { author }),
    ...(file_id !== undefined && { file_id }),
  }
  if (Object.keys(change).length === 0) return
  const couple = {
    user_id,
    actor_id: user_id,
    role: 'owner',
    firstname: '',
    other_firstname: '',
    guestlist_setup_at: null,
    events: 'all',
  } as const
  await pinRows.change(db, couple, { ids: [id], change, version })
}
