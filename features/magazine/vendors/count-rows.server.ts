import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { type Asked, answers, facts, means } from './order-rows.server.ts'

interface Count {
  what: string
  name: string
  count: number
}

/** How many meet the filters, and how many would with another choice of one. */
export async function countVendors(db: Db, asked: Asked, prices: readonly number[]): Promise<Count[]> {
  const { rows } = await sql<Count>`
    with ${means}, ${answers}, facts as materialized (${facts(asked)}), named as materialized (
      select taxonomy, term, facts.* from facts join content_terms using (content_id) where taxonomy in ('services', 'places', 'styles')
    )
    select 'total' as what, '' as name, count(*)::integer as count from facts where ${but()}
    union all select taxonomy, term, count(*)::integer from named
      where case taxonomy when 'services' then ${but('has_service')} when 'places' then ${but('has_place')} else ${but()} end group by taxonomy, term
    union all select 'languages', language, count(*)::integer from facts, unnest(languages) language where ${but()} group by language
    union all select 'prices', price_most::text, count(*)::integer from facts join unnest(${prices}::bigint[]) price_most on price_from <= price_most
      where ${but('has_price')} group by price_most
    union all select 'verified', '', count(*)::integer from facts where is_verified and ${but('has_mark')}`.execute(db)
  return rows
}

const filters = ['has_service', 'has_place', 'has_day', 'has_price', 'has_languages', 'has_mark'] as const

/** Meets every filter but this one. */
function but(left?: (typeof filters)[number]) {
  return sql.join(
    filters.filter((name) => name !== left).map((name) => sql.ref(name)),
    sql` and `,
  )
}
