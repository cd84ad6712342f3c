import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Template } from './contract.ts'

const columns = sql`id, key, title, days, is_on`

export async function listTemplates(db: Db, content_id: number): Promise<Template[]> {
  const { rows } = await sql<Template>`
    select ${columns} from vendor_task_templates where content_id = ${content_id} order by days, id`.execute(db)
  return rows
}

export async function isTemplate(db: Db, content_id: number, id: number): Promise<boolean> {
  const { rows } = await sql`select from vendor_task_templates where content_id = ${content_id} and id = ${id}`.execute(db)
  return rows.length > 0
}

export async function insertTemplate(db: Db, content_id: number, { title, days }: Pick<Template, 'title' | 'days'>): Promise<Template> {
  const { rows } = await sql<Template>`
    insert into vendor_task_templates (content_id, title, days) values (${content_id}, ${title}, ${days}) returning ${columns}`.execute(db)
  return rows[0]!
}

interface Change {
  title?: string | undefined
  days?: number | undefined
  is_on?: boolean | undefined
}

export async function changeTemplate(
  db: Db,
  content_id: number,
  { id, title = null, days = null, is_on = null }: { id: number } & { [Name in keyof Change]?: Change[Name] | null },
): Promise<Template | undefined> {
  const { rows } = await sql<Template>`
    update vendor_task_templates set title = coalesce(${title}::text, title), days = coalesce(${days}::integer, days),
      is_on = coalesce(${is_on}::boolean, is_on)
    where content_id = ${content_id} and id = ${id} returning ${columns}`.execute(db)
  return rows[0]
}

/** False of one that every business has. */
export async function deleteTemplate(db: Db, content_id: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from vendor_task_templates where content_id = ${content_id} and id = ${id} and key is null returning id`.execute(db)
  return rows.length > 0
}
