import { inTransaction } from '#db/db.ts'
import { pageMeta } from '#features/shapes.ts'
import { invalid, notFound } from '#server/errors.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { t } from '#web/text/text.ts'
import { findFiles } from './attaching/rows.server.ts'
import { shownFiles } from './attaching/shown-files.ts'
import { pathOf } from './conversation-paths.ts'
import { writeTo } from './mail.server.ts'
import { block, findSent, letGo, markRead, readNotices } from './message-rows.server.ts'
import { findPassing } from './passing/rows.server.ts'
import { callerOf } from './policy.server.ts'
import { findConversation, findMessages, findPlace, listConversations } from './rows.server.ts'

const api = forUser.conversations

export const conversationRoutes = guarded.conversations.router({
  list: api.list.handler(async ({ context: { db, session }, input }) => {
    const { rows, total, unread, waiting } = await listConversations(db, callerOf(session), input)
    return { data: rows, meta: pageMeta(input, total), unread, waiting }
  }),

  get: api.get.handler(async ({ context: { db, session, user, files }, input: { id, before } }) => {
    const place = (await findPlace(db, callerOf(session), id)) ?? notFound()
    const [conversation, written, sent, passing] = await Promise.all([
      findConversation(db, callerOf(session), place),
      findMessages(db, place, user.id, before),
      findFiles(db, place),
      findPassing(db, place),
    ])
    const addressOf = (file_id: number) => files.addresses.of({ id: file_id, variant: 'whole', viewer: user.id })
    return {
      data: { ...(conversation ?? notFound()), ...written, ...shownFiles({ messages: written.messages, files: sent }, addressOf), passing },
    }
  }),

  write: api.write.handler(async ({ context: { db, session, user }, input: { id, ...said } }) => {
    await countTry(db, `message:${user.id}`, { tries: 300, seconds: 3_600 })
    return inTransaction(db, async (db) => {
      const place = (await findPlace(db, callerOf(session), id)) ?? notFound()
      const written = await writeTo(db, place, { author_id: user.id, ...said })
      return {
        data: written ?? (await findSent(db, place, { author_id: user.id, ...said })) ?? invalid({ words: [t('messages.takes_none')] }),
      }
    })
  }),

  read: api.read.handler(({ context: { db, session, user }, input: { id, up_to } }) =>
    inTransaction(db, async (db) => {
      const place = (await findPlace(db, callerOf(session), id)) ?? notFound()
      await markRead(db, place, up_to)
      await readNotices(db, user.id, pathOf(place))
    }),
  ),

  change: api.change.handler(({ context: { db, session }, input: { id, is_blocked, is_closed } }) =>
    inTransaction(db, async (db) => {
      const place = (await findPlace(db, callerOf(session), id)) ?? notFound()
      if (is_closed && place.side === 'vendor') invalid({ is_closed: ['Only who asked can let it go.'] })
      if (is_closed) await letGo(db, place)
      if (is_blocked !== undefined) await block(db, place, is_blocked)
      return { data: (await findConversation(db, callerOf(session), place)) ?? notFound() }
    }),
  ),
})
