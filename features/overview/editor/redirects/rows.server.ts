import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { isShown } from '#features/magazine/content/rows.server.ts'

const nameOf = (id: string) => sql`(select trim(firstname || ' ' || lastname) from users where users.id = ${sql.ref(id)})`

interface Page {
  per_page: number
  seen: number
}

interface Row {
  url: string
  to: string
  title: string | null
  id: number | null
  added_by: string | null
  created_at: string
}

const row = sql`old.url, coalesce(content.url, old.to_url) as to, content.title, case when old.is_added then old.id end as id,
  ${nameOf('old.added_by')} as added_by, old.created_at`

export async function findRedirects(db: Db, { per_page, seen }: Page) {
  const { rows } = await sql<Row & { total: number }>`
    select ${row}, count(*) over ()::integer as total from content_redirects old left join content on content.id = old.content_id
    order by old.created_at desc, old.url limit ${per_page} offset ${seen}`.execute(db)
  return { data: rows.map(({ total: _, ...one }) => one), total: rows[0]?.total ?? 0 }
}

/** The last of those that somebody took away. */
export async function findRemoved(db: Db) {
  const { rows } = await sql<{ url: string; to: string; added_by: string | null; removed_by: string | null; removed_at: string }>`
    select url, to_url as to, ${nameOf('gone.added_by')} as added_by, ${nameOf('gone.removed_by')} as removed_by, removed_at
    from content_redirects_removed gone order by removed_at desc, gone.id desc limit 20`.execute(db)
  return rows
}

export interface Target {
  content_id: number | null
  to_url: string | null
}

/** What there is at an address: a piece that everybody may read, a list of the magazine, or whatever it leads on to. */
export async function findTarget(db: Db, url: string): Promise<(Target & { to: string }) | undefined> {
  const { rows } = await sql<Target & { to: string }>`
    select id as content_id, null as to_url, url as to, 1 as place from content where url = ${url} and ${isShown}
    union all select null, url, url, 2 from content_term_titles where url = ${url} and not is_hidden and merged_into is null
    union all select old.content_id, old.to_url, coalesce(content.url, old.to_url), 3 from content_redirects old
      left join content on content.id = old.content_id where old.url = ${url} and (old.content_id is null or ${isShown})
    order by place limit 1`.execute(db)
  return rows[0]
}

/** Whether a page is there that readers find, or that somebody writes for them; what was taken back is none. */
export async function isPage(db: Db, url: string): Promise<boolean> {
  const { rows } = await sql<{ is_page: boolean }>`
    select exists (select from content where url = ${url} and status <> 'withdrawn')
      or exists (select from content_term_titles where url = ${url}) as is_page`.execute(db)
  return rows[0]!.is_page
}

/** Undefined where it leads on already: of two at once, one is told. */
export async function insertRedirect(db: Db, operator: number, { url, content_id, to_url }: Target & { url: string }) {
  const { rows } = await sql<Row>`
    with old as (insert into content_redirects (url, content_id, to_url, is_added, added_by)
      values (${url}, ${content_id}, ${to_url}, true, ${operator}) on conflict (url) do nothing returning *)
    select ${row} from old left join content on content.id = old.content_id`.execute(db)
  return rows[0]
}

/** One that was added by hand, with a line for the record; false where there is none. */
export async function endRedirect(db: Db, operator: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    with gone as (delete from content_redirects where id = ${id} and is_added returning *)
    insert into content_redirects_removed (url, to_url, added_by, added_at, removed_by)
    select gone.url, coalesce(content.url, gone.to_url), gone.added_by, gone.created_at, ${operator}
    from gone left join content on content.id = gone.content_id returning id`.execute(db)
  return rows.length > 0
}

export interface Moved {
  to: string
  /** A term that is hidden may be shown again. */
  is_for_good: boolean
}

/** Where what was added by hand leads, as long as everybody may read what is there; of a term, to what it was merged into, or to the list. */
export async function findMoved(db: Db, url: string): Promise<Moved | undefined> {
  const { rows } = await sql<Moved>`
    select coalesce(content.url, old.to_url) as to, true as is_for_good from content_redirects old left join content on content.id = old.content_id
    where old.url = ${url} and old.is_added and (old.content_id is null or ${isShown})
    union all select coalesce(shown.url, regexp_replace(away.url, ${belowList}::text, '')), shown.url is not null
    from content_term_titles away
    left join content_term_titles shown on shown.taxonomy = away.taxonomy and shown.term = term_shown(away.taxonomy, away.term)
    where away.url = ${url} and (away.is_hidden or away.merged_into is not null)`.execute(db)
  return rows[0]
}

/** What stands behind the page of all: /real-weddings of /real-weddings/styles/boho, /planning of /planning/cake. */
const belowList = '(/(taxonomy|styles|services|categories)/.*|/[^/]+)$'
