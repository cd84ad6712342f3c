import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { lines } from '#features/lines.server.ts'
import type { Promised } from './contract.ts'

export interface FoundRegistry {
  user_id: number
  identifier: string
  firstname: string
  other_firstname: string
  headline: string
  story: string
  paypal: string
  venmo: string
  bank: string
}

/** Undefined where there is none, and where whoever owns it is leaving. */
export async function findOpenRegistry(db: Db, identifier: string): Promise<FoundRegistry | undefined> {
  if (!/^[a-z\d-]{1,100}$/.test(identifier)) return undefined
  return db
    .selectFrom('registries')
    .innerJoin('users', 'users.id', 'registries.user_id')
    .where('identifier', '=', identifier)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('account_deletions').whereRef('user_id', '=', 'users.id').select('user_id'))))
    .select(['registries.user_id', 'identifier', 'firstname', 'other_firstname', 'headline', 'story', 'paypal', 'venmo', 'bank'])
    .executeTakeFirst()
}

/** More than this that was promised and never came is somebody's joke. */
const mostPromised = 1_000

/** What is sent twice under one key is one gift; another of the same words is another. Undefined where too much is promised already. */
export async function insertPromise(
  db: Db,
  user_id: number,
  { fund_id, amount, from_name, message, way, pledge_key, given_on }: Omit<Promised, 'identifier'> & { given_on: string },
): Promise<{ id: number; is_new: boolean } | undefined> {
  const { rows } = await sql<{ id: number; is_new: boolean }>`
    with same as (select id from gifts where user_id = ${user_id} and pledge_key = ${pledge_key ?? null}::uuid),
    added as (
      insert into gifts (user_id, fund_id, amount, from_name, message, way, state, source, given_on, pledge_key)
      select ${user_id}::bigint, ${fund_id}::bigint, ${amount}::bigint, ${from_name}, ${message}, ${way}, 'pledged', 'pledge',
        ${given_on}::date, ${pledge_key ?? null}::uuid
      where not exists (select from same)
      and (select count(*) from gifts where user_id = ${user_id} and state = 'pledged') < ${mostPromised}
      on conflict (user_id, pledge_key) do nothing
      returning user_id, id, from_name
    ),
    told as ${lines({ user_id, actor_id: null }, { what: 'gift.add', of: 'added', after: sql`jsonb_build_object('from_name', from_name)` })}
    select id, true as is_new from added union all select id, false from same`.execute(db)
  return rows[0]
}

/** Until the end of the transaction nobody else promises anything: of two at once the second sees the first. */
export async function holdPromises(db: Db, user_id: number): Promise<{ time_zone: string }> {
  const { rows } = await sql<{ time_zone: string }>`
    select time_zone from users where id = (select user_id from registries where user_id = ${user_id} for no key update)`.execute(db)
  return rows[0]!
}
