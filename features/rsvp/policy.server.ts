import * as z from 'zod'
import { guestsPolicy } from '#features/guests/policy.server.ts'
import { Id } from '#features/shapes.ts'
import { notFound } from '#server/errors.ts'
import type { PolicyRule, RequestContext } from '#server/policy.ts'
import { countTry } from '#server/rate-limit.ts'
import { isInvite, isOwnPlace } from './invitation-rows.server.ts'

/** Whoever has the link; one that nobody was given opens nothing. */
export const invitePolicy: PolicyRule = async (context, input) => {
  const { invite_id } = InviteCall.parse(input ?? {})
  if (!invite_id || !(await isInvite(context.db, invite_id))) return miss(context)
}

/** With an invite it is that very guest who answers: then nothing else counts, and who is signed in is nobody. */
export const guestReplyPolicy: PolicyRule = async (context, input) => {
  const { invite_id, id, event_id } = InviteCall.parse(input ?? {})
  if (invite_id === undefined) return guestsPolicy(context, input)
  const isOwn = id !== undefined && event_id !== undefined && (await isOwnPlace(context.db, { invite_id, id, event_id }))
  return isOwn ? undefined : miss(context)
}

/** Guesses come to an end for who makes them, and for the wedding that they are aimed at. */
export async function miss({ db, address }: RequestContext, user_id?: number): Promise<never> {
  await countTry(db, `rsvp-miss:${address}`, { tries: 20, seconds: 600 })
  if (user_id !== undefined) await countTry(db, `rsvp-miss-of:${user_id}`, { tries: 300, seconds: 3_600 })
  notFound()
}

const AnyId = Id.optional().catch(undefined)
/** What the database can't hold is nobody's. */
const AnyInvite = z.string().transform((id) => (id.isWellFormed() && !id.includes('\0') ? id : ''))
const InviteCall = z.object({ invite_id: AnyInvite.optional().catch(undefined), id: AnyId, event_id: AnyId }).catch({})
