import * as z from 'zod'
import { permissions } from '#features/posse/permissions.ts'
import { openWedding } from '#features/posse/policy.server.ts'
import { Id } from '#features/shapes.ts'
import type { PolicyRule } from '#server/policy.ts'

/** Households are as far within reach as their guests are. */
export const householdsPolicy: PolicyRule = (context, input) => {
  const { id, guest_ids, user_id } = HouseholdCall.parse(input ?? {})
  const address = { household: id ? [id] : [] }
  const body = { guest: [...new Set(guest_ids.filter((guest) => guest !== undefined))] }
  return openWedding(context, { body_user_id: id === undefined ? user_id : undefined, address, body }, [permissions.guests])
}

const AnyId = Id.optional().catch(undefined)
const HouseholdCall = z.object({ id: AnyId, guest_ids: z.array(AnyId).catch([]), user_id: AnyId }).catch({ guest_ids: [] })
