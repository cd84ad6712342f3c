import { notFound, unauthorized } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { monthOf } from '#features/account/sign-in/user-row.ts'
import { shownPicture } from '#features/files/uploads/shown-picture.ts'
import { inOrder } from '#features/wedding/events/event-when.ts'
import { findEvents } from '#features/wedding/events/rows.server.ts'
import { findOverview } from '#features/guests/list/overview-rows.server.ts'
import { budgetFor } from './budget-rows.server.ts'
import { newestActs } from '#features/wedding/history/api.server.ts'
import { findFacts } from './rows.server.ts'
import { findChecklist } from './task-rows.server.ts'

export const dashboardsRoutes = guarded.dashboards.router({
  get: inWedding.dashboards.get.handler(async ({ context: { db, wedding, files, session = unauthorized() } }) => {
    const { user_id } = wedding
    const role = wedding.role === 'partner' ? 'partner' : 'owner'
    const [facts, overview, events, news, checklist, budget] = await Promise.all([
      findFacts(db, wedding),
      findOverview(db, wedding),
      findEvents(db, wedding),
      newestActs({ db, wedding, addresses: files.addresses }),
      findChecklist(db, wedding),
      budgetFor(db, wedding),
    ])
    const { without_address, wedding_month, ...couple } = facts ?? notFound()
    const { total, guest_wedding_event_counts } = overview
    return {
      data: {
        wedding: { user_id, role, ...couple, month: monthOf({ date: couple.date, wedding_month }) },
        first_steps_at: session.user.first_steps_at,
        guests: total ?? 0,
        guests_without_address: without_address ?? 0,
        guest_wedding_events: inOrder(events).map((event) => ({
          ...event,
          picture: shownPicture(event.picture, files.addresses, session.user.id),
        })),
        guest_wedding_event_counts,
        checklist,
        budget,
        news,
      },
    }
  }),
})
