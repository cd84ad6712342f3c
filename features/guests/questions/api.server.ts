import { guarded, inWedding } from '#server/procedures.ts'
import { pageMeta } from '#features/shapes.ts'
import { findAnswers } from './rows.server.ts'

export const repliesRoutes = guarded.replies.router({
  list: inWedding.replies.list.handler(async ({ context: { db, wedding }, input }) => {
    const [data, total] = await findAnswers(db, wedding, input)
    return { data, meta: pageMeta(input, total) }
  }),
})
