import { type Db, inTransaction } from '#db/db.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { tellOf } from '#features/notices/panel/new-rows.server.ts'
import { conflict, gone, invalid, notFound } from '#server/errors.ts'
import { guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { hashToken } from '#server/session.ts'
import { t } from '#web/text/text.ts'
import { contributorsPath } from '../contributors/contributor-path.ts'
import { findLinked, type Linked } from '../contributors/link-rows.server.ts'
import { openOf } from '../contributors/reckoning.ts'
import { sumPaidBy } from '../contributors/rows.server.ts'
import { findPayers } from '../payments/reminder-rows.server.ts'
import type { Contribution, OwnPledge } from './contract.ts'
import { changeOwn, findOwn, hold, insertOwn, removeOwn } from './rows.server.ts'

const api = guarded.contributions

export const contributionsRoutes = api.router({
  get: api.get.handler(async ({ context: { db }, input: { token } }) => ({ data: await shown(db, await linkedBy(db, token)) })),

  pledge: api.pledge.handler(({ context: { db }, input: { token, ...said } }) =>
    write(db, token, async (db, linked) => {
      const { is_new: isNews } = (await insertOwn(db, linked, said)) ?? invalid({ amount: [t('contribution.too_many')] })
      return isNews
    }),
  ),

  change: api.change.handler(({ context: { db }, input: { token, ...said } }) =>
    write(db, token, async (db, linked) => {
      const { amount } = await openPledge(db, linked, said.id)
      if (amount === null && said.amount === undefined) invalid({ amount: [t('contribution.how_much_first')] })
      return changeOwn(db, linked, said)
    }),
  ),

  remove: api.remove.handler(({ context: { db }, input: { token, id } }) =>
    write(db, token, async (db, linked) => {
      await openPledge(db, linked, id)
      await removeOwn(db, linked, id)
      return true
    }),
  ),
})

/** One at a time for each who gives; the link is looked at again, since it may have ended meanwhile. What is new the couple is told. */
async function write(db: Db, token: string, work: (db: Db, linked: Linked) => Promise<boolean>): Promise<{ data: Contribution }> {
  const whose = await linkedBy(db, token)
  await countTry(db, `contributor:${whose.user_id}:${whose.contributor_id}`, { tries: 60, seconds: 3_600 })
  return inTransaction(db, async (db) => {
    await hold(db, whose)
    const linked = await linkedBy(db, token)
    const isNews = await work(db, linked)
    const data = await shown(db, linked)
    if (isNews) await tellCouple(db, linked, data.pledged)
    return { data }
  })
}

/** Of somebody who thinks again before the couple was told, only what they thought last. */
async function tellCouple(db: Db, { user_id, contributor_id: id, name }: Linked, amount: number): Promise<void> {
  const user_ids = await findPayers(db, user_id)
  await tellOf(db, { user_ids, kind: 'pledged', params: { id, name, amount, url: `${contributorsPath}#giver-${id}` } })
}

async function linkedBy(db: Db, token: string): Promise<Linked> {
  const linked = (await findLinked(db, hashToken(token))) ?? notFound()
  return linked.revoked_at === null ? linked : gone()
}

/** What was received is no longer theirs to change. */
async function openPledge(db: Db, linked: Linked, id: number): Promise<OwnPledge> {
  const pledge = (await findOwn(db, linked)).find((one) => one.id === id) ?? notFound()
  return pledge.received > 0 ? conflict(undefined, t('contribution.received_meanwhile')) : pledge
}

/** Nothing of the budget, of others who give, or of guests. */
async function shown(db: Db, linked: Linked): Promise<Contribution> {
  const [own, paid] = await Promise.all([findOwn(db, linked), sumPaidBy(db, linked)])
  const pledged = own.reduce((sum, one) => sum + one.pledged, 0)
  const received = own.reduce((sum, one) => sum + one.received, 0)
  const pledges = own.map(({ pledged: _, ...pledge }) => pledge)
  const sums = { pledged, given: received + paid, open: openOf({ pledged, received, paid }) }
  return { couple: coupleNames(linked), name: linked.name, ...sums, pledges }
}
