import { type Db, inTransaction } from '#db/db.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { hashToken, newToken } from '#server/session.ts'
import { t } from '#web/text/text.ts'
import { submissionNow } from '../api.server.ts'
import { receivedLetter, rightLetter, withdrawnLetter } from '../mail.server.ts'
import { findOne } from '../rows.server.ts'
import type { Asked } from './contract.ts'
import * as rows from './rows.server.ts'

const { get, sign, withdraw } = guarded.submission_rights
const { ask, give } = forUser.submission_rights

export const submissionRightRoutes = guarded.submission_rights.router({
  ask: ask.handler(async ({ context, input: { id, kind, name, email, again } }) => {
    const { db, user, publicUrl } = context
    const before = await submissionNow(context, id)
    const others = [
      user.email,
      ...before.rights.flatMap((right) => (right.kind !== kind && kind !== 'licence' && right.kind !== 'licence' ? [right.email] : [])),
    ]
    // Each of the two says yes for themselves alone.
    if (others.some((other) => other.toLowerCase() === email.toLowerCase())) invalid({ email: [t('submission.own_address')] })
    await countTry(db, `submission_rights:${user.id}`, { tries: 60, seconds: 86_400 })
    const token = newToken()
    await inTransaction(db, async (db) => {
      const isAsked = await rows.askRight(db, { user_id: user.id, submission_id: id, kind }, { name, email, again, hash: hashToken(token) })
      if (isAsked === undefined) conflict(await submissionNow({ ...context, db }, id), t('submission.signed_already'))
      if (!isAsked) return
      const couple = [before.metas.spouse_1.firstname, before.metas.spouse_2.firstname].filter(Boolean).join(' and ')
      await queueMail(
        db,
        rightLetter({ to: email, name, kind, couple, by: before.user.name, url: `${publicUrl}/submission-rights/${token}` }),
      )
    })
    return { data: await submissionNow(context, id) }
  }),

  give: give.handler(async ({ context, input: { id, kind, ...signed } }) => {
    const { db, user } = context
    const before = await submissionNow(context, id)
    // The other of the two, and both where a vendor writes, are asked by letter.
    if (kind === 'partner_2' || (before.is_vendor && kind === 'partner_1')) invalid({ kind: [t('submission.theirs_to_give')] })
    await rows.giveRight(db, { user_id: user.id, submission_id: id, kind }, signed)
    await tellReceived(db, id, before.state)
    return { data: await submissionNow(context, id) }
  }),

  get: get.handler(async ({ context: { db }, input: { token } }) => ({
    data: asked((await rows.findByLink(db, hashToken(token))) ?? notFound()),
  })),

  sign: sign.handler(async ({ context: { db }, input: { token, ...signed } }) => {
    const hash = hashToken(token)
    return inTransaction(db, async (db) => {
      const before = (await rows.findByLink(db, hash)) ?? notFound()
      await rows.signByLink(db, hash, signed)
      await tellReceived(db, before.submission_id, before.submission_state)
      return { data: asked((await rows.findByLink(db, hash)) ?? notFound()) }
    })
  }),

  withdraw: withdraw.handler(async ({ context: { db }, input: { token } }) => {
    const hash = hashToken(token)
    return inTransaction(db, async (db) => {
      const before = (await rows.findByLink(db, hash)) ?? notFound()
      await rows.withdrawByLink(db, hash)
      const now = (await rows.findByLink(db, hash)) ?? notFound()
      if (now.submission_state === 'withdrawn' && before.submission_state !== 'withdrawn')
        await queueMail(db, withdrawnLetter(now.submitter_email, { title: now.title || now.couple, name: now.name }))
      return { data: asked(now) }
    })
  }),
})

/** With the last yes it is with the operator, and whoever sent it hears by when there is an answer. */
export async function tellReceived(db: Db, id: number, before: string): Promise<void> {
  const now = await findOne(db, { id })
  if (now?.state !== 'submitted' || before === 'submitted' || !now.promised_on) return
  await queueMail(db, receivedLetter(now.metas.wedding_submitter_email, { title: now.title, promised_on: now.promised_on }))
}

function asked(row: rows.AskedRow): Asked {
  const { kind, name, couple, place, wedding_date, asked_by, pictures, state, signed_at, names, faces, cost, url } = row
  return { kind, name, couple, place, wedding_date, asked_by, pictures, state, signed_at, names, faces, cost, url }
}
