import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import { requireEvent } from '#features/wedding/access/policy.server.ts'
import type { Wedding } from '#db/wedding.ts'
import { conflict, notFound } from '#server/errors.ts'
import { forUser, guarded, inWedding } from '#server/procedures.ts'
import { pageMeta } from '#features/shapes.ts'
import { tellAssignees } from './assigned-rows.server.ts'
import { avatarUrl } from '#features/account/sign-in/avatar.ts'
import type { Addresses } from '#features/files/uploads/shown-picture.ts'
import type { ItemUpdate, Keeper } from './contract.ts'
import { findBasis, findFrames, saveSettings } from './frame-rows.server.ts'
import type { ChecklistItem, ItemInput } from '#features/wedding/events/item-shapes.ts'
import { findKeepers, type FoundKeeper } from './keeper-rows.server.ts'
import { countMonths, findListEvents, findPlanned, listItems } from './list-rows.server.ts'
import { addItems, dated, followDays, planEvent } from './plan-rows.server.ts'
import { requireKeeper } from './policy.server.ts'
import { type Dated, itemRows } from './rows.server.ts'
import { templateOf, templates } from './template-rows.server.ts'

const api = inWedding.user_checklist_items

export const checklistRoutes = guarded.user_checklist_items.router({
  list: api.list.handler(async ({ context: { db, wedding, files }, input: { assignee, user_id: _, ...asked } }) => {
    const query = { ...asked, ...(assignee !== undefined && { assignee: assignee === 'me' ? wedding.actor_id : assignee }) }
    const { checklist_setup_at, ...basis } = await findBasis(db, wedding)
    const [data, months, events, keepers, planned] = await Promise.all([
      listItems(db, wedding, query),
      countMonths(db, wedding, query, basis.today),
      findListEvents(db, wedding),
      findKeepers(db, wedding),
      findPlanned(db, wedding),
    ])
    const { user_id, firstname, other_firstname, role, guestlist_setup_at } = wedding
    const total = months.reduce((sum, { items }) => sum + items, 0)
    return {
      data,
      meta: pageMeta(query, total),
      ...basis,
      me: wedding.actor_id,
      wedding: { user_id, firstname, other_firstname, role, guestlist_setup_at, checklist_setup_at },
      guest_wedding_events: events,
      keepers: keepers.map((keeper) => shownKeeper(keeper, files.addresses)),
      months,
      left_out: events.filter(({ id }) => isShown(id, query.guest_wedding_event_id)).flatMap((event) => leftOut(event, planned)),
    }
  }),

  templates: forUser.user_checklist_items.templates.handler(() => ({ data: templates() })),

  get: api.get.handler(async ({ context: { db, wedding }, input: { id } }) => ({
    data: (await itemRows.findOne(db, wedding, id)) ?? notFound(),
  })),

  create: api.create.handler(({ context: { db, wedding }, input: { guest_wedding_event_id: event, user_id: _, act, ...item } }) => {
    requireEvent(wedding, { guest_wedding_event_id: event })
    return inTransaction(db, async (db) => {
      await requireKeeper(db, wedding, item.assignee, [event])
      const [data] = await addItems(db, wedding, event, [item], act)
      if (!data) return notFound()
      await tellAssignees(db, wedding, [data])
      return { data }
    })
  }),

  update: api.update.handler(({ context: { db, wedding }, input }) => inTransaction(db, (db) => update(db, wedding, input))),

  destroy: api.destroy.handler(async ({ context: { db, wedding }, input: { id, act } }) => {
    if ((await itemRows.remove(db, wedding, [id], act)).length === 0) notFound()
  }),

  settings: api.settings.handler(({ context: { db, wedding }, input }) =>
    inTransaction(db, async (db) => {
      const act = randomUUID()
      await saveSettings(db, wedding, input)
      const moved = input.starts_on === undefined ? 0 : await followDays(db, wedding, { act, isReplanned: true })
      return { data: (await findBasis(db, wedding)).settings, undo: moved > 0 ? act : null }
    }),
  ),
})

/** What an event is saved with: the plan of its kind, or items of its own. In the transaction that saves it. */
export async function saveChecklist(
  db: Db,
  wedding: Wedding,
  event_id: number,
  checklist: boolean | readonly ItemInput[] | undefined,
  act?: string,
): Promise<void> {
  if (checklist === true) await planEvent(db, wedding, event_id, { act })
  if (!Array.isArray(checklist)) return
  for (const { assignee } of checklist) await requireKeeper(db, wedding, assignee, [event_id])
  await addItems(db, wedding, event_id, checklist, act)
}

async function update(db: Db, wedding: Wedding, { id, version, act, ...given }: ItemUpdate) {
  // Of two who give the same task at once the second finds it given.
  await itemRows.lock(db, wedding, [id])
  const earlier = (await itemRows.findOne(db, wedding, id)) ?? notFound()
  const event = given.guest_wedding_event_id ?? earlier.guest_wedding_event_id
  if (given.guest_wedding_event_id !== undefined) requireEvent(wedding, { guest_wedding_event_id: event })
  await requireKeeper(db, wedding, given.assignee, [event])
  const when = whenOf(given, earlier)
  const frame = Object.keys(when).length > 0 ? (await findFrames(db, wedding)).get(event) : undefined
  const change = { ...given, ...dated(frame, when) }
  const isChange = Object.keys(change).length > 0
  const isSaved = isChange && (await itemRows.change(db, wedding, { ids: [id], change, version, act })).length > 0
  const data = (await itemRows.findOne(db, wedding, id)) ?? notFound()
  if (isChange && !isSaved) return conflict(data)
  if (data.assignee !== earlier.assignee) await tellAssignees(db, wedding, [data])
  return { data }
}

/** What is said about when; an item that goes to another event takes along what was said. */
function whenOf({ due_date, months_before, guest_wedding_event_id: event }: Omit<ItemUpdate, 'id'>, earlier: ChecklistItem): Dated {
  const said = { ...(due_date !== undefined && { due_date }), ...(months_before !== undefined && { months_before }) }
  if (Object.keys(said).length > 0 || event === undefined || event === earlier.guest_wedding_event_id) return said
  return earlier.months_before === null ? { due_date: earlier.due_date } : { months_before: earlier.months_before }
}

function isShown(id: number, event: number | undefined): boolean {
  return event === undefined || event === id
}

interface Planned {
  guest_wedding_event_id: number
  template: string
}

/** What of an event's plan is missing from a list that was planned at all. */
function leftOut({ id, taxonomy_event_id }: { id: number; taxonomy_event_id: number }, planned: readonly Planned[]): string[] {
  const there = planned.filter(({ guest_wedding_event_id }) => guest_wedding_event_id === id).map(({ template }) => template)
  if (there.length === 0) return []
  return templateOf(taxonomy_event_id)
    .items.filter(({ key }) => !there.includes(key))
    .map(({ title }) => title)
}

function shownKeeper({ id, firstname, lastname, avatar, events }: FoundKeeper, addresses: Addresses): Keeper {
  return { id, name: `${firstname} ${lastname}`, avatar: { url: avatarUrl({ id, firstname, lastname, avatar }, addresses) }, events }
}
