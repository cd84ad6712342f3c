import { guarded, inWedding } from '#server/procedures.ts'
import { finishGuestList } from './rows.server.ts'

export const setupsRoutes = guarded.setups.router({
  finish: inWedding.setups.finish.handler(async ({ context: { db, wedding } }) => ({
    data: { guestlist_setup_at: await finishGuestList(db, wedding) },
  })),
})
