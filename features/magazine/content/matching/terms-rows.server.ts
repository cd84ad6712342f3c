import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** How many pieces anybody sees that have each term, up to a thousand: nobody counts on. */
export async function countTerms(db: Db, terms: readonly { taxonomy: string; slug: string }[]): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from (
      select from content_terms own join content_search on content_search.content_id = own.content_id
      where (own.taxonomy, own.term) = (asked.taxonomy, asked.term) and shown_from <= current_date limit 1000) counted)::integer as count
    from unnest(${terms.map(({ taxonomy }) => taxonomy)}::text[], ${terms.map(({ slug }) => slug)}::text[])
      with ordinality asked (taxonomy, term, place) order by place`.execute(db)
  return rows.map(({ count }) => count)
}
