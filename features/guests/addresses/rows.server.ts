import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { lines } from '#features/lines.server.ts'
import { columnsOf } from '#features/thing.server.ts'
import type { AddressFields, CollectedAddress } from './contract.ts'

/** More than a wedding's worth of them unlooked at is somebody's joke. */
const mostWaiting = 1_000

export async function findCollector(db: Db, { user_id }: Wedding) {
  const { rows } = await sql<{ is_open: boolean; words: string; username: string; waiting: number }>`
    select coalesce(is_open, false) as is_open, coalesce(words, '') as words, username,
      (select count(*)::int from collected_addresses where user_id = users.id and accepted_at is null and declined_at is null) as waiting
    from users left join address_collectors on user_id = users.id where users.id = ${user_id}`.execute(db)
  return rows[0]!
}

interface CollectorChange {
  is_open?: boolean | undefined
  words?: string | undefined
}

/** What is not given stays. */
export async function saveCollector(db: Db, { user_id, actor_id }: Wedding, { is_open, words }: CollectorChange): Promise<void> {
  await sql`
    with saved as (
      insert into address_collectors as kept (user_id, is_open, words)
      values (${user_id}, coalesce(${is_open ?? null}::boolean, false), coalesce(${words ?? null}::text, ''))
      on conflict (user_id) do update set updated_at = now(),
        is_open = coalesce(${is_open ?? null}::boolean, kept.is_open), words = coalesce(${words ?? null}::text, kept.words)
      returning user_id as id, is_open
    ),
    told as ${lines({ user_id, actor_id }, { what: 'collector.change', of: 'saved', after: sql`jsonb_build_object('is_open', is_open)` })}
    select from saved`.execute(db)
}

export interface OpenCouple {
  user_id: number
  firstname: string
  other_firstname: string
  words: string
}

/** Undefined where there is nobody of that name, and where they have their page shut: nobody is told which. */
export async function findOpen(db: Db, username: string): Promise<OpenCouple | undefined> {
  if (!/^[A-Za-z\d-]{1,40}$/.test(username)) return undefined
  return db
    .selectFrom('users')
    .innerJoin('address_collectors', 'address_collectors.user_id', 'users.id')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('is_open', '=', true)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('account_deletions').whereRef('user_id', '=', 'users.id').select('user_id'))))
    .select(['users.id as user_id', 'firstname', 'other_firstname', 'words'])
    .executeTakeFirst()
}

/** Until the end of the transaction nobody else leaves an address: of two at once the second sees the first. */
export async function holdTray(db: Db, user_id: number): Promise<void> {
  await db.selectFrom('address_collectors').where('user_id', '=', user_id).select('user_id').forNoKeyUpdate().execute()
}

/** What was sent twice waits once; of a tray that is held. Undefined when the tray is full. */
export async function insertAddress(db: Db, user_id: number, address: AddressFields): Promise<{ id: number; is_new: boolean } | undefined> {
  const names = Object.keys(address)
  const waits = sql`user_id = ${user_id} and accepted_at is null and declined_at is null`
  const isSame = sql.join(
    Object.entries(address).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql` and `,
  )
  const { rows } = await sql<{ id: number; is_new: boolean }>`
    with same as (select id from collected_addresses where ${waits} and ${isSame} limit 1),
    added as (
      insert into collected_addresses (user_id, ${columnsOf(names)})
      select ${user_id}::bigint, ${sql.join(Object.values(address).map((value) => sql`${value}::text`))}
      where not exists (select from same) and (select count(*) from collected_addresses where ${waits}) < ${mostWaiting}
      returning user_id, id
    ),
    told as ${lines({ user_id, actor_id: null }, { what: 'collector.add', of: 'added' })}
    select id, true as is_new from added union all select id, false from same`.execute(db)
  return rows[0]
}

/** The couple: who owns the wedding, and the partner. */
export async function findCouple(db: Db, user_id: number): Promise<number[]> {
  const partners = await db
    .selectFrom('user_posses')
    .where('user_id', '=', user_id)
    .where('role', '=', 'partner')
    .where('accepted_at', 'is not', null)
    .where('paused_at', 'is', null)
    .where('member_id', 'is not', null)
    .select('member_id')
    .execute()
  return [user_id, ...partners.flatMap(({ member_id }) => (member_id === null ? [] : [member_id]))]
}

export async function findOwner(db: Db, id: number): Promise<number | undefined> {
  const address = await db.selectFrom('collected_addresses').where('id', '=', id).select('user_id').executeTakeFirst()
  return address?.user_id
}

/** The tray, the newest first, with the guests who may be the same: by address of mail, or by name. */
export async function findTray(db: Db, { user_id }: Wedding): Promise<CollectedAddress[]> {
  const { rows } = await sql<CollectedAddress>`
    select address.id, address.firstname, address.lastname, address.email, address.phone, address.address_line1, address.address_line2,
      address.city, address.state, address.postal_code, address.country, address.created_at, address.declined_at,
      (select coalesce(jsonb_agg(jsonb_build_object('id', found.id, 'name', found.name, 'household', found.household, 'address', found.address)
          order by found.is_mail desc, found.id), '[]') from (
        select guest.id, trim(guest.firstname || ' ' || guest.lastname) as name, coalesce(household.name, '') as household,
          concat_ws(', ', nullif(guest.address_line1, ''), nullif(guest.city, '')) as address,
          address.email <> '' and lower(guest.email) = lower(address.email) as is_mail
        from guests guest left join households household on (household.user_id, household.id) = (guest.user_id, guest.household_id)
        where guest.user_id = address.user_id and ((address.email <> '' and lower(guest.email) = lower(address.email))
          or plain_text(guest.firstname || ' ' || guest.lastname) = plain_text(address.firstname || ' ' || address.lastname))
        order by is_mail desc, guest.id limit 5) found) as matches
    from collected_addresses address
    where address.user_id = ${user_id} and accepted_at is null and declined_at is null
    order by address.id desc limit 200`.execute(db)
  return rows
}

type Settled = 'accepted' | 'declined' | 'new'

/** Says what became of an address; undefined when somebody else did before. */
export async function settle(db: Db, { user_id, actor_id }: Wedding, id: number, as: Settled): Promise<AddressFields | undefined> {
  const isOpen = as === 'new' ? sql`true` : sql`accepted_at is null and declined_at is null`
  const { rows } = await sql<AddressFields>`
    with settled as (
      update collected_addresses set accepted_at = case when ${as === 'accepted'} then now() end,
        declined_at = case when ${as === 'declined'} then now() end, guest_id = null
      where user_id = ${user_id} and id = ${id} and ${isOpen} returning *
    ),
    told as ${lines({ user_id, actor_id }, { what: 'collector.settle', of: 'settled', after: sql`jsonb_build_object('as', ${as}::text)` })}
    select firstname, lastname, email, phone, address_line1, address_line2, city, state, postal_code, country from settled`.execute(db)
  return rows[0]
}

export async function noteGuest(db: Db, { user_id }: Wedding, id: number, guest_id: number): Promise<void> {
  await db.updateTable('collected_addresses').where('user_id', '=', user_id).where('id', '=', id).set({ guest_id }).execute()
}
