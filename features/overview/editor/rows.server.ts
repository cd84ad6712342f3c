import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { isShown, picture } from '#features/magazine/content/rows.server.ts'
import type { TypeName } from '#features/magazine/content/type-names.ts'
import type { Edited, ListQuery, Row } from './piece-shapes.ts'

type Asked = Pick<ListQuery, 'search' | 'type' | 'status' | 'sort' | 'page' | 'per_page'>

const orders = {
  saved: sql`content.saved_at desc, content.id desc`,
  newest: sql`content.published_on desc, content.id desc`,
  title: sql`plain_text(content.title), content.id`,
}

const writer = sql`(select title from content writer where writer.type = 'author' and writer.slug = content.fields ->> 'author')`

/** Addresses that a piece names and that lead nowhere for a reader. */
const broken = sql`(select count(*)::integer from unnest(content.named) given where not exists (
  select from content other where other.type = split_part(given, '/', 1) and other.slug = split_part(given, '/', 2)
  and other.status in ('published', 'scheduled')))`

export async function findRows(db: Db, asked: Asked): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select content.id, content.type, content.slug, content.url, content.title, content.status, content.is_illustrated,
      content.source_hash is not null as is_shipped, content.published_on, content.saved_at, ${writer} as author, ${broken} as broken,
      (select ${picture} from content_pictures where content_id = content.id order by position limit 1) as picture
    from content where ${meant(asked)} order by ${orders[asked.sort]}
    limit ${asked.per_page} offset ${(asked.page - 1) * asked.per_page}`.execute(db)
  return rows
}

interface Count {
  type: string
  status: string
  count: number
}

/** How many there are of each kind, whatever else is asked; and how many fit. */
export async function countRows(db: Db, asked: Asked): Promise<{ total: number; counts: Count[] }> {
  const [found, counted] = await Promise.all([
    sql<{ total: number }>`select count(*)::integer as total from content where ${meant(asked)}`.execute(db),
    sql<Count>`select type, status, count(*)::integer as count from content group by type, status`.execute(db),
  ])
  return { total: found.rows[0]!.total, counts: counted.rows }
}

function meant({ search, type, status }: Asked): RawBuilder<unknown> {
  const words = sql`plain_text(${search})`
  return sql.join(
    [
      sql`true`,
      ...(type ? [sql`content.type = ${type}`] : []),
      ...(status ? [sql`content.status = ${status}`] : []),
      ...(search
        ? [
            sql`(position(${words} in plain_text(content.title)) > 0 or position(${words} in content.slug) > 0
              or position(${words} in plain_text(${writer})) > 0)`,
          ]
        : []),
    ],
    sql` and `,
  )
}

/** What is kept of a piece, or of a version of it. */
export interface Kept {
  slug: string
  title: string
  excerpt: string | null
  url: string | null
  is_illustrated: boolean | null
  published_on: string | null
  updated_on: string | null
  fields: Record<string, unknown>
  markdown: string
}

export interface Whole extends Kept, Pick<Edited, 'id' | 'status' | 'version' | 'is_shipped' | 'saved_at' | 'saved_by'> {
  type: TypeName
  url: string
}

const name = sql`(select trim(firstname || ' ' || lastname) from users where users.id = saved_by)`

export async function findWhole(db: Db, id: number): Promise<Whole | undefined> {
  const { rows } = await sql<Whole>`
    select id, type, slug, url, title, excerpt, status, version, is_illustrated, published_on, updated_on, fields, markdown,
      source_hash is not null as is_shipped, saved_at, ${name} as saved_by
    from content where id = ${id}`.execute(db)
  return rows[0]
}

export async function findVersions(db: Db, id: number): Promise<Edited['versions']> {
  const { rows } = await sql<Edited['versions'][number]>`
    select version, title, status, saved_at, ${name} as saved_by from content_versions
    where content_id = ${id} order by version desc limit 200`.execute(db)
  return rows
}

type Version = Kept & Edited['versions'][number] & { type: TypeName }

/** A version, or the last one before it. */
export async function findVersion(db: Db, id: number, version: number, isBefore = false): Promise<Version | undefined> {
  const { rows } = await sql<Version>`
    select content.type, kept.version, kept.slug, kept.title, kept.status, kept.saved_at, kept.fields, kept.markdown, kept.excerpt, kept.url,
      kept.is_illustrated, kept.published_on, kept.updated_on,
      (select trim(firstname || ' ' || lastname) from users where users.id = kept.saved_by) as saved_by
    from content_versions kept join content on content.id = content_id
    where content_id = ${id} and ${isBefore ? sql`kept.version < ${version}` : sql`kept.version = ${version}`}
    order by kept.version desc limit 1`.execute(db)
  return rows[0]
}

export async function findRedirectsTo(db: Db, content_id: number): Promise<string[]> {
  const rows = await db.selectFrom('content_redirects').where('content_id', '=', content_id).select('url').orderBy('url').execute()
  return rows.map(({ url }) => url)
}

/** Whether another piece or its former address stands there. */
export async function isTaken(db: Db, { id, type, slug, url }: { id: number | null; type: string; slug: string; url: string }) {
  const { rows } = await sql<{ is_slug: boolean; is_url: boolean }>`
    select exists (select from content where type = ${type} and slug = ${slug} and id is distinct from ${id}) as is_slug,
      exists (select from content where url = ${url} and id is distinct from ${id}) as is_url`.execute(db)
  return rows[0]!
}

/** Shows a piece where somebody can see it. */
export async function shownNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select given as name from unnest(${names}::text[]) given
    join content on content.type = split_part(given, '/', 1) and content.slug = split_part(given, '/', 2) where ${isShown}`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
