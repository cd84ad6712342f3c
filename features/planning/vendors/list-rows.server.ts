import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { todayIn } from '#features/account/sign-in/today.ts'
import type { UserVendor, VendorQuery } from './contract.ts'
import { findMoney, shownOf, vendorRows } from './rows.server.ts'
import { services, usualServices } from './wanted-services.ts'
import { statuses } from './states.ts'

type Asked = Omit<VendorQuery, 'user_id'>

/** A page of what was asked for; what has no price or day comes last, in either direction. */
export async function listVendors(db: Db, wedding: Wedding, query: Asked): Promise<UserVendor[]> {
  const { order_by, order_dir, page, per_page } = query
  const orders = { name: sql`lower(name)`, status: sql`array_position(${[...statuses]}::text[], status)` }
  const by = order_by === 'name' || order_by === 'status' ? orders[order_by] : sql.ref(order_by)
  const direction = order_dir === 'asc' ? sql`asc` : sql`desc`
  const shown = shownOf(wedding, await findMoney(db, wedding))
  const { rows } = await sql<UserVendor>`
    select ${shown} from user_vendors vendor where ${asked(wedding, query)}
    order by ${by} ${direction} nulls last, id ${direction} limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  return rows
}

export async function countVendors(db: Db, wedding: Wedding, query: Asked): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from user_vendors vendor where ${asked(wedding, query)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** All within reach, or on one event, those first that were there first. */
export async function allVendors(db: Db, wedding: Wedding, event: number | undefined): Promise<(UserVendor & { event: string | null })[]> {
  const shown = shownOf(wedding, await findMoney(db, wedding))
  const { rows } = await sql<UserVendor & { event: string | null }>`
    select ${shown}, (select event.name from guest_wedding_events event where (event.user_id, event.id) = (vendor.user_id, guest_wedding_event_id)) as event
    from user_vendors vendor where ${within(wedding, event)} order by created_at, id`.execute(db)
  return rows
}

/** How many there are of each service, and in each state. */
export async function countAll(db: Db, wedding: Wedding, event: number | undefined) {
  const { rows } = await sql<{ taxonomy: string; status: string; n: number }>`
    select taxonomy, status, count(*)::integer as n from user_vendors vendor where ${within(wedding, event)} group by 1, 2 order by 1, 2`.execute(
    db,
  )
  const sumBy = (key: 'taxonomy' | 'status') => {
    const sums: Record<string, number> = {}
    for (const row of rows) sums[row[key]] = (sums[row[key]] ?? 0) + row.n
    return sums
  }
  const hired = rows.filter(({ status }) => status === 'hired').map(({ taxonomy }) => taxonomy)
  return { counts: sumBy('taxonomy'), statuses: sumBy('status'), count: rows.reduce((sum, { n }) => sum + n, 0), hired }
}

interface FrameRow {
  time_zone: string
  vendormanager_setup_at: string | null
  date: string | null
  services: string[] | null
  budgeted: string[]
}

/** The couple's day and the wedding's, and the services that they said, else those of their budget, else the usual ones. */
export async function findFrame(db: Db, { user_id }: Wedding) {
  const { rows } = await sql<FrameRow>`
    select time_zone, vendormanager_setup_at, coalesce(wedding_date, wedding_month) as date, services,
      array(select distinct category from budget_items where budget_items.user_id = users.id and category <> 'other') as budgeted
    from users left join user_vendor_settings settings on settings.user_id = users.id where users.id = ${user_id}`.execute(db)
  const { time_zone, date, vendormanager_setup_at, services: said, budgeted } = rows[0]!
  const wanted = said ?? (budgeted.length > 0 ? budgeted : usualServices)
  return {
    today: todayIn(time_zone),
    time_zone,
    date,
    vendormanager_setup_at,
    wanted: services.filter((service) => wanted.includes(service)),
  }
}

export async function saveServices(db: Db, { user_id }: Wedding, wanted: readonly string[]): Promise<void> {
  await sql`insert into user_vendor_settings (user_id, services) values (${user_id}, ${wanted}::text[])
    on conflict (user_id) do update set services = excluded.services`.execute(db)
}

function asked(wedding: Wedding, { taxonomy, status, search, guest_event_id }: Asked): RawBuilder<unknown> {
  const words = search.split(/\s+/).filter(Boolean)
  const parts = [
    within(wedding, guest_event_id),
    ...(taxonomy === undefined ? [] : [sql`taxonomy = ${taxonomy}`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...words.map((word) => sql`position(lower(${word}) in lower(concat_ws(' ', name, contact_name, next_step, notes))) > 0`),
  ]
  return sql.join(parts, sql` and `)
}

function within(wedding: Wedding, event: number | undefined): RawBuilder<unknown> {
  const parts = [
    sql`user_id = ${wedding.user_id}`,
    vendorRows.reach(wedding),
    ...(event === undefined ? [] : [sql`guest_wedding_event_id = ${event}`]),
  ]
  return sql.join(parts, sql` and `)
}
