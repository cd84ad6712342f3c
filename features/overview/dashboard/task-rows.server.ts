import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { findBasis } from '#features/planning/checklist/frame-rows.server.ts'
import { countMonths } from '#features/planning/checklist/list-rows.server.ts'
import type { Dashboard, NextTask } from './contract.ts'

const mostNext = 3

/** How the checklist stands, and what of it comes next: what is late, whoever's it is, and what is nobody else's; null where it was not begun. */
export async function findChecklist(db: Db, wedding: Wedding): Promise<Dashboard['checklist']> {
  const { today, checklist_setup_at } = await findBasis(db, wedding)
  if (checklist_setup_at === null) return null
  const all = { show: 'all', page: 1, per_page: 1 } as const
  const [months, next] = await Promise.all([countMonths(db, wedding, all, today), findNext(db, wedding, today)])
  const sum = (of: 'items' | 'done') => months.reduce((sum, month) => sum + month[of], 0)
  return { today, items: sum('items'), done: sum('done'), next, months }
}

async function findNext(db: Db, { user_id, actor_id }: Wedding, today: string): Promise<NextTask[]> {
  const { rows } = await sql<NextTask>`
    select id, title, description, due_date from user_checklist_items
    where user_id = ${user_id} and completed_at is null and (assignee is null or assignee = ${actor_id} or due_date < ${today})
    order by due_date nulls last, months_before desc nulls last, position, id limit ${mostNext}`.execute(db)
  return rows
}
