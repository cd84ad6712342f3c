import { inTransaction } from '#db/db.ts'
import { invalid } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { tellOther } from '../mail.server.ts'
import { insertMessage, letGo } from '../message-rows.server.ts'
import { callerOf } from '../policy.server.ts'
import { findWaiting, holdOpen } from './rows.server.ts'

const api = forUser.kind_nos

export const decliningRoutes = guarded.kind_nos.router({
  list: api.list.handler(async ({ context: { db, session } }) => ({ data: await findWaiting(db, callerOf(session)) })),

  send: api.send.handler(({ context: { db, session, user }, input: { ids: named, words } }) =>
    inTransaction(db, async (db) => {
      const ids = [...new Set(named)]
      const places = await holdOpen(db, callerOf(session), ids)
      if (places.length < ids.length) invalid({ ids: ['There is no such open conversation.'] })
      for (const place of places) {
        await insertMessage(db, place, { author_id: user.id, kind: 'no', words })
        await letGo(db, place)
        await tellOther(db, place, words)
      }
      return { data: { ids } }
    }),
  ),
})
