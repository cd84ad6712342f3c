import { type Db, inTransaction } from '#db/db.ts'
import { actingFor } from '#features/trade/members/policy.server.ts'
import { findBusiness } from '#features/trade/profile/rows.server.ts'
import { submissionNow } from '#features/trade/submissions/api.server.ts'
import { plainName } from '#features/wedding/helping/mail.server.ts'
import { forbidden, incomplete, invalid, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { hashToken, newToken } from '#server/session.ts'
import { t } from '#web/text/text.ts'
import { businessLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'

const { list, ask, askCredited, accept } = forUser.business_invitations

export const businessInvitationRoutes = guarded.business_invitations.router({
  list: list.handler(async ({ context: { db, user } }) => {
    const { content_id } = await actingFor(db, user.id)
    return { data: await rows.listInvited(db, content_id) }
  }),

  ask: ask.handler(async ({ context: { db, user, publicUrl }, input: { name, email } }) => {
    const { content_id } = await actingFor(db, user.id)
    const me = (await findBusiness(db, content_id)) ?? notFound()
    if (!me.is_shown) incomplete(t('network.not_yet'))
    await mayAsk(db, user, name, email)
    await invite(db, { asker_id: content_id }, { name, email, by: me.title, publicUrl })
    return { data: await rows.listInvited(db, content_id) }
  }),

  askCredited: askCredited.handler(async ({ context, input: { id, name, email } }) => {
    const { db, user, publicUrl } = context
    const { taxonomy } = await submissionNow(context, id)
    if (!taxonomy.vendors.some((one) => one.name === name)) invalid({ name: [t('inviting.not_credited')] })
    await mayAsk(db, user, name, email)
    const by = plainName(user.firstname) || t('inviting.a_couple')
    await invite(db, { author_id: user.id, submission_id: id }, { name, email, by, publicUrl })
    return { data: await submissionNow(context, id) }
  }),

  link: guarded.business_invitations.link.handler(async ({ context: { db, session }, input: { token } }) => ({
    data: (await rows.findLetter(db, hashToken(token), session?.user.id ?? null)) ?? notFound(),
  })),

  accept: accept.handler(({ context: { db, user }, input: { token } }) =>
    inTransaction(db, async (db) => {
      const hash = hashToken(token)
      const { standing } = (await rows.findLetter(db, hash, user.id)) ?? notFound()
      if (standing === 'own') invalid({ token: [t('inviting.own')] })
      if (!(await rows.takeInvitation(db, hash, user.id))) invalid({ token: [t('inviting.elsewhere')] })
      return { data: (await rows.findLetter(db, hash, user.id)) ?? notFound() }
    }),
  ),

  leave: guarded.business_invitations.leave.handler(({ context: { db, session }, input: { token } }) =>
    inTransaction(db, async (db) => {
      const hash = hashToken(token)
      await rows.leave(db, hash)
      return { data: (await rows.findLetter(db, hash, session?.user.id ?? null)) ?? notFound() }
    }),
  ),
})

interface Person {
  id: number
  email: string
}

/** From a confirmed address, to somebody else’s, ten a day, and for nobody whom the directory has. */
async function mayAsk(db: Db, { id, email: own }: Person, name: string, email: string): Promise<void> {
  if (!(await rows.isConfirmed(db, id))) forbidden(t('inviting.unconfirmed'))
  if (email.toLowerCase() === own.toLowerCase()) invalid({ email: [t('inviting.own_address')] })
  if (plainName(name) !== name.slice(0, 40)) invalid({ name: [t('inviting.odd_name')] })
  if (await rows.isInDirectory(db, name)) invalid({ name: [t('inviting.here_already')] })
  await countTry(db, `business_invitations:${id}`, { tries: 10, seconds: 86_400 })
}

interface Whom {
  name: string
  email: string
  by: string
  publicUrl: string
}

/** The row and its letter are one act; the same address is asked by the same once, however often. */
function invite(db: Db, by: rows.Asker, { name, email, by: title, publicUrl }: Whom): Promise<void> {
  return inTransaction(db, async (db) => {
    const token = newToken()
    if (!(await rows.insertInvitation(db, by, { name, email, link_hash: hashToken(token) }))) return
    const url = `${publicUrl}/business-invite/${token}`
    await queueMail(db, businessLetter({ to: email, name, by: title, is_wedding: 'submission_id' in by, url }))
  })
}
