import { randomUUID } from 'node:crypto'
import type * as z from 'zod'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import { contributorRows, pledgedAs, pledgeRows } from '../contributors/rows.server.ts'
import { costRows, findFrame } from '../rows.server.ts'
import type { Pledge, PledgeUpdate } from './contract.ts'

const api = inWedding.pledges

export const pledgesRoutes = guarded.pledges.router({
  create: api.create.handler(({ context: { db, wedding }, input: { user_id: _, act, ...said } }) =>
    inTransaction(db, async (db) => {
      if ((await contributorRows.lock(db, wedding, [said.contributor_id])) === 0) invalid({ contributor_id: [t('pledge.no_contributor')] })
      await requireCost(db, wedding, said)
      const [data] = await pledgeRows.add(db, wedding, { values: [{ ...said, received: 0 }], act })
      return { data: data ?? invalid({ item_id: [t('pledge.no_cost')] }) }
    }),
  ),

  update: api.update.handler(({ context: { db, wedding }, input }) =>
    inTransaction(db, async (db) => ({ data: (await changePledge(db, wedding, input)) ?? notFound() })),
  ),

  destroy: api.destroy.handler(async ({ context: { db, wedding }, input: { id, act = randomUUID() } }) => {
    if ((await pledgeRows.remove(db, wedding, [id], act)).length === 0) notFound()
    return { data: { undo: act } }
  }),
})

type Change = z.infer<typeof PledgeUpdate>

/** As it then stands; none where there is no such pledge within reach. */
export async function changePledge(db: Db, wedding: Wedding, { id, version, act, ...said }: Change): Promise<Pledge | undefined> {
  if ((await pledgeRows.lock(db, wedding, [id])) === 0) return undefined
  const kept = (await pledgeRows.findOne(db, wedding, id)) ?? notFound()
  if (version !== undefined && version !== kept.version) conflict(kept)
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  const asked = { ...kept, ...one(given) }
  const pledged = await pledgedAs(db, wedding, asked)
  const after = settled(asked, pledged, (await findFrame(db, wedding)).today)
  if (after.item_id !== kept.item_id || after.percent !== kept.percent) await requireCost(db, wedding, after)
  if (after.received > pledged) tooMuch(said)
  const names = ['item_id', 'amount', 'percent', 'says_item', 'note', 'received', 'received_on'] as const
  const change = Object.fromEntries(names.filter((name) => after[name] !== kept[name]).map((name) => [name, after[name]]))
  if (Object.keys(change).length > 0) await pledgeRows.change(db, wedding, { ids: [id], change, act })
  return pledgeRows.findOne(db, wedding, id)
}

interface Said {
  item_id: number | null
  amount: number | null
  percent: number | null
}

/** An amount in place of a share, and the other way round. */
function one(given: object): object {
  const { amount, percent } = given as Partial<Said>
  if (typeof amount === 'number') return { ...given, percent: null }
  return typeof percent === 'number' ? { ...given, amount: null } : given
}

/** What came of it came on a day, and of a share it is a sum from then on; what has not came on none. */
function settled<Pledge extends Said & { received: number; received_on: string | null }>(
  after: Pledge,
  pledged: number,
  today: string,
): Pledge {
  if (after.received === 0) return { ...after, received_on: null }
  const share = after.percent === null ? {} : { amount: pledged, percent: null }
  return { ...after, ...share, received_on: after.received_on ?? today }
}

/** A share is of one cost, and that is of the wedding and stays until the transaction ends. */
async function requireCost(db: Db, wedding: Wedding, { item_id, amount, percent }: Said): Promise<void> {
  if (percent !== null && amount !== null) invalid({ percent: [t('pledge.one_of_two')] })
  if (percent !== null && item_id === null) invalid({ item_id: [t('pledge.share_of_what')] })
  if (item_id !== null && (await costRows.lock(db, wedding, [item_id])) === 0) invalid({ item_id: [t('pledge.no_cost')] })
}

/** Beside the field that was filled in. */
function tooMuch({ received }: { received?: number | undefined }): never {
  return invalid(received === undefined ? { amount: [t('pledge.received_more')] } : { received: [t('pledge.more_than_pledged')] })
}
