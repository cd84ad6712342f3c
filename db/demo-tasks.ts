import type { Db } from './db.ts'
import { demoTasks } from './demo-checklist.ts'
import { demoBegan } from './demo-household.ts'

interface Couple {
  june: number
  theo: number
}

/** What they have to do, in its order. */
export async function insertTasks(db: Db, whose: Couple, events: Map<string, number>, planned_for: string | null): Promise<void> {
  const rows = demoTasks.map(({ event, who, ...task }) => ({
    ...task,
    user_id: whose.june,
    guest_wedding_event_id: events.get(event)!,
    planned_for,
    assignee: who && whose[who],
    created_at: demoBegan,
  }))
  await db.insertInto('user_checklist_items').values(rows).execute()
}
