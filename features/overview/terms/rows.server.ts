import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Change, Term } from './contract.ts'

interface TermNow {
  taxonomy: string
  id: number
  slug: string
  title: string
  shown_as: string | null
}

/** Every term as it is now, whatever of it is shown. */
export async function findTermsNow(db: Db): Promise<TermNow[]> {
  const { rows } = await sql<TermNow>`
    select taxonomy, id, term as slug, title,
      case when is_hidden or merged_into is not null then term_shown(taxonomy, term) else term end as shown_as
    from content_term_titles order by taxonomy, position, term`.execute(db)
  return rows
}

export async function findTerms(db: Db, taxonomy: string): Promise<Term[]> {
  const { rows } = await sql<Term>`
    select id, term as slug, title, shipped_title, url, is_hidden, merged_into,
      (select count(*)::integer from (
        select content_id from content_terms own where (own.taxonomy, own.term) = (known.taxonomy, known.term)
        union select content_id from content_terms_away own where (own.taxonomy, own.given) = (known.taxonomy, known.term)) filed) as pieces
    from content_term_titles known where taxonomy = ${taxonomy} order by position, term`.execute(db)
  return rows
}

export async function findChanges(db: Db, taxonomy: string): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select change.id, kind, coalesce(known.title, change.becomes ->> 'title', change.was ->> 'title') as title, change.was ->> 'title' as was,
      coalesce(change.becomes ->> 'title', (select title from content_term_titles target
        where target.taxonomy = change.taxonomy and target.term = coalesce(change.becomes, change.was) ->> 'merged_into')) as becomes,
      (select trim(firstname || ' ' || lastname) from users where users.id = said_by) as said_by, said_at
    from content_term_changes change left join content_term_titles known using (taxonomy, term)
    where change.taxonomy = ${taxonomy} order by change.id desc limit 30`.execute(db)
  return rows
}

export interface TermRow {
  id: number
  taxonomy: string
  slug: string
  title: string
  is_shipped: boolean
  is_hidden: boolean
  merged_into: string | null
}

export async function findTerm(db: Db, id: number): Promise<TermRow | undefined> {
  const { rows } =
    await sql<TermRow>`select id, taxonomy, term as slug, title, shipped_title is not null as is_shipped, is_hidden, merged_into
    from content_term_titles where id = ${id}`.execute(db)
  return rows[0]
}

/** Whether another one of the taxonomy has that name, however it is written. */
export async function isNamed(db: Db, taxonomy: string, title: string, but = 0): Promise<boolean> {
  const { rows } = await sql<{ is_named: boolean }>`select exists (select from content_term_titles
    where taxonomy = ${taxonomy} and id <> ${but} and plain_text(title) = plain_text(${title})) as is_named`.execute(db)
  return rows[0]!.is_named
}

export interface ChangeRow {
  taxonomy: string
  /** Of the term, where it is still there. */
  id: number | null
  slug: string | null
  kind: Change['kind']
  was: Told
  becomes: Told
}

type Told = { title?: string; position?: number; merged_into?: string; order?: string[] } | null

export async function findChange(db: Db, id: number): Promise<ChangeRow | undefined> {
  const { rows } = await sql<ChangeRow>`
    select change.taxonomy, change.term as slug, kind, was, becomes, known.id
    from content_term_changes change left join content_term_titles known using (taxonomy, term) where change.id = ${id}`.execute(db)
  return rows[0]
}

/** The ids of these terms of a taxonomy, and of no other; undefined where one of them is gone. */
export async function idsOf(db: Db, taxonomy: string, slugs: readonly string[]): Promise<number[] | undefined> {
  const { rows } = await sql<{ id: number | null }>`
    select known.id from unnest(${slugs}::text[]) with ordinality given (slug, place)
    left join content_term_titles known on known.taxonomy = ${taxonomy} and known.term = given.slug order by place`.execute(db)
  const ids = rows.flatMap(({ id }) => id ?? [])
  return ids.length === slugs.length ? ids : undefined
}
