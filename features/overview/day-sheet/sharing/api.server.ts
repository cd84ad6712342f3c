import { type Db, inTransaction } from '#db/db.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { Download } from '#server/download.ts'
import { conflict, gone, invalid, notFound } from '#server/errors.ts'
import { guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { hashToken } from '#server/session.ts'
import { t } from '#web/text/text.ts'
import type { Shared } from './contract.ts'
import { findHead, findLinked, findOwnWishes, findShown, insertWish, type Linked, markSeen } from './rows.server.ts'

const api = guarded.shared_days

/** What whoever has a link may do: read, say that they have, and ask. */
export const sharedDaysRoutes = api.router({
  get: api.get.handler(async ({ context: { db }, input: { token } }) => ({ data: await shown(db, await linkedBy(db, token)) })),

  seen: api.seen.handler(({ context: { db }, input: { token, changed_at } }) =>
    write(db, token, async (db, linked) => {
      if (!(await markSeen(db, linked, changed_at))) conflict(undefined, t('shared_day.changed'))
    }),
  ),

  ask: api.ask.handler(({ context: { db }, input: { token, ...said } }) =>
    write(db, token, async (db, linked) => {
      if (!(await insertWish(db, linked, said))) invalid({ words: [t('shared_day.too_many')] })
    }),
  ),

  paper: api.paper.handler(async ({ context: { db, workshop }, input: { token } }) => {
    const linked = await linkedBy(db, token)
    await countTry(db, `day-paper:${linked.user_id}:${linked.person_id}`, { tries: 60, seconds: 3_600 })
    const { event, couple, name, items } = await shown(db, linked)
    const lines = items.map((item) => ({ ...item, who: item.with.map((one) => one.name) }))
    const made = await workshop.make('day_paper', { couple, event, name, lines })
    return new Download({ name: 'day.pdf', type: 'application/pdf', ...made })
  }),
})

/** Asked anew: the link may have ended since the call was let in. */
async function linkedBy(db: Db, token: string): Promise<Linked> {
  const linked = (await findLinked(db, hashToken(token))) ?? notFound()
  return linked.ended_at === null ? linked : gone()
}

async function write(db: Db, token: string, work: (db: Db, linked: Linked) => Promise<void>): Promise<{ data: Shared }> {
  const whose = await linkedBy(db, token)
  await countTry(db, `day-sheet:${whose.user_id}:${whose.person_id}`, { tries: 60, seconds: 3_600 })
  return inTransaction(db, async (db) => {
    const linked = await linkedBy(db, token)
    await work(db, linked)
    return { data: await shown(db, linked) }
  })
}

/** Nothing of what is for others alone, of guests or of money. */
async function shown(db: Db, linked: Linked): Promise<Shared> {
  const [head, items, wishes] = [(await findHead(db, linked)) ?? notFound(), await findShown(db, linked), await findOwnWishes(db, linked)]
  return { ...head, couple: coupleNames(linked), items, wishes }
}
