import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { itemRows } from '../../checklist/rows.server.ts'
import { templateOf } from '../../checklist/template-rows.server.ts'
import { costRows } from '../../budget/rows.server.ts'
import { type Vendor, vendorRows } from '../rows.server.ts'

/** The vendor and all others of its service within reach, whom nobody else books until the transaction ends. */
export async function lockService(db: Db, wedding: Wedding, vendor: number): Promise<Vendor[]> {
  const { rows } = await sql<Vendor>`
    select id, guest_wedding_event_id, name, taxonomy, status, cost_id from user_vendors
    where user_id = ${wedding.user_id} and ${vendorRows.reach(wedding)}
    and taxonomy = (select taxonomy from user_vendors where (user_id, id) = (${wedding.user_id}, ${vendor}))
    order by id for update`.execute(db)
  return rows
}

/** The first cost that was planned for the service, of no vendor yet, with nothing agreed or paid. */
export async function findPlannedCost(db: Db, wedding: Wedding, category: string, event_id: number | null): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from budget_items where ${isStillPlanned(wedding)} and category = ${category}
    and event_id is not distinct from ${event_id}::bigint order by id limit 1 for update`.execute(db)
  return rows[0]?.id
}

/** A cost in which nothing is agreed or paid, and which no vendor has yet. */
export function isStillPlanned(wedding: Wedding): RawBuilder<unknown> {
  return sql`budget_items.user_id = ${wedding.user_id} and ${costRows.reach(wedding)} and actual is null and vendor = ''
    and not exists (select from user_vendors tied where (tied.user_id, tied.cost_id) = (budget_items.user_id, budget_items.id))
    and not exists (select from user_transactions payment where (payment.user_id, payment.item_id) = (budget_items.user_id, budget_items.id))`
}

export async function hasPayments(db: Db, { user_id }: Wedding, item_id: number): Promise<boolean> {
  const { rows } = await sql`select from user_transactions where (user_id, item_id) = (${user_id}, ${item_id}) limit 1`.execute(db)
  return rows.length > 0
}

/** Which task of a wedding's plan is done when somebody of a service is hired. */
const taskOf: Readonly<Record<string, string>> = {
  venues: 'venue',
  celebrants: 'officiant',
  photographers: 'photographer',
  planners: 'planner',
  caterers: 'caterer',
  bands: 'band',
  djs: 'band',
  videographers: 'video',
  hotels: 'hotels',
  florists: 'florist',
  rentals: 'rentals',
  bakers: 'cake',
  transport: 'transport',
  'hair-stylists': 'hair',
  'make-up-artists': 'hair',
  lighting: 'lights',
  stationers: 'invitations',
  jewelers: 'rings',
  'bar-services': 'bar',
}

/** The tasks of the plan that are about the service, or called the same, as far as they are open. */
export async function findTasks(db: Db, wedding: Wedding, service: string): Promise<{ id: number; title: string }[]> {
  const key = taskOf[service]
  if (key === undefined) return []
  const title = templateOf(1).items.find((item) => item.key === key)?.title ?? ''
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from user_checklist_items where user_id = ${wedding.user_id} and ${itemRows.reach(wedding)} and completed_at is null
    and (template = ${key} or lower(title) = lower(${title})) order by id`.execute(db)
  return rows
}

/** Does what is to be done about the service. */
export async function tickTask(db: Db, wedding: Wedding, { taxonomy }: Vendor, act: string): Promise<void> {
  const ids = (await findTasks(db, wedding, taxonomy)).map(({ id }) => id)
  if (ids.length > 0) await itemRows.change(db, wedding, { ids, change: { completed_at: new Date().toISOString() }, act })
}
