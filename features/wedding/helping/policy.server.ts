import * as z from 'zod'
import { findMembership, locate } from '#features/wedding/access/rows.server.ts'
import { Id } from '#features/shapes.ts'
import { forbidden, notFound } from '#server/errors.ts'
import { homeWedding, type PolicyRule, type RequestContext, signedIn } from '#server/policy.ts'
import { hashToken } from '#server/session.ts'
import { findSide } from './rows.server.ts'

/** Everybody invites to their own wedding; who helps with another, as its partner too, invites nobody to it. */
const posseNewPolicy: PolicyRule = async (context, input) => {
  const session = signedIn(context)
  const home = await homeWedding(context.db, session)
  if (home.role === 'partner') forbidden()
  const event = NewPosse.parse(input ?? {}).guest_wedding_events.flatMap(({ id }) => (id ? [id] : []))
  const located = event.length > 0 ? await locate(context.db, { event }) : []
  for (const { id, user_id } of located) {
    const membership = user_id === home.user_id ? undefined : await findMembership(context.db, user_id, session.user.id)
    if (membership?.role === 'partner' || membership?.events.some((event) => event.id === id)) forbidden()
  }
  return undefined
}

/** The couple alone; who helps sees it and may not, the partner is told of nobody else. */
const posseCouplePolicy: PolicyRule = async (context, input) => {
  const { side } = await sideOf(context, input)
  if (side === 'partner') notFound()
  if (side === 'member') forbidden()
}

/** The couple removes, who helps leaves. */
const posseEitherPolicy: PolicyRule = async (context, input) => {
  const { side } = await sideOf(context, input)
  if (side === 'partner') notFound()
}

/** Who was invited answers the couple. */
const posseInvitedPolicy: PolicyRule = async (context, input) => {
  const { side, direction } = await sideOf(context, input)
  if (side === 'partner') notFound()
  if (side === 'couple' || direction === 'request') forbidden()
}

/** The couple answers who asked to help. */
const posseAskedPolicy: PolicyRule = async (context, input) => {
  const { side, direction } = await sideOf(context, input)
  if (side !== 'couple' || direction === 'invite') forbidden()
}

/** Who may speak of who helps whom, by the names of the contract. */
export const possePolicies = {
  posse_new: posseNewPolicy,
  posse_couple: posseCouplePolicy,
  posse_either: posseEitherPolicy,
  posse_invited: posseInvitedPolicy,
  posse_asked: posseAskedPolicy,
} satisfies Record<string, PolicyRule>

const AnyId = Id.optional().catch(undefined)
const NewPosse = z
  .object({
    guest_wedding_events: z
      .array(z.object({ id: AnyId }).catch({}))
      .max(100)
      .catch([]),
  })
  .catch({ guest_wedding_events: [] })
const PosseCall = z.object({ id: AnyId, token: z.string().max(200).optional().catch(undefined) }).catch({})

async function sideOf(context: RequestContext, input: unknown) {
  const { user } = signedIn(context)
  const { id, token } = PosseCall.parse(input ?? {})
  const found = id ? await findSide(context.db, id, user.id, token === undefined ? null : hashToken(token)) : undefined
  return found ?? notFound()
}
