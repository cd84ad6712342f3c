import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { itemRows } from '../../checklist/rows.server.ts'
import { type Deadline, type DeadlineKind, deadlineKinds } from './contract.ts'

/** By what a task knows which deadline of whom it is: nobody gets it twice, and its day moves with the wedding's as any other's. */
export function markOf(vendor: number, kind: DeadlineKind): string {
  return `vendor-${vendor}-${kind}`
}

function marksOf(vendors: readonly number[]): string[] {
  return vendors.flatMap((vendor) => deadlineKinds.map((kind) => markOf(vendor, kind)))
}

/** One of each kind, as its task on the checklist has it. */
export async function findDeadlines(db: Db, wedding: Wedding, vendor: number): Promise<Deadline[]> {
  const { rows } = await sql<Omit<Deadline, 'kind'> & { template: string }>`
    select id as item_id, due_date, completed_at, template from user_checklist_items
    where user_id = ${wedding.user_id} and template = any(${marksOf([vendor])}::text[]) and ${itemRows.reach(wedding)}`.execute(db)
  return deadlineKinds.map((kind) => {
    const { template: _, ...found } = rows.find(({ template }) => template === markOf(vendor, kind)) ?? nothing
    return { kind, ...found }
  })
}

const nothing = { template: '', item_id: null, due_date: null, completed_at: null }

/** Takes what vendors were still owed off the checklist. */
export async function dropDeadlines(db: Db, wedding: Wedding, vendors: readonly number[], act: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from user_checklist_items where user_id = ${wedding.user_id} and template = any(${marksOf(vendors)}::text[])
    and completed_at is null and ${itemRows.reach(wedding)} order by id for update`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await itemRows.remove(db, wedding, ids, act)
}
