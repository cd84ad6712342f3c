import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { findEventsWith } from '#features/wedding/access/rows.server.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { namesOf } from '#features/shapes.ts'
import { columnsOf, rowsOf } from '#features/thing.server.ts'
import { type StoredVendor, type UserVendor, vendorFields } from './contract.ts'
import { userVendor } from './things.server.ts'

const columns = namesOf(vendorFields)

/** A vendor with the cost that it became, which is told apart. */
export type KeptVendor = StoredVendor & { cost_id: number | null }

export const vendorRows = rowsOf<KeptVendor>(userVendor, [...columns, 'cost_id'])

/** On which events whoever acts also keeps the money. */
export function findMoney(db: Db, wedding: Wedding): Promise<Wedding['events']> {
  return findEventsWith(db, wedding, permissions.transactions)
}

export function isWithin(events: Wedding['events'], event: number | null): boolean {
  return events === 'all' || (event !== null && events.includes(event))
}

/** What is shown of vendors, with their cost for whoever keeps its money. */
export function shownOf({ user_id }: Wedding, money: Wedding['events']): RawBuilder<UserVendor> {
  const paying = money === 'all' ? sql`true` : sql`cost.event_id = any(${money}::bigint[])`
  return sql`${columnsOf(columns, 'vendor')},
    (select url from content where content.id = vendor.vendor_id and type = 'vendor' and ${isShown}) as url,
    (select jsonb_build_object('id', cost.id, 'agreed', cost.actual, 'paid', coalesce(sum(amount) filter (where transaction_type = 'expense' and paid_at is not null), 0)
        - coalesce(sum(amount) filter (where transaction_type = 'refund' and paid_at is not null), 0),
      'due', coalesce(sum(amount) filter (where transaction_type = 'expense' and paid_at is null), 0),
      'next_due', min(due_date) filter (where transaction_type = 'expense' and paid_at is null))
      from budget_items cost left join user_transactions payment on payment.user_id = ${user_id} and payment.item_id = cost.id
      where cost.user_id = ${user_id} and cost.id = vendor.cost_id and ${paying} group by cost.id, cost.actual) as cost`
}

const isShown = sql`(content.status = 'published' or (content.status = 'scheduled' and content.published_on <= current_date))`

export async function findShown(db: Db, wedding: Wedding, id: number): Promise<UserVendor | undefined> {
  const shown = shownOf(wedding, await findMoney(db, wedding))
  const { rows } = await sql<UserVendor>`
    select ${shown} from user_vendors vendor where user_id = ${wedding.user_id} and id = ${id} and ${vendorRows.reach(wedding)}`.execute(db)
  return rows[0]
}

export interface Listed {
  name: string
  service: string
  email: string
  phone: string
  website: string
  instagram: string
}

/** What the directory says of a vendor whom it shows. */
export async function findListed(db: Db, id: number): Promise<Listed | undefined> {
  const { rows } = await sql<Listed>`
    select title as name, coalesce(fields ->> 'service', '') as service, coalesce(fields ->> 'contact_email', '') as email,
      coalesce(fields ->> 'contact_phone', '') as phone, coalesce(fields ->> 'website', '') as website, coalesce(fields ->> 'instagram', '') as instagram
    from content where id = ${id} and type = 'vendor' and ${isShown}`.execute(db)
  return rows[0]
}

/** Two hires at once come one after the other. */
export async function holdHires(db: Db, { user_id }: Wedding): Promise<void> {
  await sql`select from users where id = ${user_id} for no key update`.execute(db)
}

/** Who is hired for a service within reach, on that event or for all of the wedding, beside those that are named. */
export async function findHired(
  db: Db,
  wedding: Wedding,
  { taxonomy, event, but }: { taxonomy: string; event: number | null; but: readonly number[] },
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from user_vendors
    where user_id = ${wedding.user_id} and ${vendorRows.reach(wedding)} and status = 'hired' and taxonomy = ${taxonomy} and taxonomy <> 'other'
    and (${event}::bigint is null or guest_wedding_event_id is null or guest_wedding_event_id = ${event}) and id <> all(${but}::bigint[])
    order by id for update`.execute(db)
  return rows
}
