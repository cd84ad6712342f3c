import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { type EventFrame, type Fact, findFrames, findKnown, holdDays } from './frame-rows.server.ts'
import { addDays, daysFrom, dueDay, fits, later } from './plan.ts'
import { type Dated, insertItems, itemRows, type Moved, moveItems } from './rows.server.ts'
import type { ChecklistItem, ItemInput } from '#features/wedding/events/item-shapes.ts'
import { leastDaysOf, stepOf, templateOf } from './template-rows.server.ts'

interface Plan {
  act?: string | undefined
  /** Also what there is no time left for. */
  is_whole?: boolean | undefined
}

/** Puts what is missing of its kind's plan on the list of an event. To be called within a transaction. */
export async function planEvent(db: Db, wedding: Wedding, event_id: number, { act, is_whole = false }: Plan): Promise<ChecklistItem[]> {
  const frame = await frameFor(db, wedding, event_id)
  if (!frame) return []
  const known: readonly string[] = await findKnown(db, wedding, frame.taxonomy_event_id)
  const { date, from } = frame
  const items = templateOf(frame.taxonomy_event_id)
    .items.filter((item) => is_whole || date === null || fits({ date, from }, item))
    .map(({ key, step, least_days: _, ...item }) => ({
      ...item,
      ...dated(frame, item, step),
      template: key,
      guest_wedding_event_id: event_id,
      completed_at: known.includes(key) ? new Date().toISOString() : null,
    }))
  return insertItems(db, wedding, items, act)
}

/** Ticks off what of the wedding's plan is done with what was just said. In the transaction that says it. */
export async function tickKnown(db: Db, wedding: Wedding, facts: readonly Fact[], act: string): Promise<void> {
  const known = (await findKnown(db, wedding, 1)).filter((key) => facts.includes(key))
  if (known.length === 0) return
  const { rows } = await sql<{ id: number }>`
    select item.id from user_checklist_items item join guest_wedding_events event
      on (event.user_id, event.id) = (item.user_id, item.guest_wedding_event_id)
    where item.user_id = ${wedding.user_id} and ${itemRows.reach(wedding)} and taxonomy_event_id = 1 and completed_at is null
      and template = any(${known}::text[])`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await itemRows.change(db, wedding, { ids, change: { completed_at: new Date().toISOString() }, act })
}

/** Of an item of which an event has one at most. */
type Marked = ItemInput & { template?: string }

/** Puts items on the list of an event, each on its day. To be called within a transaction. */
export async function addItems(db: Db, wedding: Wedding, event_id: number, items: readonly Marked[], act?: string) {
  const frame = await frameFor(db, wedding, event_id)
  return insertItems(
    db,
    wedding,
    items.map((item) => ({ ...item, ...dated(frame, item), guest_wedding_event_id: event_id })),
    act,
  )
}

/** When an item is due, of what is said about it; nothing where nothing is said. A day that somebody chose is no part of the plan. */
export function dated(
  frame: Pick<EventFrame, 'date' | 'from' | 'horizon'> | undefined,
  { due_date, months_before }: Dated,
  step?: number,
): Dated {
  const date = frame?.date ?? null
  if (due_date === undefined && months_before === undefined) return {}
  if (due_date === undefined && typeof months_before === 'number')
    return { months_before, due_date: frame && date ? dueDay({ ...frame, date }, months_before, step) : null, planned_for: date }
  return { months_before: months_before ?? null, planned_for: date, ...(due_date !== undefined && { due_date }) }
}

interface Open {
  id: number
  guest_wedding_event_id: number
  due_date: string | null
  months_before: number | null
  planned_for: string | null
  template: string
  version: number
}

/**
 * Moves what is open to where the days of its events now are, in the transaction that moved those: tasks of the plan to where
 * it has them, others by as many days. What a plan without a day holds is left out where its first day is too near for it.
 * Answers how many moved.
 */
export async function followDays(
  db: Db,
  wedding: Wedding,
  { act, isReplanned = false, except = [] }: { act?: string | undefined; isReplanned?: boolean; except?: readonly number[] },
) {
  const frames = await findFrames(db, wedding)
  const { rows } = await sql<Open>`
    select id, guest_wedding_event_id, due_date, months_before, planned_for, template, version from user_checklist_items
    where user_id = ${wedding.user_id} and ${itemRows.reach(wedding)} and completed_at is null
    and id <> all(${except}::bigint[]) order by id for update`.execute(db)
  const late = rows.filter((item) => isTooLate(item, frames.get(item.guest_wedding_event_id)))
  if (late.length > 0)
    await itemRows.remove(
      db,
      wedding,
      late.map(({ id }) => id),
      act,
    )
  const moved = rows
    .filter((item) => !late.includes(item))
    .flatMap((item) => {
      const frame = frames.get(item.guest_wedding_event_id)
      return frame ? (movedTo(item, frame, isReplanned) ?? []) : []
    })
  return (await moveItems(db, wedding, moved, act)).length
}

/** Whether a task stands as a plan without a day had it, and the day that there now is leaves no time for it. */
function isTooLate({ template, months_before, planned_for, due_date, version }: Open, frame: EventFrame | undefined): boolean {
  if (!frame || frame.date === null || template === '' || months_before === null) return false
  if (planned_for !== null || due_date !== null || version > 1) return false
  const { taxonomy_event_id, date, from } = frame
  return !fits({ date, from }, { months_before, least_days: leastDaysOf(taxonomy_event_id, template) })
}

/** Undefined for what stays where it is. */
function movedTo({ id, due_date, months_before, planned_for, template }: Open, frame: EventFrame, isReplanned: boolean): Moved | undefined {
  const { date, from } = frame
  if (date === null || (planned_for === date && !isReplanned)) return undefined
  if (months_before !== null) {
    const day = dueDay({ ...frame, date }, months_before, stepOf(frame.taxonomy_event_id, template, months_before))
    return day === due_date && planned_for === date ? undefined : { id, due_date: day, planned_for: date }
  }
  if (due_date === null || planned_for === date) return undefined
  return { id, due_date: planned_for ? later(addDays(due_date, daysFrom(planned_for, date)), from) : due_date, planned_for: date }
}

async function frameFor(db: Db, wedding: Wedding, event_id: number): Promise<EventFrame | undefined> {
  await holdDays(db, wedding)
  return (await findFrames(db, wedding)).get(event_id)
}
