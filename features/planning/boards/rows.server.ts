import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { rowsOf } from '#features/thing.server.ts'
import type { Board } from './board-shapes.ts'
import type { NamedBoard } from './contract.ts'
import { board } from './things.server.ts'

export type BoardRow = Omit<Board, 'items'>

const columns = ['id', 'slug', 'name', 'guest_wedding_event_id', 'is_public', 'version'] as const

export const boardRows = rowsOf<Pick<BoardRow, (typeof columns)[number]>>(board, columns)

/** Loved, by its slug. */
export const loved = 'loved'

/** What a list asks for beside what is within reach. */
export interface Narrowed {
  slug?: string
  events?: readonly number[] | undefined
}

/** Loved first, then the newest. */
export async function findBoards(db: Db, wedding: Wedding, { slug, events }: Narrowed = {}): Promise<BoardRow[]> {
  const of = slug === undefined ? sql`true` : sql`slug = ${slug}`
  const on = events === undefined ? sql`true` : sql`guest_wedding_event_id = any(${events}::bigint[])`
  return selectBoards(db, sql`user_id = ${wedding.user_id} and ${boardRows.reach(wedding)} and ${of} and ${on}`)
}

/** All of them by name, in the same order. */
export async function findNames(db: Db, wedding: Wedding): Promise<NamedBoard[]> {
  const { rows } = await sql<NamedBoard>`
    select id, slug, name from boards where user_id = ${wedding.user_id} and ${boardRows.reach(wedding)} order by ${inOrder}`.execute(db)
  return rows
}

/** What everybody may see: of one couple, or by its id. */
export function findPublic(db: Db, of: { username: string } | { id: number }): Promise<BoardRow[]> {
  const which = 'id' in of ? sql`id = ${of.id}` : sql`user_id = (select id from users where lower(username) = lower(${of.username}))`
  return selectBoards(db, sql`is_public and ${which}`)
}

/** One within reach, by its id. */
export async function findBoard(db: Db, wedding: Wedding, id: number): Promise<BoardRow | undefined> {
  return (await selectBoards(db, sql`user_id = ${wedding.user_id} and ${boardRows.reach(wedding)} and id = ${id}`))[0]
}

/** Whose board it is, as everybody may know them. */
export async function findOwner(db: Db, board_id: number) {
  return db
    .selectFrom('boards')
    .innerJoin('users', 'users.id', 'boards.user_id')
    .where('boards.id', '=', board_id)
    .select(['username', 'firstname', 'other_firstname'])
    .executeTakeFirstOrThrow()
}

const inOrder = sql`slug <> ${loved}, position desc`

async function selectBoards(db: Db, where: RawBuilder<unknown>): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    select id, slug, name, notes, guest_wedding_event_id, is_public, cover_id, version, created_at, updated_at,
      (select count(*)::integer from board_items item where (item.user_id, item.board_id) = (boards.user_id, boards.id)) as items_count
    from boards where ${where as RawBuilder<SqlBool>} order by ${inOrder}`.execute(db)
  return rows
}

/** When the couple began to keep things on boards. */
export async function findBegun(db: Db, { user_id }: Wedding): Promise<string | null> {
  const found = await db.selectFrom('users').where('id', '=', user_id).select('saved_ideas_setup_at').executeTakeFirstOrThrow()
  return found.saved_ideas_setup_at
}

/** Events whose boards are within reach. */
export function findEvents(db: Db, { user_id, events }: Wedding) {
  const all = db.selectFrom('guest_wedding_events').where('user_id', '=', user_id)
  return (events === 'all' ? all : all.where('id', '=', sql<number>`any(${events}::bigint[])`))
    .select(['id', 'taxonomy_event_id', 'name', 'version'])
    .orderBy('id')
    .execute()
}
