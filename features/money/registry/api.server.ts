import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { todayIn } from '#features/account/sign-in/today.ts'
import { givenPictures } from '#features/files/uploads/policy.server.ts'
import { shownPicture } from '#features/files/uploads/shown-picture.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import type { RequestContext } from '#server/policy.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import { accountState } from './account/account-state.ts'
import { findAccount } from './account/rows.server.ts'
import { ifApproved } from './approval/api.server.ts'
import type { Registry, RegistrySaved } from './contract.ts'
import { giftRows } from './gifts/rows.server.ts'
import { requireRegistries } from './page/policy.server.ts'
import { registryPath } from './registry-path.ts'
import { registryTitle } from './registry-title.ts'
import * as rows from './rows.server.ts'

const api = inWedding.registry
type Called = Pick<RequestContext, 'db' | 'publicUrl' | 'site' | 'files'> & { wedding: Wedding }

export const registryRoutes = guarded.registry.router({
  get: api.get.handler(async ({ context }) => {
    const { db, wedding, site, payments } = context
    requireRegistries(site)
    const [kept, funds, sums, households, { has_date, time_zone }, account, gifts] = await Promise.all([
      rows.findRegistry(db, wedding),
      rows.findFunds(db, wedding.user_id),
      rows.findSums(db, wedding),
      rows.findHouseholds(db, wedding),
      rows.findFrame(db, wedding),
      findAccount(db, wedding.user_id),
      ifApproved({ db, payments }),
    ])
    const { user_id, firstname, other_firstname, role, guestlist_setup_at } = wedding
    return {
      data: kept ? shown(context, kept) : null,
      funds: funds.map((fund) => ({ ...fund, picture: shownPicture(fund.picture, context.files.addresses, wedding.actor_id) })),
      sums,
      households,
      has_date,
      account: gifts ? accountState(account) : null,
      script: site.now().files['global.json'].registry_script || null,
      today: todayIn(time_zone),
      wedding: { user_id, firstname, other_firstname, role, guestlist_setup_at },
    }
  }),

  create: api.create.handler(({ context, input }) => save(context, input)),
  update: api.update.handler(({ context, input }) => save(context, input)),

  destroy: api.destroy.handler(async ({ context: { db, wedding }, input: { act } }) => {
    const kept = await rows.findRegistry(db, wedding)
    if (kept) await rows.registryRows.remove(db, wedding, [kept.id], act)
  }),

  addFund: api.addFund.handler(async ({ context, input: { user_id: _, act, ...said } }) => {
    const { db, wedding } = context
    const picture = await givenPictures(db, wedding, { picture_id: said.picture_id })
    const values = [{ goal: null, story: '', picture_id: null, ...given(said), ...picture }]
    const [added] = await rows.fundRows.add(db, wedding, { values, act })
    return oneFund(context, added!.id)
  }),

  changeFund: api.changeFund.handler(({ context, input: { id, version, act, ...said } }) =>
    inTransaction(context.db, async (db) => {
      const { wedding } = context
      const change = { ...said, ...(await givenPictures(db, wedding, { picture_id: said.picture_id })) }
      const isChange = Object.keys(given(change)).length > 0
      const isSaved = isChange && (await rows.fundRows.change(db, wedding, { ids: [id], change, version, act })).length > 0
      const one = await oneFund({ ...context, db }, id)
      return isChange && !isSaved ? conflict(one.data) : one
    }),
  ),

  removeFund: api.removeFund.handler(({ context: { db, wedding }, input: { id, act = randomUUID() } }) =>
    inTransaction(db, async (db) => {
      if ((await rows.fundRows.lock(db, wedding, [id])) === 0) notFound()
      const ids = await rows.giftsOf(db, wedding, id)
      if (ids.length > 0) await giftRows.change(db, wedding, { ids, change: { fund_id: null }, act })
      await rows.fundRows.remove(db, wedding, [id], act)
    }),
  ),
})

/** Begins it where there is none, so that of two presses at once the second changes what the first began. */
function save({ db, wedding, ...context }: Called, { user_id: _, version, act, ...said }: RegistrySaved) {
  requireRegistries(context.site)
  return inTransaction(db, async (db) => {
    await rows.holdRegistry(db, wedding)
    const kept = await rows.findRegistry(db, wedding)
    if (kept && version !== undefined && version !== kept.version) conflict(shown({ ...context, wedding }, kept))
    if (kept) await rows.registryRows.change(db, wedding, { ids: [kept.id], change: differing(said, kept), act })
    else await begin(db, wedding, said, act)
    return { data: shown({ ...context, wedding }, (await rows.findRegistry(db, wedding)) ?? notFound()) }
  })
}

async function begin(db: Db, wedding: Wedding, said: object, act: string | undefined): Promise<void> {
  const { has_date } = await rows.findFrame(db, wedding)
  if (!has_date) invalid({ wedding_date: [t('registry.needs_date')] })
  await rows.registryRows.add(db, wedding, { values: [{ headline: '', story: '', ...given(said) }], act })
}

function shown(
  { publicUrl, wedding }: Pick<Called, 'publicUrl' | 'wedding'>,
  { id: _, ...kept }: rows.KeptRegistry & { id: number },
): Registry {
  const title = registryTitle(coupleNames(wedding))
  return { ...kept, title, occasion: 'Wedding', url: `${publicUrl}${registryPath(kept.identifier)}` }
}

async function oneFund({ db, wedding, files }: Pick<Called, 'db' | 'wedding' | 'files'>, id: number) {
  const [found] = await rows.findFunds(db, wedding.user_id, id)
  const fund = found ?? notFound()
  return { data: { ...fund, picture: shownPicture(fund.picture, files.addresses, wedding.actor_id) } }
}

/** What is said and not so yet. */
function differing(said: object, kept: object): object {
  return Object.fromEntries(Object.entries(given(said)).filter(([name, value]) => value !== kept[name as keyof typeof kept]))
}

function given<Said extends object>(said: Said): Said {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Said
}
