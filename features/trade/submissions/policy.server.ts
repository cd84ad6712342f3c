import * as z from 'zod'
import { Id } from '#features/shapes.ts'
import { forbidden, notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'
import { findOwner, findOwnerBySlug } from './rows.server.ts'

/** Whoever sends it in; an operator answers elsewhere, and never writes in their place. */
export const ownSubmissionPolicy: PolicyRule = async (context, input) => {
  const { user } = signedIn(context)
  const { id } = Named.parse(input ?? {})
  const owner = id === undefined ? undefined : await findOwner(context.db, id)
  if (owner === undefined) notFound()
  if (owner === user.id) return undefined
  return user.is_admin ? forbidden() : notFound()
}

/** Theirs, or an operator’s to read. */
export const seenSubmissionPolicy: PolicyRule = async (context, input) => {
  const { user } = signedIn(context)
  const { slug = '' } = Named.parse(input ?? {})
  const owner = await findOwnerBySlug(context.db, slug)
  if (owner === undefined || (owner !== user.id && !user.is_admin)) notFound()
  return undefined
}

export const seenSubmissionsPolicy: PolicyRule = (context, input) => {
  const { user } = signedIn(context)
  const { user_id } = Named.parse(input ?? {})
  return user_id === user.id || user.is_admin ? undefined : notFound()
}

const Named = z
  .object({
    id: z.coerce.number().pipe(Id).optional().catch(undefined),
    user_id: z.coerce.number().pipe(Id).optional().catch(undefined),
    slug: z
      .string()
      .regex(/^[a-z0-9-]{1,200}$/)
      .optional()
      .catch(undefined),
  })
  .catch({})
