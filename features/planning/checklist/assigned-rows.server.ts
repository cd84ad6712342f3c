import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { tellOf } from '#features/notices/panel/new-rows.server.ts'
import type { ChecklistItem } from '#features/wedding/events/item-shapes.ts'

/** Tells whoever was given a task, in the transaction that gives it, and of several at once in one go. Nobody is told of what they took. */
export async function tellAssignees(db: Db, { actor_id }: Wedding, items: readonly ChecklistItem[]): Promise<void> {
  const given = items.filter(({ assignee }) => assignee !== null && assignee !== actor_id)
  if (given.length === 0) return
  const user = await db.selectFrom('users').where('id', '=', actor_id).select(['id', 'firstname']).executeTakeFirst()
  for (const [assignee, own] of Map.groupBy(given, ({ assignee }) => assignee)) {
    const [first] = own
    if (assignee === null || !first) continue
    const at = new URLSearchParams({ event: String(first.guest_wedding_event_id), item: String(first.id) })
    await tellOf(db, {
      user_ids: [assignee],
      kind: 'item_assigned',
      params: { id: first.id, user, name: namesOf(own), url: `/tools/wedding-checklist?${at}` },
    })
  }
}

const most = 3

function namesOf(items: readonly ChecklistItem[]): string {
  const named = items.slice(0, most).map(({ title }) => title)
  return items.length > most ? `${named.join(', ')} …` : named.join(', ')
}
