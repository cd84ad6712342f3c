import { invalid } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { isPushService } from '#server/push-services.ts'
import { countTry } from '#server/rate-limit.ts'
import { addSubscription, removeSubscription } from './rows.server.ts'

const api = forUser.push

export const pushRoutes = guarded.push.router({
  add: api.add.handler(async ({ context: { db, session, push }, input }) => {
    if (!isPushService(input.endpoint, push.services)) invalid({ endpoint: ['This is not the address of a push service that we know.'] })
    await countTry(db, `push:${session.user.id}`, { tries: 60, seconds: 3_600 })
    if (!(await addSubscription(db, session, input))) invalid({ endpoint: ['This subscription has other keys.'] })
    return { data: input }
  }),

  remove: api.remove.handler(({ context: { db, user }, input }) => removeSubscription(db, user.id, input.endpoint)),
})
