import * as z from 'zod'
import { Id } from '#features/shapes.ts'
import { forbidden, notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'
import { findWriting, isRemovable } from './together/rows.server.ts'

/** Whoever sends it in; who writes on it, too, neither signs nor sends, and an operator answers elsewhere. */
export const ownSubmissionPolicy: PolicyRule = async (context, input) => {
  const { isOwn } = await writingOf(context, input)
  return isOwn ? undefined : forbidden()
}

/** Whoever sends it in, and who writes on it, too; an operator never writes in their place. */
export const writtenSubmissionPolicy: PolicyRule = async (context, input) => {
  const { isOwn, isCoAuthor } = await writingOf(context, input)
  return isOwn || isCoAuthor ? undefined : forbidden()
}

/** Anybody's place on a wedding of one's own, and one's own on another's. */
export const authorPlacePolicy: PolicyRule = async (context, input) => {
  const { isOwn, isCoAuthor } = await writingOf(context, input)
  if (!isOwn && !isCoAuthor) forbidden()
  const { id = 0, author_id = 0 } = Named.parse(input ?? {})
  if (!(await isRemovable(context.db, { submission_id: id, id: author_id, by: signedIn(context).user.id }))) notFound()
  return undefined
}

async function writingOf(context: Parameters<PolicyRule>[0], input: unknown) {
  const { user } = signedIn(context)
  const { id } = Named.parse(input ?? {})
  const found = id === undefined ? undefined : await findWriting(context.db, { id }, user.id)
  if (!found || (found.user_id !== user.id && !found.is_co_author && !user.is_admin)) notFound()
  return { isOwn: found.user_id === user.id, isCoAuthor: found.is_co_author }
}

/** Theirs, that of those who write on it, or an operator’s to read. */
export const seenSubmissionPolicy: PolicyRule = async (context, input) => {
  const { user } = signedIn(context)
  const { slug = '' } = Named.parse(input ?? {})
  const found = await findWriting(context.db, { slug }, user.id)
  if (!found || (found.user_id !== user.id && !found.is_co_author && !user.is_admin)) notFound()
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
    author_id: z.coerce.number().pipe(Id).optional().catch(undefined),
    user_id: z.coerce.number().pipe(Id).optional().catch(undefined),
    slug: z
      .string()
      .regex(/^[a-z0-9-]{1,200}$/)
      .optional()
      .catch(undefined),
  })
  .catch({})
