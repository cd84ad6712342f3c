import * as z from 'zod'
import type { Db } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import type { Kind } from '#features/kinds.ts'
import { openWedding } from '#features/wedding/access/policy.server.ts'
import { findMembership } from '#features/wedding/access/rows.server.ts'
import type { Thing } from '#features/thing.server.ts'
import { things } from '#features/things.server.ts'
import { forbidden, notFound } from '#server/errors.ts'
import { type PolicyRule, signedIn } from '#server/policy.ts'
import { findActors } from './rows.server.ts'

/** The couple may take back what anybody did in their wedding, a helper what they did themselves; of other acts they are told nothing. */
export const weddingChangePolicy: PolicyRule = async (context, input) => {
  const { user } = signedIn(context)
  const { act } = Call.parse(input ?? {})
  const weddings = Map.groupBy(act ? await findActors(context.db, act) : [], ({ user_id }) => user_id)
  for (const [user_id, lines] of weddings) {
    const isOwnAct = lines.every(({ actor_id }) => actor_id === user.id)
    if (!isOwnAct && !(await isOfCouple(context.db, user_id, user.id))) continue
    const open = (needed: readonly number[]) => openWedding(context, { user_id }, needed)
    return inBoth(await Promise.all(neededFor(lines).map(open)))
  }
  return notFound()
}

/** Each kind asks for its own; what is the couple's alone is for nobody who helps. */
function neededFor(lines: readonly { kind: Kind }[]): number[][] {
  const needed = new Set(lines.map(({ kind }) => permissionOf(things[kind])))
  return [...needed].map((code) => (code === undefined ? [] : [code]))
}

function permissionOf({ permission }: Thing): number | undefined {
  return permission
}

/** The wedding with the events in which everything is allowed that was asked for. */
function inBoth(opened: readonly Wedding[]): Wedding {
  return opened.reduce((one, other) => {
    if (one.events === 'all' || other.events === 'all') return one.events === 'all' ? other : one
    const allowed = new Set(other.events)
    const events = one.events.filter((id) => allowed.has(id))
    return events.length > 0 ? { ...one, events } : forbidden()
  })
}

async function isOfCouple(db: Db, wedding_id: number, user_id: number): Promise<boolean> {
  return wedding_id === user_id || (await findMembership(db, wedding_id, user_id))?.role === 'partner'
}

const Call = z.object({ act: z.uuid().optional().catch(undefined) }).catch({})
