import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Card, ListQuery } from './contract.ts'
import type { Meant } from './matching/meant.server.ts'
import { havingWords } from './matching/pieces-rows.server.ts'
import { card, isShown } from './rows.server.ts'

/** One of these terms of a taxonomy, or any of it where none is named. */
export interface Filter {
  /** Its taxonomy; where every term must be there each has a filter of its own, under a name of its own. */
  name: string
  taxonomy: string
  terms: string[] | null
}

export interface Asked extends Pick<ListQuery, 'type' | 'author' | 'named' | 'sort' | 'page' | 'per_page'> {
  /** Null where nothing was typed. */
  meant: Meant | null
  filters: readonly Filter[]
  /** Lessons of this one alone. */
  course?: string
  /** Types that are left out. */
  off?: readonly string[]
}

/** A page of what was asked for. */
export async function listPieces(db: Db, asked: Asked): Promise<Card[]> {
  const { sort, page, per_page } = asked
  const { rows } = await sql<Card>`
    select ${card} from content where ${asMeant(asked)} and ${sql.join([sql`true`, ...asked.filters.map(has)], sql` and `)}
    order by ${orders[sort]} limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  return rows
}

export async function countPieces(db: Db, asked: Asked): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from content
    where ${asMeant(asked)} and ${sql.join([sql`true`, ...asked.filters.map(has)], sql` and `)}`.execute(db)
  return rows[0]!.total
}

interface TermCount {
  taxonomy: string
  term: string
  count: number
}

/** How many pieces each term has: as if nothing else of its taxonomy were chosen, or beside what is where every one must be there. */
export async function countTerms(db: Db, asked: Asked): Promise<TermCount[]> {
  const { rows } = await sql<TermCount>`
    with chosen as materialized (
      select name, taxonomy, terms from jsonb_to_recordset(${JSON.stringify(asked.filters)}::jsonb) as filter (name text, taxonomy text, terms text[])
    ), matched as materialized (
      select content_id, array_agg(distinct name) as names from content_terms join chosen using (taxonomy)
      where terms is null or term = any(terms) group by content_id
    )
    select own.taxonomy, own.term, count(*)::integer as count
    from content join content_terms own on own.content_id = content.id left join matched on matched.content_id = content.id
    where ${asMeant(asked)} and cardinality(array_remove(coalesce(names, '{}'), own.taxonomy))
      = ${asked.filters.length}::integer - (own.taxonomy = any(${asked.filters.map(({ name }) => name)}::text[]))::integer
    group by own.taxonomy, own.term order by own.taxonomy, own.term`.execute(db)
  return rows
}

const guests = sql`(content.fields ->> 'wedding_guest_count')::integer`

const orders = {
  newest: sql`content.published_on desc, content.id desc`,
  oldest: sql`content.published_on, content.id`,
  title: sql`plain_text(content.title), content.id`,
  smallest: sql`${guests} nulls last, content.published_on desc, content.id desc`,
  largest: sql`${guests} desc nulls last, content.published_on desc, content.id desc`,
  'least-spent': sql`(content.fields #>> '{cost,total}')::bigint nulls last, content.published_on desc, content.id desc`,
  position: sql`(content.fields ->> 'position')::integer nulls last, content.published_on desc, content.id desc`,
}

/** But for the filters. */
function asMeant({ type, author, named, meant, course, off = [] }: Asked): RawBuilder<unknown> {
  const asked = [
    isShown,
    ...(off.length > 0 ? [sql`content.type <> all(${off}::text[])`] : []),
    ...(type ? [sql`content.type = ${type}`] : []),
    ...(author ? [sql`content.fields ? 'author' and content.fields ->> 'author' = ${author}`] : []),
    ...(course ? [sql`content.fields ->> 'course' = ${course}`] : []),
    ...(named ? [sql`content.named @> array[${named}]`] : []),
    ...(meant ? [havingWords(meant)] : []),
  ]
  return sql.join(asked, sql` and `)
}

function has({ taxonomy, terms }: Filter): RawBuilder<unknown> {
  return sql`exists (select from content_terms where content_id = content.id and taxonomy = ${taxonomy}
    ${terms ? sql`and term = any(${terms})` : sql``})`
}
