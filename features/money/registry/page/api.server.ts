import { inTransaction } from '#db/db.ts'
import { todayIn } from '#features/account/sign-in/today.ts'
import { shownPicture } from '#features/files/uploads/shown-picture.ts'
import { findCouple } from '#features/guests/addresses/rows.server.ts'
import { tellOf } from '#features/notices/panel/new-rows.server.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { invalid, notFound, tooMany } from '#server/errors.ts'
import type { Payments } from '#server/payments/payments.ts'
import { guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { t } from '#web/text/text.ts'
import { accountState } from '../account/account-state.ts'
import { findAccount, type FoundAccount } from '../account/rows.server.ts'
import { ifApproved } from '../approval/api.server.ts'
import { registryToolPath } from '../registry-path.ts'
import { registryTitle } from '../registry-title.ts'
import { findFunds } from '../rows.server.ts'
import { type GivingWay, givingWays, linkOf } from '../ways.ts'
import { findOpenRegistry, type FoundRegistry, holdPromises, insertPromise } from './rows.server.ts'

const api = guarded.registry_page

export const registryPageRoutes = api.router({
  get: api.get.handler(async ({ context: { db, files, payments }, input }) => {
    const found = (await findOpenRegistry(db, input.identifier)) ?? notFound()
    const { user_id, identifier, headline, story } = found
    const couple = coupleNames(found)
    const card = cardOf(payments, (await ifApproved({ db, payments })) && (await findAccount(db, user_id)))
    const funds = (await findFunds(db, user_id)).map(({ id, title, goal, story, picture, arrived, pledged, gifts }) => {
      return { id, title, goal, story, arrived, pledged, gifts, picture: shownPicture(picture, files.addresses, 'everybody') }
    })
    return {
      data: {
        identifier,
        title: registryTitle(couple),
        occasion: 'Wedding' as const,
        headline,
        story,
        couple,
        card,
        ways: waysOf(found),
        funds,
      },
    }
  }),

  give: api.give.handler(async ({ context: { db, address }, input: { identifier, ...said } }) => {
    await countTry(db, `gift:${address}`, { tries: 30, seconds: 3_600 })
    const found = (await findOpenRegistry(db, identifier)) ?? notFound()
    const { user_id, bank } = found
    const { way, amount, fund_id } = said
    if (!waysOf(found).includes(way)) invalid({ way: [t('give.no_way')] })
    const funds = fund_id === null ? [] : await findFunds(db, user_id, fund_id)
    if (fund_id !== null && funds.length === 0) invalid({ fund_id: [t('give.no_fund')] })
    await inTransaction(db, async (db) => {
      const { time_zone } = await holdPromises(db, user_id)
      const { id, is_new } = (await insertPromise(db, user_id, { ...said, given_on: todayIn(time_zone) })) ?? tooMany(3_600)
      if (!is_new) return
      const params = { id, name: said.from_name, amount, url: `${registryToolPath}?show=promised` }
      await tellOf(db, { user_ids: await findCouple(db, user_id), kind: 'gift_promised', params })
    })
    const url = way === 'paypal' || way === 'venmo' ? linkOf(way, found[way], amount) : null
    const words = way === 'bank' ? bank : ''
    return { data: { couple: coupleNames(found), fund: funds[0]?.title ?? null, amount, way, url, words } }
  }),
})

/** What a browser needs to pay into their own account. */
function cardOf({ cards, gifts, scripts }: Payments, found: FoundAccount | undefined) {
  if (!cards || !gifts || scripts.cards === null || !found || accountState(found) !== 'ready') return null
  return { publishable_key: cards.publishable_key, script: scripts.cards, account: found.account, fee: gifts.fee }
}

/** Whoever wants to bring it can always do that. */
function waysOf(found: Pick<FoundRegistry, 'paypal' | 'venmo' | 'bank'>): GivingWay[] {
  return givingWays.filter((way) => way === 'hand' || found[way] !== '')
}
