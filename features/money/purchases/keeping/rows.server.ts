import { sql } from 'kysely'
import type { Db } from '#db/db.ts'

/** Papers that had to be kept so many years, and have been. What is still charged, or opened, keeps its purchase: else the provider’s word would write them anew. */
export async function forgetPapers(db: Db, years: number): Promise<void> {
  const end = sql`now() - make_interval(years => ${years}::int)`
  await sql`delete from papers where issued_at < ${end}`.execute(db)
  await sql`delete from consents using purchases where purchases.id = purchase_id and given_at < ${end}
    and not (is_recurring and status in ('begun', 'needs_action', 'paid'))`.execute(db)
}

/** Purchases that are over as long, with all that was kept of them; so many at once, answered by how many there were. */
export async function forgetPurchases(db: Db, years: number): Promise<number> {
  const end = sql`now() - make_interval(years => ${years}::int)`
  const { rows } = await sql<{ id: number }>`
    select id from purchases where status in ('refused', 'ended') and not is_open and created_at < ${end} and coalesce(paid_until, created_at) < ${end}
      and not exists (select from charges where purchase_id = purchases.id
        and (paid_at >= ${end} or exists (select from papers where charge_id = charges.id)))
      and not exists (select from consents where purchase_id = purchases.id)
      and not exists (select from payment_orders where purchase_id = purchases.id and confirmed_at is null)
    order by id limit 500 for update skip locked`.execute(db)
  const ids = rows.map(({ id }) => id)
  for (const table of ['charges', 'payment_orders', 'price_notices', 'payment_events'] as const)
    await db.deleteFrom(table).where('purchase_id', '=', sql<number>`any(${ids}::bigint[])`).execute()
  await db.deleteFrom('purchases').where('id', '=', sql<number>`any(${ids}::bigint[])`).execute()
  return ids.length
}
