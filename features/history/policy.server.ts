import * as z from 'zod'
import { permissions } from '#features/posse/permissions.ts'
import { openWedding } from '#features/posse/policy.server.ts'
import { Id } from '#features/shapes.ts'
import type { PolicyRule } from '#server/policy.ts'

/** The couple, and whoever may do anything in one of their events; what they then see of it the lines decide, one by one. */
export const weddingHistoryPolicy: PolicyRule = (context, input) => {
  const { user_id, event_id } = Call.parse(input ?? {})
  const address = { event: event_id === undefined ? [] : [event_id] }
  return openWedding(context, { user_id, address }, Object.values(permissions))
}

const AnyId = Id.optional().catch(undefined)
const Call = z.object({ user_id: AnyId, event_id: AnyId }).catch({})
