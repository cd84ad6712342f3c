import { sql } from 'kysely'

/** How many a guest of that table may bring: whom the couple named, and one where they named nobody. */
export function mayBring(guests: string) {
  const column = (name: string) => sql.ref(`${guests}.${name}`)
  const named = sql`cardinality(${column('plus_one_names')})`
  return sql<number>`case when ${column('plus_one_allowed')} then greatest(1, ${named}) else 0 end`
}
