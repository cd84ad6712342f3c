import { guarded, inWedding } from '#server/procedures.ts'
import { approvedGifts } from '../approval/api.server.ts'
import { requireRegistries } from '../page/policy.server.ts'
import { registryToolPath } from '../registry-path.ts'
import { accountState } from './account-state.ts'
import * as rows from './rows.server.ts'

const api = inWedding.registry_account

export const accountRoutes = guarded.registry_account.router({
  connect: api.connect.handler(async ({ context: { db, wedding, payments, site, publicUrl } }) => {
    requireRegistries(site)
    const gifts = await approvedGifts({ db, payments })
    const { user_id } = wedding
    const known = await rows.findAccount(db, user_id)
    const account = known?.account ?? (await gifts.newAccount(await rows.findOwner(db, user_id)))
    await rows.keepAccount(db, user_id, account)
    return { data: { url: await gifts.onboarding(account, `${publicUrl}${registryToolPath}?view=page&account=back`) } }
  }),

  look: api.look.handler(async ({ context: { db, wedding, payments, site } }) => {
    requireRegistries(site)
    const gifts = await approvedGifts({ db, payments })
    const known = await rows.findAccount(db, wedding.user_id)
    if (known) await rows.writeAccount(db, known.account, await gifts.account(known.account))
    return { data: { state: accountState(await rows.findAccount(db, wedding.user_id)) } }
  }),

  disconnect: api.disconnect.handler(async ({ context: { db, wedding, payments, site } }) => {
    requireRegistries(site)
    await approvedGifts({ db, payments })
    await rows.disconnect(db, wedding.user_id)
  }),
})
