import * as z from 'zod'
import { notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'
import { Id } from '#features/shapes.ts'
import { isOwnSession } from './session-rows.server.ts'

/** Where somebody else is signed in is nobody's to know. */
export const ownSessionPolicy: PolicyRule = async (context, input) => {
  const { user } = signedIn(context)
  const { id } = SessionCall.parse(input ?? {})
  if (id !== undefined && !(await isOwnSession(context.db, user.id, id))) notFound()
  return undefined
}

const SessionCall = z.object({ id: Id.optional().catch(undefined) }).catch({})
