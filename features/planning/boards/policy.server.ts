import { ORPCError } from '@orpc/server'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { openWedding, planningPolicy } from '#features/wedding/access/policy.server.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { text } from '#features/shapes.ts'
import { notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'
import { findBoards, findPublic } from './rows.server.ts'

/** A board by its slug: of the wedding that the call is about, or of the one that the caller plans with somebody beside their own. */
export const ownBoardPolicy: PolicyRule = async (context, input, call) => {
  const { slug, user_id } = input as { slug?: unknown; user_id?: unknown }
  const opened = await planningPolicy(context, input, call)
  if (opened && 'role' in opened && (await hasBoard(context.db, opened, slug))) return opened
  const { partner_in } = signedIn(context)
  if (user_id !== undefined || partner_in === null) return notFound()
  const theirs = await openWedding(context, { user_id: partner_in }, [permissions.boards])
  return (await hasBoard(context.db, theirs, slug)) ? theirs : notFound()
}

/** A board by its id: whoever works on it opens its wedding, everybody else sees it where it is public, and where not there is none. */
export const seenBoardPolicy: PolicyRule = async (context, input) => {
  const { id } = input as { id?: unknown }
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1) return notFound()
  if (context.session) {
    const opened = await openWedding(context, { address: { board: [id] } }, [permissions.boards]).catch(unlessRefused)
    if (opened) return opened
  }
  return (await findPublic(context.db, { id })).length > 0 ? undefined : notFound()
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof ORPCError) || (error.status !== 403 && error.status !== 404)) throw error
}

async function hasBoard(db: Db, wedding: Wedding, slug: unknown): Promise<boolean> {
  const named = text(100).safeParse(slug)
  return named.success && (await findBoards(db, wedding, { slug: named.data })).length > 0
}
