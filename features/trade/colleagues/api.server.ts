import { type Db, inTransaction } from '#db/db.ts'
import { actingFor } from '#features/trade/members/policy.server.ts'
import { findMembers, join } from '#features/trade/members/rows.server.ts'
import { noteAct } from '#features/trade/profile/rows.server.ts'
import { forbidden, invalid, notFound } from '#server/errors.ts'
import { tellSecurity } from '#server/log.ts'
import { queueMail } from '#server/mail.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { hashToken, newToken } from '#server/session.ts'
import { t } from '#web/text/text.ts'
import { colleagueLetter, peopleLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'

const own = forUser.vendor_colleagues
const day = 86_400

export const vendorColleagueRoutes = guarded.vendor_colleagues.router({
  list: own.list.handler(async ({ context: { db, user } }) => ({ data: await teamOf(db, user.id) })),

  invite: own.invite.handler(async ({ context: { db, user, publicUrl }, input: { email } }) => {
    const { content_id, title } = (await rows.holdOwned(db, user.id)) ?? forbidden()
    const isThere = (await findMembers(db, content_id)).some((one) => one.email.toLowerCase() === email.toLowerCase())
    if (isThere) invalid({ email: [t('colleagues.there_already')] })
    await countTry(db, `vendor_invites:${content_id}`, { tries: 20, seconds: day })
    const token = newToken()
    const data = await inTransaction(db, async (db) => {
      if ((await rows.holdOwned(db, user.id))?.content_id !== content_id) forbidden()
      const invite = { content_id, email, link_hash: hashToken(token), invited_by: user.id }
      const invited = (await rows.insertInvite(db, invite)) ?? invalid({ email: [t('colleagues.asked_already')] })
      await queueMail(db, colleagueLetter(email, { title, by: user.firstname, url: `${publicUrl}/vendor-invite/${token}` }))
      await noteAct(db, { content_id, actor_id: user.id, what: 'invited' })
      return invited
    })
    tellSecurity('colleague invited', user.id)
    return { data }
  }),

  withdraw: own.withdraw.handler(async ({ context: { db, user }, input: { id } }) => {
    const { content_id } = (await rows.holdOwned(db, user.id)) ?? forbidden()
    if (!(await rows.deleteInvite(db, content_id, id))) notFound()
  }),

  remove: own.remove.handler(async ({ context: { db, user }, input: { id } }) => {
    await inTransaction(db, async (db) => {
      const { content_id, role } = await actingFor(db, user.id)
      if (role === 'owner' && id === user.id) invalid({ id: [t('colleagues.owner_stays')] })
      if (role !== 'owner' && id !== user.id) notFound()
      if (role === 'owner' && (await rows.holdOwned(db, user.id))?.content_id !== content_id) forbidden()
      const { email, title } = (await rows.deleteColleague(db, content_id, id)) ?? notFound()
      await noteAct(db, { content_id, actor_id: user.id, what: id === user.id ? 'went' : 'removed' })
      if (id === user.id) await tellOwner(db, 'went', { content_id, title, name: nameOf(user) })
      else await queueMail(db, peopleLetter('removed', { user_id: id, email, title }))
      tellSecurity('colleague removed', user.id)
    })
  }),

  handOn: own.handOn.handler(({ context: { db, user }, input: { id } }) =>
    inTransaction(db, async (db) => {
      const { content_id, title } = (await rows.holdOwned(db, user.id)) ?? forbidden()
      if (!(await rows.changeOwner(db, content_id, { from: user.id, to: id }))) notFound()
      await noteAct(db, { content_id, actor_id: user.id, what: 'handed_on' })
      await tellOwner(db, 'owner', { content_id, title, name: nameOf(user) })
      tellSecurity('business handed on', user.id)
      return { data: await teamOf(db, user.id) }
    }),
  ),

  link: guarded.vendor_colleagues.link.handler(async ({ context: { db, session }, input: { token } }) => ({
    data: (await rows.findAsked(db, hashToken(token), session?.user.id ?? null)) ?? notFound(),
  })),

  accept: own.accept.handler(({ context: { db, user }, input: { token } }) =>
    inTransaction(db, async (db) => {
      const { content_id, title } = (await rows.takeInvite(db, hashToken(token))) ?? notFound()
      // What is thrown takes all of it back, so that the link stays for whoever it was meant for.
      if (!(await join(db, user.id, content_id, 'colleague'))) return invalid({ token: [t('colleagues.one_each')] })
      await noteAct(db, { content_id, actor_id: user.id, what: 'joined' })
      await tellOwner(db, 'joined', { content_id, title, name: nameOf(user) })
      tellSecurity('colleague joined', user.id)
      return { data: { vendor_id: content_id } }
    }),
  ),
})

async function teamOf(db: Db, me: number) {
  const { content_id, role } = await actingFor(db, me)
  const [colleagues, invites] = await Promise.all([
    rows.listColleagues(db, content_id, me),
    role === 'owner' ? rows.listInvites(db, content_id) : [],
  ])
  return { title: await rows.titleOf(db, content_id), role, colleagues, invites }
}

interface News {
  content_id: number
  title: string
  name: string
}

async function tellOwner(db: Db, news: 'joined' | 'went' | 'owner', { content_id, title, name }: News): Promise<void> {
  const owner = (await findMembers(db, content_id)).find(({ role }) => role === 'owner')
  if (owner) await queueMail(db, peopleLetter(news, { ...owner, title, name }))
}

function nameOf({ firstname, lastname, email }: { firstname: string; lastname: string; email: string }): string {
  return `${firstname} ${lastname}`.trim() || email
}
