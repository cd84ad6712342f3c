import * as z from 'zod'
import { notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'
import { Id } from '#features/shapes.ts'
import { findFile } from './rows.server.ts'
import { findUpload } from './upload-rows.server.ts'

/** What somebody sends is nobody else's to know of. */
export const ownUploadPolicy: PolicyRule = async (context, input) => {
  const { user } = signedIn(context)
  const id = idIn(input)
  if (id === undefined || !(await findUpload(context.db, user.id, id))) notFound()
  return undefined
}

/** Documents are nobody else's, an operator's who acts as somebody neither. */
export const ownFilePolicy: PolicyRule = async (context, input) => {
  const { user, impersonator } = signedIn(context)
  const id = idIn(input)
  if (id === undefined || !(await findFile(context.db, { user_id: user.id, isActed: impersonator !== undefined }, id))) notFound()
  return undefined
}

function idIn(input: unknown): number | undefined {
  return Named.parse(input ?? {}).id
}

const Named = z.object({ id: z.coerce.number().pipe(Id).optional().catch(undefined) }).catch({})
