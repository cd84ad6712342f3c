import { inTransaction } from '#db/db.ts'
import { findMembers } from '#features/trade/members/rows.server.ts'
import { conflict, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { t } from '#web/text/text.ts'
import { pathOf } from '../conversation-paths.ts'
import { callerOf } from '../policy.server.ts'
import { findPlace } from '../rows.server.ts'
import { checkedLetter } from './mail.server.ts'
import { answerCheck, askOperator, isCheck, listChecks } from './rows.server.ts'

const api = forUser.lead_checks

export const leadCheckRoutes = guarded.lead_checks.router({
  ask: api.ask.handler(async ({ context: { db, session, user }, input: { id } }) => {
    const place = (await findPlace(db, callerOf(session), id)) ?? notFound()
    return { data: await askOperator(db, place, user.id) }
  }),

  queue: api.queue.handler(async ({ context: { db }, input: { id } }) => ({ data: await listChecks(db, id) })),

  answer: api.answer.handler(({ context: { db, user, publicUrl }, input: { id, verdict, words } }) =>
    inTransaction(db, async (db) => {
      if (!(await isCheck(db, id))) notFound()
      const answered = await answerCheck(db, id, { operator: user.id, verdict, words })
      if (!answered) conflict(undefined, t('lead_check.answered_already'))
      const { content_id, conversation_id, title, asker } = answered
      const url = publicUrl + pathOf({ id: conversation_id, side: 'vendor' })
      for (const reader of await findMembers(db, content_id))
        await queueMail(db, checkedLetter(verdict, reader, { asker, title, words, url }))
    }),
  ),
})
