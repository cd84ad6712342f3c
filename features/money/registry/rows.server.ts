import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { FoundPicture } from '#features/files/uploads/shown-picture.ts'
import { pictureOf } from '#features/files/uploads/use-rows.server.ts'
import { namesOf } from '#features/shapes.ts'
import { columnsOf, rowsOf } from '#features/thing.server.ts'
import { type Fund, fundFields, type Registry, type RegistryPage, type StoredFund } from './contract.ts'
import { fund, registry } from './things.server.ts'

export type KeptRegistry = Omit<Registry, 'title' | 'occasion' | 'url'>

const registryColumns = [
  ...(['id', 'identifier', 'headline', 'story', 'paypal', 'venmo', 'bank', 'gift_total', 'total_gifters'] as const),
  ...(['version', 'created_at', 'updated_at'] as const),
]

export const registryRows = rowsOf<KeptRegistry & { id: number }>(registry, registryColumns)
export const fundRows = rowsOf<StoredFund>(fund, namesOf(fundFields))

export type FoundFund = Omit<Fund, 'picture'> & { picture: FoundPicture | null }

/** The one of the wedding. */
export async function findRegistry(db: Db, { user_id }: Pick<Wedding, 'user_id'>): Promise<(KeptRegistry & { id: number }) | undefined> {
  const { rows } = await sql<KeptRegistry & { id: number }>`
    select ${columnsOf(registryColumns)} from registries where user_id = ${user_id}`.execute(db)
  return rows[0]
}

/** Two who begin at once come one after the other. */
export async function holdRegistry(db: Db, { user_id }: Pick<Wedding, 'user_id'>): Promise<void> {
  await sql`select from users where id = ${user_id} for no key update`.execute(db)
}

/** Of the wedding what the registry asks for beside itself. */
export async function findFrame(db: Db, { user_id }: Wedding) {
  return db
    .selectFrom('users')
    .where('id', '=', user_id)
    .select(['time_zone', sql<boolean>`wedding_date is not null`.as('has_date')])
    .executeTakeFirstOrThrow()
}

/** In the order in which they were made, each with what was given for it. */
export async function findFunds(db: Db, user_id: number, id?: number): Promise<FoundFund[]> {
  const { rows } = await sql<FoundFund>`
    select ${columnsOf(namesOf(fundFields), 'fund')}, ${pictureOf('fund.user_id', 'fund.picture_id')} as picture,
      coalesce(sum(amount) filter (where state = 'arrived'), 0)::bigint as arrived,
      coalesce(sum(amount) filter (where state = 'pledged'), 0)::bigint as pledged, count(gift.id)::integer as gifts
    from registry_funds fund left join gifts gift on (gift.user_id, gift.fund_id) = (fund.user_id, fund.id)
    where fund.user_id = ${user_id} and (${id ?? null}::bigint is null or fund.id = ${id ?? null})
    group by fund.user_id, fund.id order by fund.id`.execute(db)
  return rows
}

/** What all of it comes to. A fee that nobody knows is counted as unknown, and in no sum. */
export async function findSums(db: Db, { user_id }: Wedding): Promise<RegistryPage['sums']> {
  const { rows } = await sql<RegistryPage['sums']>`
    select coalesce(sum(amount) filter (where state = 'arrived'), 0)::bigint as arrived,
      coalesce(sum(amount) filter (where state = 'pledged'), 0)::bigint as pledged,
      count(*) filter (where state = 'arrived')::integer as gifts, count(*) filter (where state = 'pledged')::integer as promised,
      count(*) filter (where thanked_on is not null)::integer as thanked,
      count(*) filter (where thanked_on is null and state = 'arrived')::integer as to_thank,
      sum(fee)::bigint as fees,
      count(*) filter (where fee is null and amount is not null and state = 'arrived' and way in ('paypal', 'venmo', 'bank', 'card'))::integer as unknown_fees
    from gifts where user_id = ${user_id}`.execute(db)
  return rows[0]!
}

export function findHouseholds(db: Db, { user_id }: Wedding) {
  return db.selectFrom('households').where('user_id', '=', user_id).select(['id', 'name']).orderBy(sql`lower(name)`).orderBy('id').execute()
}

/** What was given for a fund. */
export async function giftsOf(db: Db, { user_id }: Wedding, fund_id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from gifts where user_id = ${user_id} and fund_id = ${fund_id} order by id`.execute(db)
  return rows.map(({ id }) => id)
}
