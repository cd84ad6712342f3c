import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

export async function insertTask(
  db: Db,
  content_id: number,
  { title, due_date }: { title: string; due_date: string | null },
): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`
    insert into vendor_tasks (content_id, title, due_date) values (${content_id}, ${title}, ${due_date}::date) returning id`.execute(db)
  return rows[0]!
}

export async function isTask(db: Db, content_id: number, id: number): Promise<boolean> {
  const { rows } = await sql`select from vendor_tasks where content_id = ${content_id} and id = ${id}`.execute(db)
  return rows.length > 0
}

interface Change {
  id: number
  by: number
  title?: string | undefined
  /** Undefined stays as it is. */
  due_date?: string | null | undefined
  is_done?: boolean | undefined
}

/** Who did it first did it, however often it is said. */
export async function changeTask(db: Db, content_id: number, { id, by, title, due_date, is_done }: Change): Promise<boolean> {
  const isTold = is_done !== undefined
  const { rows } = await sql`
    update vendor_tasks set title = coalesce(${title ?? null}::text, title),
      due_date = case when ${due_date !== undefined} then ${due_date ?? null}::date else due_date end,
      done_at = case when not ${isTold} then done_at when ${is_done ?? false} then coalesce(done_at, now()) end,
      done_by = case when not ${isTold} then done_by when not ${is_done ?? false} then null when done_at is null then ${by} else done_by end
    where content_id = ${content_id} and id = ${id} returning id`.execute(db)
  return rows.length > 0
}

export async function deleteTask(db: Db, content_id: number, id: number): Promise<boolean> {
  const { rows } = await sql`delete from vendor_tasks where content_id = ${content_id} and id = ${id} returning id`.execute(db)
  return rows.length > 0
}
