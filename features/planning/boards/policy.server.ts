import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { openWedding, planningPolicy } from '#features/wedding/access/policy.server.ts'
import { notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'
import { findBoards } from './rows.server.ts'

/** A board by its slug: of the wedding that the call is about, or of the one that the caller plans with somebody beside their own. */
export const ownBoardPolicy: PolicyRule = async (context, input, call) => {
  const { slug, user_id } = input as { slug?: unknown; user_id?: unknown }
  const opened = await planningPolicy(context, input, call)
  if (opened && 'role' in opened && (await hasBoard(context.db, opened, slug))) return opened
  const { partner_in } = signedIn(context)
  if (user_id !== undefined || partner_in === null) return notFound()
  const theirs = await openWedding(context, { user_id: partner_in }, [call.meta.permission as number])
  return (await hasBoard(context.db, theirs, slug)) ? theirs : notFound()
}

async function hasBoard(db: Db, wedding: Wedding, slug: unknown): Promise<boolean> {
  return typeof slug === 'string' && (await findBoards(db, wedding, { slug })).length > 0
}
