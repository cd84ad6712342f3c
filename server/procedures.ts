import { implement, traverseContractProcedures } from '@orpc/server'
import * as z from 'zod'
import { inTransaction } from '#db/db.ts'
import { contract } from '#features/contract.ts'
import type { RouteMeta } from '#features/route.ts'
import { idKinds } from '#features/shapes.ts'
import { isUnreadable } from './codec.ts'
import { malformed } from './errors.ts'
import { answerOnce, claimOf } from './idempotency.ts'
import { noteWrite } from './impersonation.ts'
import { asOneself, type Policies, type RequestContext, signedIn } from './policy.ts'
import { letKeep } from './whose-answer.ts'

/** In production answers leave as the rows were selected, unchecked; every test checks them against the contract. */
const validation = process.env['NODE_ENV'] === 'production' ? { initialOutputValidationIndex: Number.NaN } : {}

/** Implements a procedure behind the policy that its contract names; the policy runs before validation. */
export const guarded = implement(contract)
  .$config(validation)
  .$context<RequestContext>()
  .use(async ({ context, procedure, next }, input) => {
    const { policy, impersonation, is_kept } = procedure['~orpc'].meta
    if (impersonation === 'refused' && context.session) asOneself(context.session)
    const opened = await context.policies[policy!](context, input, procedure['~orpc'])
    const wedding = opened && 'role' in opened ? opened : undefined
    const invitation = opened && 'envelope' in opened ? opened : undefined
    if (wedding || is_kept) letKeep(context)
    return next({ context: { wedding, invitation } })
  })
  .use(async ({ context, procedure, next }, input, output) => {
    if (isUnreadable(input)) malformed()
    const claim = claimOf(context, procedure['~orpc'], input)
    if (!claim) return next()
    return output(await answerOnce(context.db, claim, async (db) => (await next({ context: { db } })).output))
  })
  .use(async ({ context, procedure, next }, input) => {
    const { impersonator, user } = context.session ?? {}
    const operation = impersonator && writeOf(procedure['~orpc'])
    if (!operation) return next()
    // What arrives would hold the transaction open for as long as it takes.
    if (procedure['~orpc'].meta.takes_bytes) {
      await noteWrite(context.db, impersonator, { target_id: user!.id, operation, object_id: idIn(input) })
      return next()
    }
    return inTransaction(context.db, async (db) => {
      await noteWrite(db, impersonator, { target_id: user!.id, operation, object_id: idIn(input) })
      return next({ context: { db } })
    })
  })

/** Implements a procedure for somebody who signed in. */
export const forUser = guarded.use(({ context, next }) => {
  const session = signedIn(context)
  return next({ context: { session, user: session.user } })
})

/** Implements a procedure that works on a wedding, the caller's own or one shared with them. */
export const inWedding = guarded.use(({ context: { wedding }, next }) => {
  if (!wedding) throw new Error('The policy of this route opens no wedding')
  return next({ context: { wedding } })
})

interface Procedure {
  route: { method?: string; path?: string }
  meta: RouteMeta
}

/** What a call does as somebody; what anybody may do, and what a password or a mailed link does, is nobody's. */
function writeOf({ route: { method = '', path = '' }, meta: { policy, answers_tokens } }: Procedure): string | undefined {
  return method === 'GET' || policy === 'anyone' || answers_tokens ? undefined : `${method} ${path}`
}

function idIn(input: unknown): number | null {
  return Named.parse(input).id
}

const Named = z.object({ id: z.int().positive().nullable().catch(null) }).catch({ id: null })

/** A route without a policy, or one whose things its policy would not see, is a mistake that must not reach the network. */
export function requirePolicies(router: Parameters<typeof traverseContractProcedures>[0]['router'], policies: Policies): void {
  const open: string[] = []
  const blind: string[] = []
  traverseContractProcedures({ router, path: [] }, ({ contract, path }) => {
    const { meta, route, inputSchema } = contract['~orpc']
    const { policy, permission } = meta as RouteMeta
    const asksNothing = policy === 'planning' && permission === undefined
    if (!policy || !(policy in policies) || asksNothing) open.push(path.join('.'))
    if (policy === 'planning' && isBlind(route.path ?? '', inputSchema)) blind.push(path.join('.'))
  })
  if (open.length > 0) throw new Error(`Routes without a policy: ${open.join(', ')}`)
  if (blind.length > 0) throw new Error(`Routes of planning that do not say what their ids name: ${blind.join(', ')}`)
}

/** The policy of planning reads ids from a plain object, and from a path those alone that name a thing; others would name nothing. */
function isBlind(path: string, schema: unknown): boolean {
  const { def } = schema ? (schema as z.core.$ZodTypes)._zod : {}
  if (def && def.type !== 'object') return true
  const ids = [...path.matchAll(/\{\+?(\w+)\}/g)].map(([, name = '']) => name).filter((name) => /^(?!user_id$)(?:\w+_)?id$/.test(name))
  return ids.some((name) => !def?.shape[name] || !idKinds.has(def.shape[name]))
}
