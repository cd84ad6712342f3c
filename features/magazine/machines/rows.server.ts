import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { isShown } from '../content/rows.server.ts'

/** The day on which a piece last said something else. */
const changed = sql`coalesce(content.updated_on, content.published_on)::text`

export interface TypeCount {
  type: string
  total: number
  changed: string
}

/** How many pieces of each type visitors may see, and when the last of them changed. */
export async function countTypes(db: Db): Promise<TypeCount[]> {
  const { rows } = await sql<TypeCount>`
    select type, count(*)::integer as total, max(${changed}) as changed from content where ${isShown} group by type order by type`.execute(
    db,
  )
  return rows
}

interface Place {
  slug: string
  url: string
  changed: string
}

/** So many pieces of a type, always in the same order. */
export async function placesOf(db: Db, type: string, { from, most }: { from: number; most: number }): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select slug, url, ${changed} as changed from content where type = ${type} and ${isShown} order by id limit ${most} offset ${from}`.execute(
    db,
  )
  return rows
}

interface TermCount {
  taxonomy: string
  term: string
  changed: string
}

/** Terms that so many pieces of their type have. */
export async function termsWith(db: Db, taxonomies: ReadonlyMap<string, string>, least: number): Promise<TermCount[]> {
  const asked = JSON.stringify([...taxonomies].map(([taxonomy, type]) => ({ taxonomy, type })))
  const { rows } = await sql<TermCount>`
    select taxonomy, term, max(${changed}) as changed
    from jsonb_to_recordset(${asked}::jsonb) as asked (taxonomy text, type text)
    join content_terms using (taxonomy) join content on content.id = content_id and content.type = asked.type
    where ${isShown} group by taxonomy, term having count(*) >= ${least} order by taxonomy, term`.execute(db)
  return rows
}

interface News {
  id: number
  slug: string
  type: string
  url: string
  title: string
  excerpt: string
  is_illustrated: boolean
  published_on: string
  changed: string
  author: string | null
}

/** The newest pieces of these types. */
export async function newestOf(db: Db, types: readonly string[], most: number): Promise<News[]> {
  const { rows } = await sql<News>`
    select content.id, content.slug, content.type, content.url, content.title, content.excerpt, content.is_illustrated,
      content.published_on::text, ${changed} as changed,
      (select title from content writer where type = 'author' and status = 'published' and slug = content.fields ->> 'author') as author
    from content where content.type = any(${types}::text[]) and ${isShown}
    order by content.published_on desc, content.id desc limit ${most}`.execute(db)
  return rows
}
