import * as z from 'zod'
import { permissions } from '#features/wedding/access/permissions.ts'
import { openWedding } from '#features/wedding/access/policy.server.ts'
import { Id } from '#features/shapes.ts'
import { hashToken } from '#server/session.ts'
import { forbidden, notFound } from '#server/errors.ts'
import type { PolicyRule, RequestContext } from '#server/policy.ts'
import { findLeaving } from './leaving-rows.server.ts'
import { findOwner } from './sending-rows.server.ts'

/** What goes out in the names of both is theirs: the couple's, and not of who helps with some of their events. */
export const sendingPolicy: PolicyRule = async (context, input) => {
  const { id } = Call.parse(input ?? {})
  const user_id = context.session && id !== undefined ? await findOwner(context.db, id) : undefined
  if (context.session && user_id === undefined) notFound()
  return asCouple(context, { user_id })
}

/** Whoever has the letter; a link that nobody was sent opens nothing. */
export const guestLetterPolicy: PolicyRule = async ({ db }, input) => {
  const { token } = Call.parse(input ?? {})
  if (!token || !(await findLeaving(db, hashToken(token)))) notFound()
  return undefined
}

/** Opens the whole wedding of `user_id`, or the caller's own, to one of the two. */
export async function asCouple(context: RequestContext, { user_id, events = [] }: Asked) {
  const wedding = await openWedding(context, { user_id, body: { event: events } }, [permissions.guests])
  return wedding.role === 'helper' ? forbidden() : wedding
}

interface Asked {
  user_id: number | undefined
  /** Those that the body names. */
  events?: readonly number[]
}

const Call = z.object({ id: Id.optional().catch(undefined), token: z.string().optional().catch(undefined) }).catch({})
