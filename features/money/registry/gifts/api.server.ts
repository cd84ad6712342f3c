import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { todayIn } from '#features/account/sign-in/today.ts'
import { pageMeta } from '#features/shapes.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { findFrame, fundRows } from '../rows.server.ts'
import type { Gift, GiftSaid } from './contract.ts'
import { countGifts, findGift, giftRows, holdGiver, listGifts } from './rows.server.ts'

const api = inWedding.gifts

export const giftsRoutes = guarded.gifts.router({
  list: api.list.handler(async ({ context: { db, wedding }, input: { user_id: _, ...query } }) => {
    const [data, total] = await Promise.all([listGifts(db, wedding, query), countGifts(db, wedding, query)])
    return { data, meta: pageMeta(query, total) }
  }),

  create: api.create.handler(({ context: { db, wedding }, input: { user_id: _, act, ...said } }) =>
    inTransaction(db, async (db) => {
      const today = await todayOf(db, wedding)
      const gift = settled({ ...nothing, given_on: today, ...given(said) }, today)
      await requireParts(db, wedding, gift)
      const [added] = await giftRows.add(db, wedding, { values: [{ ...gift, source: 'hand', thanked_by: '', thanked_way: '' }], act })
      return { data: (await findGift(db, wedding, added!.id)) ?? notFound() }
    }),
  ),

  update: api.update.handler(({ context: { db, wedding }, input: { id, version, act, ...said } }) =>
    inTransaction(db, async (db) => {
      if ((await giftRows.lock(db, wedding, [id])) === 0) notFound()
      const kept = (await giftRows.findOne(db, wedding, id)) ?? notFound()
      if (version !== undefined && version !== kept.version) conflict(await findGift(db, wedding, id))
      const after = settled({ ...kept, ...given(said), ...(kept.source === 'card' && byProvider(kept)) }, await todayOf(db, wedding))
      await requireParts(db, wedding, after)
      const change = Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== kept[name as keyof Gift]))
      if (Object.keys(change).length > 0) await giftRows.change(db, wedding, { ids: [id], change, act })
      return { data: (await findGift(db, wedding, id)) ?? notFound() }
    }),
  ),

  destroy: api.destroy.handler(async ({ context: { db, wedding }, input: { id, act } }) => {
    if ((await giftRows.remove(db, wedding, [id], act)).length === 0) notFound()
  }),

  thank: api.thank.handler(({ context: { db, wedding }, input: { id, by, on, way, again, act = randomUUID() } }) =>
    inTransaction(db, async (db) => {
      const theirs = await holdGiver(db, wedding, id)
      if (theirs.length === 0) notFound()
      const before = theirs
        .filter(({ thanked_on }) => thanked_on !== null)
        .toSorted((one, other) => (one.thanked_on! < other.thanked_on! ? 1 : -1))[0]
      if (before && !again) invalid({ again: [t('thanks.again', { day: longDay(before.thanked_on!) ?? '', by: before.thanked_by })] })
      // What is only promised is thanked for when it has come, unless it is this very one.
      const ids = theirs.filter((one) => one.id === id || (one.thanked_on === null && one.state === 'arrived')).map((one) => one.id)
      const change = { thanked_on: on ?? (await todayOf(db, wedding)), thanked_by: by, thanked_way: way }
      return { data: { ids: await giftRows.change(db, wedding, { ids, change, act }), undo: act } }
    }),
  ),

  unthank: api.unthank.handler(({ context: { db, wedding }, input: { id, act } }) =>
    inTransaction(db, async (db) => {
      if ((await giftRows.lock(db, wedding, [id])) === 0) notFound()
      const { thanked_on } = (await giftRows.findOne(db, wedding, id)) ?? notFound()
      const change = { thanked_on: null, thanked_by: '', thanked_way: '' }
      if (thanked_on !== null) await giftRows.change(db, wedding, { ids: [id], change, act })
    }),
  ),
})

const nothing = {
  fund_id: null,
  household_id: null,
  from_name: '',
  amount: null,
  present: '',
  message: '',
  way: '',
  state: 'arrived',
  arrived_on: null,
  fee: null,
  note: '',
} as const

type Settled = Pick<Gift, 'fund_id' | 'household_id' | 'amount' | 'present' | 'state' | 'arrived_on' | 'given_on' | 'fee'> & {
  source?: Gift['source']
}

/** Of what came by card, what is the provider's to say. */
function byProvider({ amount, present, way, state, arrived_on, given_on, fee }: Gift) {
  return { amount, present, way, state, arrived_on, given_on, fee }
}

/** What has arrived did so on a day, today where nobody says another; what has not, on none. */
function settled<Said extends Settled>(said: Said, today: string): Said {
  const arrived_on = said.state === 'pledged' ? null : (said.arrived_on ?? (said.given_on > today ? said.given_on : today))
  return { ...said, arrived_on }
}

/** Its fund is of the wedding and stays until the transaction ends, its household is, and a fee is of a sum and no more than it. */
async function requireParts(db: Db, wedding: Wedding, { fund_id, household_id, amount, present, fee, source }: Settled): Promise<void> {
  if (amount === null && present === '') invalid({ amount: [t('gift.needs_amount')] })
  if (fee !== null && source !== 'card' && (amount === null || fee > amount)) invalid({ fee: [t('gift.fee_too_much')] })
  if (fund_id !== null && (await fundRows.lock(db, wedding, [fund_id])) === 0) invalid({ fund_id: [t('gift.no_fund')] })
  if (household_id !== null && !(await isHousehold(db, wedding, household_id))) invalid({ household_id: [t('gift.no_household')] })
}

async function isHousehold(db: Db, { user_id }: Wedding, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('households')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .select('id')
    .forKeyShare()
    .executeTakeFirst()
  return found !== undefined
}

async function todayOf(db: Db, wedding: Wedding): Promise<string> {
  return todayIn((await findFrame(db, wedding)).time_zone)
}

function given(said: GiftSaid): { [Name in keyof GiftSaid]?: Exclude<GiftSaid[Name], undefined> } {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
}
