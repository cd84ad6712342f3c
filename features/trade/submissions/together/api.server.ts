import { inTransaction } from '#db/db.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { hashToken, newToken } from '#server/session.ts'
import { t } from '#web/text/text.ts'
import { submissionNow } from '../api.server.ts'
import { noteEvent } from '../rows.server.ts'
import { isWritable } from '../state-words.ts'
import { authorLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'

const { ask, remove, accept } = forUser.submission_authors

export const submissionAuthorRoutes = guarded.submission_authors.router({
  ask: ask.handler(async ({ context, input: { id, email } }) => {
    const { db, user, publicUrl } = context
    const before = await submissionNow(context, id)
    if (!isWritable(before.state)) conflict(before, t('submission.locked'))
    if (email.toLowerCase() === user.email.toLowerCase()) invalid({ email: [t('co_authors.own_address')] })
    await countTry(db, `submission_authors:${user.id}`, { tries: 30, seconds: 86_400 })
    const token = newToken()
    await inTransaction(db, async (db) => {
      const asked = { user_id: user.id, submission_id: id, email, link_hash: hashToken(token) }
      if (!(await rows.insertAuthor(db, asked))) invalid({ email: [t('co_authors.asked_already')] })
      await noteEvent(db, { user_id: user.id, id }, { what: 'author_asked', actor_id: user.id })
      await queueMail(db, authorLetter(email, { by: user.firstname, url: `${publicUrl}/submission-invite/${token}` }))
    })
    return { data: await submissionNow(context, id) }
  }),

  remove: remove.handler(({ context: { db, user }, input: { id, author_id } }) =>
    inTransaction(db, async (db) => {
      const { user_id } = (await rows.deleteAuthor(db, { submission_id: id, id: author_id, by: user.id })) ?? notFound()
      await noteEvent(db, { user_id, id }, { what: user_id === user.id ? 'author_removed' : 'author_went', actor_id: user.id })
    }),
  ),

  link: guarded.submission_authors.link.handler(async ({ context: { db, session }, input: { token } }) => ({
    data: (await rows.findAsked(db, hashToken(token), session?.user.id ?? null)) ?? notFound(),
  })),

  accept: accept.handler(({ context: { db, user }, input: { token } }) =>
    inTransaction(db, async (db) => {
      const hash = hashToken(token)
      const { standing } = (await rows.findAsked(db, hash, user.id)) ?? notFound()
      if (standing === 'own') invalid({ token: [t('co_authors.own')] })
      const { user_id, submission_id, slug, is_new } = (await rows.join(db, hash, user.id)) ?? invalid({ token: [t('co_authors.joined')] })
      if (is_new) await noteEvent(db, { user_id, id: submission_id }, { what: 'author_joined', actor_id: user.id })
      return { data: { slug } }
    }),
  ),
})
