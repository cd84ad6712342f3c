import { createHash } from 'node:crypto'
import type { Db } from '#db/db.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { invalid, notFound, paymentRefused, paymentUnknown } from '#server/errors.ts'
import { Refused } from '#server/payments/provider.ts'
import type { Gifts } from '#server/payments/gifts.ts'
import { guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { t } from '#web/text/text.ts'
import { accountState } from '../account/account-state.ts'
import { findAccount } from '../account/rows.server.ts'
import { isApproved } from '../approval/rows.server.ts'
import { findOpenRegistry } from '../page/rows.server.ts'
import { findFunds } from '../rows.server.ts'
import { settleGift } from '../settling/api.server.ts'
import type { CardGiven, Given } from './contract.ts'
import * as rows from './rows.server.ts'

const api = guarded.card_gifts

/** Who asks again under the same key gets the same gift: it asks the provider the same, by the same key of ours. */
export const cardGiftRoutes = api.router({
  give: api.give.handler(async ({ context: { db, address, payments, publicUrl }, input: { identifier, ...said } }) => {
    const gifts = payments.gifts ?? notFound()
    // Who tries out stolen numbers does it by the hundred.
    await countTry(db, `card-gift:${address}`, { tries: 20, seconds: 3_600 })
    const found = (await findOpenRegistry(db, identifier)) ?? notFound()
    const { user_id } = found
    const mayAsk = await isApproved(db)
    const request_hash = createHash('sha256').update(JSON.stringify(said)).digest()
    const known = await rows.findByKey(db, user_id, said.card_key)
    const funds = said.fund_id === null ? [] : await findFunds(db, user_id, said.fund_id)
    if (!known && !mayAsk) notFound()
    if (!known) await begin(db, { user_id, said, request_hash, isFund: said.fund_id === null || funds.length > 0 })
    const gift = known ?? (await rows.findByKey(db, user_id, said.card_key)) ?? notFound()
    if (!gift.request_hash.equals(request_hash)) invalid({ card_key: ['This key was used for something else.'] })
    const description = t('give.card_description', { couple: coupleNames(found).join(' & ') })
    const given = await goOn({ db, gifts, publicUrl }, { ...gift, description, mayAsk })
    const after = (await rows.findByKey(db, user_id, said.card_key)) ?? notFound()
    const { amount, fee, available_on } = after
    const net = fee === null ? null : amount - fee
    return { data: { ...given, fund: funds[0]?.title ?? null, amount, fee, net, available_on } }
  }),
})

interface Begun {
  user_id: number
  said: Omit<CardGiven, 'identifier'>
  request_hash: Buffer
  isFund: boolean
}

async function begin(db: Db, { user_id, said, request_hash, isFund }: Begun): Promise<void> {
  const account = await findAccount(db, user_id)
  if (!account || accountState(account) !== 'ready') return invalid({ payment_method: [t('give.no_card')] })
  if (!isFund) invalid({ fund_id: [t('give.no_fund')] })
  await rows.begin(db, { ...said, user_id, account: account.account, request_hash })
}

interface Asked extends rows.FoundGift {
  description: string
  /** Without the provider's approval none is asked any more; of one that was, what came of it is told. */
  mayAsk: boolean
}

interface Tools {
  db: Db
  gifts: Gifts
  publicUrl: string
}

/** From wherever it stands: asked once more, a provider answers as it did. */
async function goOn({ db, gifts, publicUrl }: Tools, gift: Asked): Promise<Pick<Given, 'status' | 'client_secret'>> {
  const { id, status, error, mayAsk } = gift
  if (status === 'paid') return { status, client_secret: null }
  if (status === 'refused') return paymentRefused(error || t('money.came_to_nothing'), 'payment_method')
  const said = status === 'begun' && mayAsk ? await ask({ db, gifts }, gift) : t('money.came_to_nothing')
  const standing = await settleGift({ db, gifts, publicUrl }, id, mayAsk ? { ifNone: said } : {}).catch(unknown)
  if (standing?.state === 'paid') return { status: 'paid', client_secret: null }
  if (standing?.state === 'needs_action') return { status: 'needs_action', client_secret: standing.client_secret }
  // Another may be asking it at this moment, since before the approval was taken away.
  if (!mayAsk && standing?.state === 'none') return unknown(undefined)
  return paymentRefused(standing?.error ?? said, 'payment_method')
}

/** Answers what was said where the card was refused. */
async function ask({ db, gifts }: Pick<Tools, 'db' | 'gifts'>, gift: Asked): Promise<string> {
  const { id, account, payment_method, amount, currency, description } = gift
  try {
    await rows.keepRef(db, id, await gifts.give({ id, account, payment_method, amount, currency, description }))
    return t('money.came_to_nothing')
  } catch (error) {
    return error instanceof Refused ? error.message : unknown(error)
  }
}

/** Nobody may say that nothing was charged before the provider did. */
function unknown(error: unknown): never {
  return paymentUnknown(t('give.not_known_yet'), error)
}
