import { actingFor } from '#features/trade/members/policy.server.ts'
import { notFound } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { deleteReply, insertReply, listReplies } from './rows.server.ts'

const api = forUser.saved_replies

export const savedReplyRoutes = guarded.saved_replies.router({
  list: api.list.handler(async ({ context: { db, user } }) => {
    const { content_id } = await actingFor(db, user.id)
    return { data: await listReplies(db, content_id) }
  }),

  add: api.add.handler(async ({ context: { db, user }, input }) => {
    const { content_id } = await actingFor(db, user.id)
    return { data: await insertReply(db, content_id, input) }
  }),

  remove: api.remove.handler(async ({ context: { db, user }, input: { id } }) => {
    const { content_id } = await actingFor(db, user.id)
    if (!(await deleteReply(db, content_id, id))) notFound()
  }),
})
