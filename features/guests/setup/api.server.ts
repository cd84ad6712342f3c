import { guarded, inWedding } from '#server/procedures.ts'
import { setupMoments } from './contract.ts'
import { finishSetup } from './rows.server.ts'

export const setupsRoutes = guarded.setups.router({
  finish: inWedding.setups.finish.handler(async ({ context: { db, wedding }, input: { tool } }) => {
    const moment = setupMoments[tool]
    return { data: { [moment]: await finishSetup(db, wedding, moment) } }
  }),
})
