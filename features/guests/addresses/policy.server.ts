import * as z from 'zod'
import { asCouple } from '#features/guests/letters/policy.server.ts'
import { Id } from '#features/shapes.ts'
import { notFound } from '#server/errors.ts'
import type { PolicyRule } from '#server/policy.ts'
import { findOpen, findOwner } from './rows.server.ts'

/** What was left for a couple is theirs alone: it is on no event's list yet. */
export const collectedAddressPolicy: PolicyRule = async (context, input) => {
  const { id, wedding_events } = Call.parse(input ?? {})
  const user_id = context.session && id !== undefined ? await findOwner(context.db, id) : undefined
  if (context.session && user_id === undefined) notFound()
  return asCouple(context, { user_id, events: wedding_events.filter((event) => event !== undefined) })
}

/** Anybody, while the couple has it open; of a page that is shut nobody learns more than of one that never was. */
export const openCollectorPolicy: PolicyRule = async ({ db }, input) => {
  const { username, invite_id } = PageCall.parse(input ?? {})
  if (!(await findOpen(db, invite_id ?? username ?? ''))) notFound()
  return undefined
}

const PageCall = z
  .object({ username: z.string().max(100).optional().catch(undefined), invite_id: z.string().max(100).optional().catch(undefined) })
  .catch({})

const Call = z
  .object({ id: Id.optional().catch(undefined), wedding_events: z.array(Id.optional().catch(undefined)).catch([]) })
  .catch({ wedding_events: [] })
