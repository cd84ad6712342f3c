import { notFound, unauthorized } from '#server/errors.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { findOverview } from '../guests/overview-rows.server.ts'
import { findFacts } from './rows.server.ts'

export const dashboardsRoutes = guarded.dashboards.router({
  get: inWedding.dashboards.get.handler(async ({ context: { db, wedding, session = unauthorized() } }) => {
    const { user_id } = wedding
    const role = wedding.role === 'partner' ? 'partner' : 'owner'
    const [facts, overview] = await Promise.all([findFacts(db, wedding), findOverview(db, wedding)])
    const { without_address, ...couple } = facts ?? notFound()
    const { total, ...events } = overview
    return {
      data: {
        wedding: { user_id, role, ...couple },
        first_steps_at: session.user.first_steps_at,
        guests: total ?? 0,
        guests_without_address: without_address ?? 0,
        ...events,
      },
    }
  }),
})
