import * as z from 'zod'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { permissions } from '#features/posse/permissions.ts'
import { openWedding } from '#features/posse/policy.server.ts'
import { Id } from '#features/shapes.ts'
import { invalid } from '#server/errors.ts'
import type { PolicyRule } from '#server/policy.ts'
import { findKeepers } from './keeper-rows.server.ts'

/** The checklist that a call is about: of the couple, or of a helper who keeps that of the events concerned. */
export const itemsPolicy: PolicyRule = (context, input) => {
  const { id, guest_wedding_event_id: event, user_id } = ItemCall.parse(input ?? {})
  const isOne = id !== undefined
  // An item says by itself whose it is; an event beside it is where it is to go, and stands in the body.
  const address = isOne ? { item: [id] } : { event: present([event]) }
  const body = isOne ? { event: present([event]) } : {}
  return openWedding(context, { user_id: isOne ? undefined : user_id, address, body }, [permissions.checklist])
}

/** The same for a call that has no item in its path. */
export const newItemsPolicy: PolicyRule = (context, input) => {
  const { ids, guest_wedding_event_id: event, user_id } = ItemCall.parse(input ?? {})
  const body = { item: present(ids), event: present([event]) }
  return openWedding(context, { body_user_id: user_id, body }, [permissions.checklist])
}

/** An event that a body names must be within the wedding and within reach; of what is not, nothing is told. */
export function requireEvent({ events, named }: Wedding, id: number): void {
  const isOwn = events === 'all' ? named?.event.includes(id) : events.includes(id)
  if (!isOwn) invalid({ guest_wedding_event_id: ['There is no such event.'] })
}

/** Only whoever keeps the checklists of these events can be given their tasks. */
export async function requireKeeper(db: Db, wedding: Wedding, id: number | null | undefined, events: readonly number[]): Promise<void> {
  if (!id) return
  const keeper = (await findKeepers(db, wedding)).find((one) => one.id === id)
  if (!keeper || events.some((event) => !keeper.events.includes(event)))
    invalid({ assignee: ['Please choose somebody who keeps this checklist.'] })
}

const AnyId = Id.optional().catch(undefined)
const ItemCall = z
  .object({
    id: AnyId,
    ids: z.array(AnyId).default([]).catch([]),
    guest_wedding_event_id: AnyId,
    user_id: AnyId,
  })
  .catch({ ids: [] })

function present(ids: readonly (number | undefined)[]): number[] {
  return [...new Set(ids.filter((id) => id !== undefined))]
}
