import * as z from 'zod'
import { permissions } from '#features/posse/permissions.ts'
import { openWedding } from '#features/posse/policy.server.ts'
import { Id } from '#features/shapes.ts'
import { forbidden } from '#server/errors.ts'
import type { PolicyRule } from '#server/policy.ts'

/** What is said to all guests is the couple's to say. */
export const rsvpSettingsPolicy: PolicyRule = async (context, input) => {
  const { user_id } = SettingsCall.parse(input ?? {})
  const wedding = await openWedding(context, { user_id, address: none, body: none }, [permissions.guests])
  return wedding.role === 'helper' ? forbidden() : wedding
}

const none = { guest: [], event: [], household: [] }
const SettingsCall = z.object({ user_id: Id.optional().catch(undefined) }).catch({})
