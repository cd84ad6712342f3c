import * as z from 'zod'
import { forbidden, notFound } from '#server/errors.ts'
import { tellSecurity } from '#server/log.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'
import { Id } from '#features/shapes.ts'
import { isOperator } from './trail-rows.server.ts'

/** Operators act as others, and never as one another. */
export const impersonatePolicy: PolicyRule = async (context, input) => {
  if (!signedIn(context).user.is_admin) forbidden()
  const { id } = StartCall.parse(input ?? {})
  if (id === undefined) return undefined
  const isOne = await isOperator(context.db, id)
  if (isOne === undefined) notFound()
  if (isOne) {
    tellSecurity('impersonation refused', id)
    forbidden('Admins can’t be impersonated.')
  }
  return undefined
}

const StartCall = z.object({ id: Id.optional().catch(undefined) }).catch({})
