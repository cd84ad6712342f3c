import { type Db, inTransaction } from '#db/db.ts'
import { actingFor } from '#features/trade/members/policy.server.ts'
import { findMembers } from '#features/trade/members/rows.server.ts'
import { findBusiness } from '#features/trade/profile/rows.server.ts'
import { incomplete, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { counted, countTry } from '#server/rate-limit.ts'
import { t } from '#web/text/text.ts'
import { connectionLetter, invitationLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'

const own = forUser.vendor_network
const page = '/tools/vendor-network'
const claim = '/tools/create-or-claim-vendor-profile/setup/code?vendor='

export const vendorNetworkRoutes = guarded.vendor_network.router({
  list: own.list.handler(async ({ context: { db, user } }) => {
    const { content_id } = await actingFor(db, user.id)
    return { data: await rows.listOthers(db, content_id) }
  }),

  ask: own.ask.handler(({ context: { db, user, publicUrl }, input: { vendor_id, words } }) =>
    inTransaction(db, async (db) => {
      const { content_id } = await actingFor(db, user.id)
      const me = (await findBusiness(db, content_id)) ?? notFound()
      if (!(await rows.isThere(db, vendor_id))) notFound()
      if (!me.is_shown || vendor_id === content_id) incomplete(t('network.not_yet'))
      const done = await rows.ask(db, { own: content_id, other: vendor_id, words })
      const readers = done === 'asked' ? await findMembers(db, vendor_id) : []
      for (const { user_id, email } of readers)
        await queueMail(db, connectionLetter({ user_id, email, title: me.title, words, url: publicUrl + page }))
      if (done === 'asked' && readers.length === 0) await invite(db, { own: me, vendor_id, words, publicUrl })
      return { data: await rows.listOthers(db, content_id) }
    }),
  ),

  end: own.end.handler(async ({ context: { db, user }, input: { id } }) => {
    const { content_id } = await actingFor(db, user.id)
    if (!(await rows.end(db, content_id, id))) notFound()
    return { data: await rows.listOthers(db, content_id) }
  }),
})

interface Inviting {
  own: { id: number; title: string }
  vendor_id: number
  words: string
  publicUrl: string
}

const month = 30 * 86_400

/** Nobody looks after it here, so its own address hears of it, once a month from the same business however often that asks. */
async function invite(db: Db, { own, vendor_id, words, publicUrl }: Inviting): Promise<void> {
  const to = await rows.findAddress(db, vendor_id)
  if (!to || (await counted(db, `network_invite:${own.id}:${vendor_id}`, month)).tries > 1) return
  await countTry(db, `network_invites:${own.id}`, { tries: 20, seconds: 86_400 })
  await queueMail(db, invitationLetter({ to, title: own.title, words, url: `${publicUrl}${claim}${vendor_id}` }))
}
