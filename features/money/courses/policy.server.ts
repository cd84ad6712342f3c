import * as z from 'zod'
import { forMembers, typesOff } from '#features/magazine/content/policy.server.ts'
import { ById, Id, text } from '#features/shapes.ts'
import { notFound } from '#server/errors.ts'
import { type PolicyRule, type RequestContext, signedIn } from '#server/policy.ts'
import { findAccess, findNote } from './rows.server.ts'

/** Where the operator has switched courses off there are none. */
export function whereOn(context: Pick<RequestContext, 'site'>): void {
  if (typesOff(context).length > 0) notFound()
}

const Named = z.union([z.object({ slug: text(200), lesson: text(200) }), z.object({ lesson: Id })])

/** A lesson that is published: a free preview for everybody who asks, the others for members. What is kept of somebody needs an account. */
export const lessonPolicy: PolicyRule = async (context, input, { route }) => {
  if (route.method !== 'GET') signedIn(context)
  whereOn(context)
  const { data } = Named.safeParse(input)
  const found = data && (await findAccess(context.db, data))
  if (!found) notFound()
  if (found.is_sold) forMembers(context)
  return undefined
}

export const memberPolicy: PolicyRule = (context) => {
  forMembers(context)
  whereOn(context)
  return undefined
}

/** Whoever wrote it, a member or not: what is written down stays one's own. */
export const ownLessonNotePolicy: PolicyRule = async (context, input) => {
  const { user } = signedIn(context)
  const { data } = ById.safeParse(input)
  if (!data || !(await findNote(context.db, user.id, data.id))) notFound()
  return undefined
}
