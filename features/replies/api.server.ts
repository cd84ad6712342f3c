import { guarded, inWedding } from '#server/procedures.ts'
import { findAnswers } from './rows.server.ts'

export const repliesRoutes = guarded.replies.router({
  list: inWedding.replies.list.handler(async ({ context: { db, wedding }, input: { id } }) => ({
    data: await findAnswers(db, wedding, id),
  })),
})
