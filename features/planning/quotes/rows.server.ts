import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { namesOf } from '#features/shapes.ts'
import { columnsOf, rowsOf } from '#features/thing.server.ts'
import { things } from '#features/things.server.ts'
import { type Quote, quoteFields } from './contract.ts'
import { quote } from './things.server.ts'

const columns = namesOf(quoteFields)

export const quoteRows = rowsOf<Quote>(quote, columns)

export interface Vendor {
  id: number
  guest_wedding_event_id: number | null
  name: string
  taxonomy: string
  status: string
  cost_id: number | null
}

export const vendorRows = rowsOf<Vendor>(things.user_vendor, ['id', 'guest_wedding_event_id', 'name', 'taxonomy', 'status', 'cost_id'])

/** All quotes of a vendor, the newest first. */
export async function findQuotes(db: Db, wedding: Wedding, vendor: number): Promise<Quote[]> {
  const { rows } = await sql<Quote>`
    select ${columnsOf(columns)} from user_quotes
    where user_id = ${wedding.user_id} and user_vendor_id = ${vendor} and ${quoteRows.reach(wedding)} order by number desc`.execute(db)
  return rows
}

export type Newest = Quote & { service: string; status: string; notes: string }

/** The newest quote of each vendor within reach. */
export async function findNewest(db: Db, wedding: Wedding): Promise<Newest[]> {
  const { rows } = await sql<Newest>`
    select distinct on (user_vendor_id) ${columnsOf(columns, 'user_quotes')}, vendor.taxonomy as service, vendor.status, vendor.notes
    from user_quotes join user_vendors vendor on (vendor.user_id, vendor.id) = (user_quotes.user_id, user_vendor_id)
    where user_quotes.user_id = ${wedding.user_id} and ${reachOf(wedding)} order by user_vendor_id, number desc`.execute(db)
  return rows
}

export interface Accepted {
  name: string
  service: string
  terms: Quote['terms']
  heads: Quote['accepted_heads'] & object
  total: number
}

/** Quotes that were accepted, of any version. */
export async function findAccepted(db: Db, wedding: Wedding): Promise<Accepted[]> {
  const { rows } = await sql<Accepted>`
    select user_quotes.name, vendor.taxonomy as service, terms, coalesce(counted_heads, accepted_heads) as heads,
      coalesce(counted_total, accepted_total) as total
    from user_quotes join user_vendors vendor on (vendor.user_id, vendor.id) = (user_quotes.user_id, user_vendor_id)
    where user_quotes.user_id = ${wedding.user_id} and ${reachOf(wedding)} and accepted_at is not null and vendor.status = 'hired'
    order by accepted_at, user_quotes.id`.execute(db)
  return rows
}

/** Vendors within reach, of whom a quote may be written down. */
export async function findVendors(db: Db, wedding: Wedding): Promise<{ id: number; name: string; service: string }[]> {
  const { rows } = await sql<{ id: number; name: string; service: string }>`
    select id, name, taxonomy as service from user_vendors
    where user_id = ${wedding.user_id} and ${vendorRows.reach(wedding)} and status not in ('declined', 'cancelled')
    order by lower(name), id`.execute(db)
  return rows
}

function reachOf({ events }: Wedding) {
  return events === 'all' ? sql`true` : sql`user_quotes.guest_wedding_event_id = any(${events}::bigint[])`
}
