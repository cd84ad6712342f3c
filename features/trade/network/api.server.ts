import { inTransaction } from '#db/db.ts'
import { actingFor } from '#features/trade/members/policy.server.ts'
import { findMembers } from '#features/trade/members/rows.server.ts'
import { findBusiness } from '#features/trade/profile/rows.server.ts'
import { incomplete, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import { connectionLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'

const own = forUser.vendor_network
const page = '/tools/vendor-network'

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
      if (done === 'asked')
        for (const { user_id, email } of await findMembers(db, vendor_id))
          await queueMail(db, connectionLetter({ user_id, email, title: me.title, words, url: publicUrl + page }))
      return { data: await rows.listOthers(db, content_id) }
    }),
  ),

  end: own.end.handler(async ({ context: { db, user }, input: { id } }) => {
    const { content_id } = await actingFor(db, user.id)
    if (!(await rows.end(db, content_id, id))) notFound()
    return { data: await rows.listOthers(db, content_id) }
  }),
})
