import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { requireOwn } from '#features/guests/list/policy.server.ts'
import { saveReplies } from '#features/guests/list/reply-rows.server.ts'
import { conflict, forbidden, invalid } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import { changePledge } from '../pledges/api.server.ts'
import { findShownCost } from '../quoted-rows.server.ts'
import { costRows } from '../rows.server.ts'
import type { Thoughts } from './contract.ts'
import { addHeads, takeHeads } from './heads-rows.server.ts'
import { movedBetween } from './moved.ts'
import { findFigures } from './rows.server.ts'

const api = inWedding.what_if

export const whatIfRoutes = guarded.what_if.router({
  // Weighing does what accepting would, and goes back to where it began: its figures are the true ones, and no row keeps them.
  weigh: api.weigh.handler(({ context: { db, wedding }, input }) =>
    inTransaction(db, async (db) => {
      await sql`savepoint thought`.execute(db)
      try {
        return { data: await think(db, wedding, input, randomUUID()) }
      } finally {
        await sql`rollback to savepoint thought`.execute(db)
      }
    }),
  ),

  accept: api.accept.handler(({ context: { db, wedding }, input: { act = randomUUID(), ...thoughts } }) => {
    // Who is not named can't be taken off a list.
    if (thoughts.heads.some(({ adults, children, infants }) => Math.min(adults, children, infants) < 0))
      invalid({ heads: [t('what_if.who_cannot')] })
    return inTransaction(db, async (db) => ({ data: await think(db, wedding, thoughts, act) }))
  }),
})

/** Writes all of it as it might be, and answers what moved. */
async function think(db: Db, wedding: Wedding, thoughts: Thoughts, act: string) {
  const { changes, heads, replies, pledges } = thoughts
  const isCouples = heads.length + replies.length + pledges.length > 0
  if (isCouples && wedding.role === 'helper') forbidden()
  await requireOwn(db, wedding, { wedding_events: heads.map(({ event_id }) => event_id) }, 'heads')
  await requireOwn(db, wedding, { wedding_events: replies.map(({ event_id }) => event_id) }, 'replies')
  const before = await findFigures(db, wedding)
  await thinkOfGuests(db, wedding, { heads, replies }, act)
  await thinkOfCosts(db, wedding, changes, act)
  for (const pledge of inOrder(pledges)) {
    if (!(await changePledge(db, wedding, { ...pledge, act }))) invalid({ pledges: [t('what_if.no_pledge')] })
  }
  return movedBetween(before, await findFigures(db, wedding))
}

async function thinkOfGuests(db: Db, wedding: Wedding, { heads, replies }: Pick<Thoughts, 'heads' | 'replies'>, act: string) {
  for (const { event_id, ids: named, status } of replies) {
    const ids = [...new Set(named)].sort((one, other) => one - other)
    const saved = await saveReplies(db, wedding, { ids, event_id, status, act })
    if (saved.length < ids.length) invalid({ replies: ['There is no such guest.'] })
  }
  for (const more of heads) {
    await addHeads(db, wedding, more, act)
    if (!(await takeHeads(db, wedding, more))) invalid({ heads: [t('what_if.more_than_come')] })
  }
}

async function thinkOfCosts(db: Db, wedding: Wedding, changes: Thoughts['changes'], act: string) {
  for (const { id, version, ...change } of inOrder(changes)) {
    if (Object.values(change).every((value) => value === undefined)) continue
    const saved = await costRows.change(db, wedding, { ids: [id], change, version, act })
    if (saved.length === 0) conflict((await findShownCost(db, wedding, id)) ?? invalid({ changes: ['There is no such cost.'] }))
  }
}

function inOrder<One extends { id: number }>(all: readonly One[]): One[] {
  return all.toSorted((one, other) => one.id - other.id)
}
