import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { isShown, isSold } from '#features/magazine/content/rows.server.ts'
import type { Note, Progress } from './contract.ts'

interface Access {
  id: number
  is_sold: boolean
}

/** A lesson that is published, by its id or by its course and its slug. */
export async function findAccess(db: Db, named: { lesson: number } | { slug: string; lesson: string }): Promise<Access | undefined> {
  const which = 'slug' in named ? sql`slug = ${named.lesson} and fields ->> 'course' = ${named.slug}` : sql`id = ${named.lesson}::bigint`
  const { rows } = await sql<Access>`
    select id, ${isSold} as is_sold from content where type = 'lesson' and ${which} and ${isShown}`.execute(db)
  return rows[0]
}

/** How far somebody has come, by lesson. */
export async function findProgress(db: Db, user_id: number): Promise<Map<number, Progress>> {
  const rows = await db
    .selectFrom('lesson_progress')
    .where('user_id', '=', user_id)
    .select(['content_id', 'seconds', 'completed_at', 'updated_at'])
    .execute()
  return new Map(rows.map(({ content_id, ...progress }) => [content_id, progress]))
}

/** Done stays done at the time at which it first was; a place alone changes nothing of that. */
export async function keepProgress(
  db: Db,
  user_id: number,
  lesson: number,
  { seconds, is_completed }: { seconds?: number | undefined; is_completed?: boolean | undefined },
): Promise<Progress> {
  const done = is_completed ?? null
  const { rows } = await sql<Progress>`
    insert into lesson_progress as kept (user_id, content_id, seconds, completed_at)
    values (${user_id}, ${lesson}, ${seconds ?? 0}, case when ${done}::boolean then now() end)
    on conflict (user_id, content_id) do update set seconds = coalesce(${seconds ?? null}::integer, kept.seconds), updated_at = now(),
      completed_at = case when ${done}::boolean is null then kept.completed_at when ${done}::boolean then coalesce(kept.completed_at, now()) end
    returning seconds, completed_at, updated_at`.execute(db)
  return rows[0]!
}

const note = ['id', 'seconds', 'text', 'created_at', 'updated_at'] as const

/** What somebody wrote down in a lesson, as its film goes on. */
export function listNotes(db: Db, user_id: number, lesson: number): Promise<Note[]> {
  return db
    .selectFrom('lesson_notes')
    .where('user_id', '=', user_id)
    .where('content_id', '=', lesson)
    .orderBy('seconds')
    .orderBy('id')
    .select(note)
    .execute()
}

export function findNote(db: Db, user_id: number, id: number): Promise<Note | undefined> {
  return db.selectFrom('lesson_notes').where('user_id', '=', user_id).where('id', '=', id).select(note).executeTakeFirst()
}

export function insertNote(db: Db, user_id: number, content_id: number, said: { seconds: number; text: string }): Promise<Note> {
  return db
    .insertInto('lesson_notes')
    .values({ user_id, content_id, ...said })
    .returning(note)
    .executeTakeFirstOrThrow()
}

export function changeNote(
  db: Db,
  user_id: number,
  id: number,
  said: { seconds?: number | undefined; text?: string | undefined },
): Promise<Note | undefined> {
  const { seconds, text } = said
  return db
    .updateTable('lesson_notes')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .set({ ...(seconds !== undefined && { seconds }), ...(text !== undefined && { text }), updated_at: sql`now()` })
    .returning(note)
    .executeTakeFirst()
}

export function removeNote(db: Db, user_id: number, id: number): Promise<Note | undefined> {
  return db.deleteFrom('lesson_notes').where('user_id', '=', user_id).where('id', '=', id).returning(note).executeTakeFirst()
}

/** Who is a member, or an operator, by now. */
export async function isMember(db: Db, user_id: number): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .where('id', '=', user_id)
    .where((eb) => eb.or([eb('is_subscribed', '=', true), eb('is_admin', '=', true)]))
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a file belongs to a lesson that is published: free where one of those is, sold otherwise, undefined where none has it. */
export async function findFile(db: Db, file: string): Promise<'free' | 'sold' | undefined> {
  const { rows } = await sql<{ is_sold: boolean }>`
    select ${isSold} as is_sold from content where type = 'lesson' and ${isShown}
      and (fields #> '{film,files}' ? ${file} or fields #>> '{film,captions}' = ${file}
        or fields -> 'downloads' @> ${JSON.stringify([{ file }])}::jsonb)
    order by is_sold limit 1`.execute(db)
  return rows[0] && (rows[0].is_sold ? 'sold' : 'free')
}

/** The papers of every lesson, by its id. */
export async function findDownloads(db: Db): Promise<Map<number, { file: string; title: string }[]>> {
  const { rows } = await sql<{ id: number; downloads: { file: string; title: string }[] }>`
    select id, fields -> 'downloads' as downloads from content where type = 'lesson' and fields ? 'downloads' and ${isShown}`.execute(db)
  return new Map(rows.map(({ id, downloads }) => [id, downloads]))
}
