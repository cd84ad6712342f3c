import * as z from 'zod'
import type { Wedding } from '#db/wedding.ts'
import { permissions } from '#features/posse/permissions.ts'
import { openWedding } from '#features/posse/policy.server.ts'
import { Id } from '#features/shapes.ts'
import { forbidden } from '#server/errors.ts'
import type { PolicyRule, RequestContext } from '#server/policy.ts'

/** Whoever was given anything on an event may look at it. */
export const eventPolicy: PolicyRule = (context, input) => openEvent(context, input, Object.values(permissions))

export const eventChangePolicy: PolicyRule = (context, input) => openEvent(context, input, [permissions.checklist])

export const eventDeletePolicy: PolicyRule = async (context, input) => {
  const wedding = await openEvent(context, input, Object.values(permissions))
  return wedding.role === 'helper' ? forbidden() : wedding
}

/** The couple stands in the path; who keeps a checklist of theirs may add events, and change those. */
export const eventForPolicy: PolicyRule = (context, input) => {
  const { id, user_id } = EventCall.parse(input ?? {})
  return openWedding(context, { user_id, address: { event: id ? [id] : [] } }, [permissions.checklist])
}

const AnyId = Id.optional().catch(undefined)
const EventCall = z.object({ id: AnyId, user_id: AnyId }).catch({})

function openEvent(context: RequestContext, input: unknown, needed: readonly number[]): Promise<Wedding> {
  const { id } = EventCall.parse(input ?? {})
  return openWedding(context, { address: { event: id ? [id] : [] } }, needed)
}
