import { inTransaction } from '#db/db.ts'
import { callerOf } from '#features/trade/messages/policy.server.ts'
import { pathOf } from '#features/trade/messages/conversation-paths.ts'
import { findPlace } from '#features/trade/messages/rows.server.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import type { RequestContext } from '#server/policy.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { t } from '#web/text/text.ts'
import { reportedLetter } from './mail.server.ts'
import type { ReportKind } from './report-reasons.ts'
import * as rows from './rows.server.ts'

const api = guarded.reports

export const reportsRoutes = api.router({
  about: api.about.handler(async ({ context, input: { kind, id } }) => ({
    data: { ...(await reported(context, kind, id)), asks_email: context.session === undefined },
  })),

  send: api.send.handler(async ({ context, input: { kind, id, email: given, ...said } }) => {
    const { db, session, address } = context
    const about = await reported(context, kind, id)
    const email = session?.user.email ?? given ?? invalid({ email: [t('report.email_please')] })
    await countTry(db, `reports:${session ? `user:${session.user.id}` : address}`, { tries: 20, seconds: 86_400 })
    return {
      data: { answer_by: await rows.addReport(db, { ...about, ...said, kind, thing_id: id, email, user_id: session?.user.id ?? null }) },
    }
  }),

  queue: forUser.reports.queue.handler(async ({ context: { db }, input: { id } }) => ({ data: await rows.listReports(db, id) })),

  answer: forUser.reports.answer.handler(({ context: { db, user, publicUrl }, input: { id, verdict, words } }) =>
    inTransaction(db, async (db) => {
      if (!(await rows.isReport(db, id))) notFound()
      const answered = await rows.answerReport(db, id, { operator: user.id, verdict, words })
      if (!answered) return conflict(undefined, t('report.answered_already'))
      await queueMail(db, reportedLetter(verdict, { ...answered, words, url: publicUrl + answered.url }))
      return undefined
    }),
  ),
})

/** What everybody reads, or a conversation of one's own, which an operator who acts as somebody has not; anything else is not there. */
async function reported({ db, session }: RequestContext, kind: ReportKind, id: number): Promise<rows.Reported> {
  if (kind !== 'conversation') return (await rows.findPublic(db, kind, id)) ?? notFound()
  const place = session && !session.impersonator ? await findPlace(db, callerOf(session), id) : undefined
  if (!place) return notFound()
  const { title } = await rows.findTalk(db, place)
  return { title: t('report.conversation', { title }), url: pathOf(place) }
}
