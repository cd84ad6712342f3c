import { inTransaction } from '#db/db.ts'
import { holdOwned } from '#features/trade/colleagues/rows.server.ts'
import { findMembers } from '#features/trade/members/rows.server.ts'
import { noteAct } from '#features/trade/profile/rows.server.ts'
import { endMembers } from '#features/trade/review/rows.server.ts'
import { Download } from '#server/download.ts'
import { forbidden } from '#server/errors.ts'
import { tellSecurity } from '#server/log.ts'
import { queueMail } from '#server/mail.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { leftLetter } from './mail.server.ts'
import { giveUp } from './rows.server.ts'

const own = forUser.vendor_leaving

export const vendorLeavingRoutes = guarded.vendor_leaving.router({
  archive: own.archive.handler(async ({ context: { db, user, workshop } }) => {
    const { content_id, title } = (await holdOwned(db, user.id)) ?? forbidden()
    await countTry(db, `vendor_export:${content_id}`, { tries: 5, seconds: 86_400 })
    tellSecurity('everything exported', user.id)
    const day = new Date().toISOString().slice(0, 10)
    const made = await workshop.make('vendor_archive', { content_id, title, day })
    return new Download({ name: `business-${day}.zip`, type: 'application/zip', ...made })
  }),

  leave: own.leave.handler(({ context: { db, user }, input: { page } }) =>
    inTransaction(db, async (db) => {
      const { content_id, title } = (await holdOwned(db, user.id)) ?? forbidden()
      const members = await findMembers(db, content_id)
      await giveUp(db, content_id, { page, by: user.id })
      await noteAct(db, { content_id, actor_id: user.id, what: page === 'goes' ? 'taken_out' : 'given_up' })
      await endMembers(db, content_id)
      for (const member of members) await queueMail(db, leftLetter(page, { ...member, title }))
      tellSecurity('business given up', user.id)
    }),
  ),
})
