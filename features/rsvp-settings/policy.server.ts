import * as z from 'zod'
import { permissions } from '#features/posse/permissions.ts'
import { openWedding } from '#features/posse/policy.server.ts'
import { Id } from '#features/shapes.ts'
import { forbidden } from '#server/errors.ts'
import type { PolicyRule } from '#server/policy.ts'

/** What is said to all guests is the couple's to say. */
export const rsvpSettingsPolicy: PolicyRule = async (context, input) => {
  const { user_id, questions, household_ids, guest_ids } = SettingsCall.parse(input ?? {})
  const body = { guest: present(guest_ids), event: present(questions), household: present(household_ids) }
  const wedding = await openWedding(context, { user_id, body }, [permissions.guests])
  return wedding.role === 'helper' ? forbidden() : wedding
}

const AnyId = Id.optional().catch(undefined)
const AnyIds = z.array(AnyId).default([]).catch([])
const EventOf = z
  .object({ event_id: Id })
  .transform(({ event_id }) => event_id)
  .optional()
  .catch(undefined)
const SettingsCall = z
  .object({ user_id: AnyId, questions: z.array(EventOf).default([]).catch([]), household_ids: AnyIds, guest_ids: AnyIds })
  .catch({ questions: [], household_ids: [], guest_ids: [] })

function present(ids: readonly (number | undefined)[]): number[] {
  return [...new Set(ids.filter((id) => id !== undefined))]
}
