import * as z from 'zod'
import { planningPolicy } from '#features/wedding/access/policy.server.ts'
import { Id } from '#features/shapes.ts'
import { notFound, tooMany } from '#server/errors.ts'
import { addressKey } from '#server/password-tries.ts'
import type { PolicyRule, RequestContext } from '#server/policy.ts'
import { counted, countTry, returnTry } from '#server/rate-limit.ts'
import { findInvitation, isInvite, isOwnPlace, shown } from './invitation-rows.server.ts'

/**
 * Whoever has the link; one that nobody was given opens nothing. Who only looks is handed what the invite shows; what is to
 * be changed is read where it is held.
 */
export const invitePolicy: PolicyRule = async (context, input, { route }) => {
  const { invite_id } = InviteCall.parse(input ?? {})
  if (!invite_id) return miss(context)
  if (route.method !== 'GET') return (await isInvite(context.db, invite_id)) ? undefined : miss(context)
  const found = await findInvitation(context.db, invite_id)
  return found ? shown(found, context.files.addresses, 'everybody') : miss(context)
}

/** With an invite it is that very guest who answers: then nothing else counts, and who is signed in is nobody. */
export const guestReplyPolicy: PolicyRule = async (context, input, call) => {
  const { invite_id, id, event_id } = InviteCall.parse(input ?? {})
  if (invite_id === undefined) return planningPolicy(context, input, call)
  const isOwn = id !== undefined && event_id !== undefined && (await isOwnPlace(context.db, { invite_id, id, event_id }))
  return isOwn ? undefined : miss(context)
}

/** Guesses come to an end for who makes them. */
async function miss({ db, address }: RequestContext): Promise<never> {
  await countTry(db, `rsvp-miss:${address}`, ofAddress)
  notFound()
}

/**
 * Looks a code up as a guess until it is right: counted before anything is looked up, so that an address past its limit, or
 * one that missed where very many do, learns nothing. An address that never missed is always looked up.
 */
export async function guess<Right>(
  { db, address }: RequestContext,
  username: string,
  look: () => Promise<Right | undefined>,
): Promise<Right> {
  const own = { key: `rsvp-miss:${address}`, ...ofAddress }
  const wedding = { key: `rsvp-miss-of:${addressKey(username)}`, ...ofWedding }
  const mine = await counted(db, own.key, own.seconds)
  if (mine.tries > own.tries) tooMany(mine.wait)
  const theirs = await counted(db, wedding.key, wedding.seconds)
  const isBesieged = theirs.tries > wedding.tries
  if (isBesieged && mine.tries > 1) tooMany(mine.wait)
  const right = await look()
  if (right === undefined) return isBesieged ? tooMany(mine.wait) : notFound()
  await Promise.all([returnTry(db, own.key), returnTry(db, wedding.key)])
  return right
}

const ofAddress = { tries: 20, seconds: 600 }
const ofWedding = { tries: 300, seconds: 3_600 }

const AnyId = Id.optional().catch(undefined)
/** What the database can't hold is nobody's. */
const AnyInvite = z.string().transform((id) => (id.isWellFormed() && !id.includes('\0') ? id : ''))
const InviteCall = z.object({ invite_id: AnyInvite.optional().catch(undefined), id: AnyId, event_id: AnyId }).catch({})
