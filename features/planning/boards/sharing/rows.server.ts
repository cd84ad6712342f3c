import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { BoardShare } from '../board-shapes.ts'

/** Whom a board is shown to now; who only helps learns that it is, and not to whom. */
export async function findShare(db: Db, { user_id, role }: Wedding, board_id: number): Promise<BoardShare | null> {
  const { rows } = await sql<BoardShare>`
    select case when ${role !== 'helper'} then vendor.name end as vendor, way, share.created_at, opened_at
    from board_shares share join user_vendors vendor on (vendor.user_id, vendor.id) = (share.user_id, share.user_vendor_id)
    where share.user_id = ${user_id} and board_id = ${board_id} and ended_at is null`.execute(db)
  return rows[0] ?? null
}

export interface ShownTo {
  id: number
  name: string
  email: string
  /** The business of the directory that it is. */
  vendor_id: number | null
  /** Of those with whom words can be exchanged now. */
  conversation_id: number | null
  /** They have the board in that conversation already. */
  has_it: boolean
}

/** A vendor of the couple's list, held until the transaction ends. */
export async function holdVendor(db: Db, { user_id }: Wedding, id: number, board_id: number): Promise<ShownTo | undefined> {
  const { rows } = await sql<ShownTo>`
    select id, name, email, vendor_id, exists (select from board_shares share where share.user_id = vendor.user_id and share.board_id = ${board_id}
      and user_vendor_id = vendor.id and way = 'conversation' and ended_at is null) as has_it, (select id from conversations where conversations.user_id = vendor.user_id and content_id = vendor.vendor_id
      and is_open and blocked_by is null) as conversation_id
    from user_vendors vendor where user_id = ${user_id} and id = ${id} for key share`.execute(db)
  return rows[0]
}

export async function endShare(db: Db, { user_id }: Wedding, board_id: number): Promise<void> {
  await db
    .updateTable('board_shares')
    .set({ ended_at: sql`now()` })
    .where('user_id', '=', user_id)
    .where('board_id', '=', board_id)
    .where('ended_at', 'is', null)
    .execute()
}

interface NewShare {
  board_id: number
  user_vendor_id: number
  way: BoardShare['way']
  hash: Buffer
}

export async function insertShare(db: Db, { user_id }: Wedding, share: NewShare): Promise<void> {
  await db
    .insertInto('board_shares')
    .values({ ...share, user_id, opened_at: null, ended_at: null })
    .execute()
}

export interface Shared {
  id: number
  user_id: number
  board_id: number
  name: string
  notes: string
  vendor: string
  firstname: string
  other_firstname: string
  items_count: number
  ended_at: string | null
}

/** Which board a link shows; undefined where nobody was given it, and where the couple is leaving. */
export async function findShared(db: Db, hash: Buffer): Promise<Shared | undefined> {
  const { rows } = await sql<Shared>`
    select share.id, share.user_id, board_id, board.name, board.notes, vendor.name as vendor, firstname, other_firstname, ended_at,
      (select count(*)::integer from board_items item where (item.user_id, item.board_id) = (board.user_id, board.id)) as items_count
    from board_shares share
    join boards board on (board.user_id, board.id) = (share.user_id, share.board_id)
    join user_vendors vendor on (vendor.user_id, vendor.id) = (share.user_id, share.user_vendor_id)
    join users on users.id = share.user_id
    where hash = ${hash} and not exists (select from account_deletions where account_deletions.user_id = share.user_id)`.execute(db)
  return rows[0]
}

/** Once a minute is often enough to say when it was opened last. */
export async function markOpened(db: Db, { user_id, id }: Pick<Shared, 'user_id' | 'id'>): Promise<void> {
  await sql`update board_shares set opened_at = now()
    where user_id = ${user_id} and id = ${id} and (opened_at is null or opened_at < now() - interval '1 minute')`.execute(db)
}

/** Where pictures lie that were brought. */
export async function findPlaces(db: Db, user_id: number, ids: readonly number[]): Promise<{ id: number; key: string; format: string }[]> {
  const { rows } = await sql<{ id: number; key: string; format: string }>`
    select id, key, format from files where user_id = ${user_id} and id = any(${ids}::bigint[]) and kind = 'picture'`.execute(db)
  return rows
}
