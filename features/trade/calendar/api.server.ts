import { inTransaction } from '#db/db.ts'
import { actingFor } from '#features/trade/members/policy.server.ts'
import { incomplete } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import { findCalendar, saveCalendar } from './rows.server.ts'

const own = forUser.vendor_calendar

export const vendorCalendarRoutes = guarded.vendor_calendar.router({
  get: own.get.handler(async ({ context: { db, user } }) => {
    const { content_id } = await actingFor(db, user.id)
    return { data: await findCalendar(db, content_id, user.id) }
  }),

  save: own.save.handler(({ context: { db, user }, input: { capacity = null, days } }) =>
    inTransaction(db, async (db) => {
      const { content_id } = await actingFor(db, user.id)
      if (!(await saveCalendar(db, content_id, { capacity, days }))) return incomplete(t('calendar.not_out'))
      return { data: await findCalendar(db, content_id, user.id) }
    }),
  ),
})
