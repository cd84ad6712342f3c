import { type Db, inTransaction } from '#db/db.ts'
import { conflict, invalid, linkSpent, notFound } from '#server/errors.ts'
import { tellSecurity } from '#server/log.ts'
import { addressKey } from '#server/password-tries.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { hashToken, newToken } from '#server/session.ts'
import { setConfirmed } from '#features/account/sign-in/passwords/rows.server.ts'
import { tellOf } from '#features/notices/panel/new-rows.server.ts'
import { faceOf } from '#features/files/uploads/shown-picture.ts'
import type { Files } from '#server/files/files.ts'
import { pageMeta } from '#features/shapes.ts'
import * as answers from './answer-rows.server.ts'
import * as invites from './invite-rows.server.ts'
import { tellChanged, tellInvited, tellRemoved } from './mail.server.ts'
import { findEnded } from './ended-rows.server.ts'
import { findByLink, findHelper, findHelpers, findPosse, type FoundHelper } from './rows.server.ts'
import type { Helper } from './contract.ts'

const api = forUser.user_posses

export const possesRoutes = guarded.user_posses.router({
  list: api.list.handler(async ({ context: { db, user, files } }) => {
    const [data, ended] = await Promise.all([findHelpers(db, user.id), findEnded(db, user.id)])
    return { data: data.map((helper) => shownHelper(helper, files)), ended, meta: pageMeta({ page: 1, per_page: 100 }, data.length) }
  }),

  get: api.get.handler(async ({ context: { db, user }, input: { id } }) => ({ data: (await findPosse(db, id, user.id)) ?? notFound() })),

  invite: api.invite.handler(async ({ context: { db, user, publicUrl, files }, input: { email, role, guest_wedding_events: shares } }) => {
    if (email.toLowerCase() === user.email.toLowerCase()) invalid({ email: ['That’s you. Who else could help?'] })
    await requireOwn(db, user.id, shares)
    if (role === 'helper' && shares.every(({ permissions }) => permissions.length === 0))
      invalid({ guest_wedding_events: ['Please tick at least one thing they may open.'] })
    await countLetter(db, user.id, email)
    const token = newToken()
    const data = await inTransaction(db, async (db) => {
      const member_id = (await invites.findMember(db, email))?.id ?? null
      const posse = {
        user_id: user.id,
        actor_id: user.id,
        member_id,
        email,
        role,
        direction: 'invite',
        link_hash: hashToken(token),
      } as const
      const id =
        (await invites.insertPosse(db, posse).catch(refuseTaken)) ?? invalid({ email: ['Fifty helpers are as many as there is room for.'] })
      await invites.keepShares(db, { user_id: user.id, id, shares })
      const helper = (await findHelper(db, user.id, id)) ?? notFound()
      await tellInvited(db, helper, member_id, linkOf(publicUrl, token))
      return helper
    })
    tellSecurity('helper invited', user.id)
    return { data: shownHelper(data, files) }
  }),

  ask: api.ask.handler(async ({ context: { db, user, files }, input: { username } }) => {
    const couple = (await invites.findCouple(db, username)) ?? notFound()
    if (couple.id === user.id) invalid({ username: ['That’s your own wedding.'] })
    await countTry(db, `posse-asks:${user.id}`, { tries: 10, seconds: 86_400 })
    const data = await inTransaction(db, async (db) => {
      if (await invites.wasTurnedDown(db, couple.id, user.id)) invalid({ username: ['They said no to this before. Talk to them.'] })
      const posse = {
        user_id: couple.id,
        actor_id: user.id,
        member_id: user.id,
        email: '',
        role: 'helper',
        direction: 'request',
        link_hash: null,
      } as const
      const id =
        (await invites.insertPosse(db, posse).catch(refuseTaken)) ?? invalid({ username: ['They have all the helpers there is room for.'] })
      const params = { id, user: { id: user.id, firstname: user.firstname }, url: '/settings/helpers' }
      await tellOf(db, { user_ids: [couple.id], kind: 'posse_request', params })
      return (await findHelper(db, user.id, id)) ?? notFound()
    })
    return { data: shownHelper(data, files) }
  }),

  update: api.update.handler(async ({ context: { db, user, files }, input: { id, role, guest_wedding_events: shares } }) => {
    await requireOwn(db, user.id, shares ?? [])
    await inTransaction(db, async (db) => {
      const changed = await invites.changePosse(db, { user_id: user.id, actor_id: user.id, id, role, shares }).catch(refuseTaken)
      if (changed) await tellChanged(db, id, changed)
    })
    return { data: shownHelper((await findHelper(db, user.id, id)) ?? notFound(), files) }
  }),

  destroy: api.destroy.handler(async ({ context: { db, user }, input: { id, act } }) => {
    await inTransaction(db, async (db) => {
      const removed = (await invites.deletePosse(db, { id, actor_id: user.id, act })) ?? notFound()
      if (removed.user_id === user.id) await tellRemoved(db, id, removed)
      tellSecurity('helper removed', user.id)
    })
  }),

  sendAgain: api.sendAgain.handler(async ({ context: { db, user, publicUrl, files }, input: { id } }) => {
    const { email } = (await findHelper(db, user.id, id)) ?? notFound()
    await countLetter(db, user.id, email)
    const token = newToken()
    return inTransaction(db, async (db) => {
      const renewed = (await invites.renewLink(db, user.id, id, hashToken(token))) ?? conflict(undefined, 'This was answered already.')
      const data = (await findHelper(db, user.id, id)) ?? notFound()
      if (renewed.is_new) await tellInvited(db, data, renewed.member_id, linkOf(publicUrl, token))
      return { data: shownHelper(data, files) }
    })
  }),

  accept: api.accept.handler(async ({ context: { db, user }, input: { id, token } }) =>
    inTransaction(db, async (db) => {
      const link_hash = token === undefined ? null : hashToken(token)
      const answered = (await answers.acceptInvite(db, { id, me: user.id, link_hash }).catch(refuseTaken)) ?? linkSpent()
      if (token !== undefined && answered.email.toLowerCase() === user.email.toLowerCase()) await setConfirmed(db, user.id)
      if (!answered.is_again) await tellAnswer(db, 'posse_accepted', answered.user_id, user, answered.id)
      tellSecurity('helper accepted', user.id)
      return { data: (await findPosse(db, id, user.id)) ?? notFound() }
    }),
  ),

  decline: api.decline.handler(async ({ context: { db, user }, input: { id, token } }) =>
    inTransaction(db, async (db) => {
      const link_hash = token === undefined ? null : hashToken(token)
      const answered =
        (await answers.declineInvite(db, { id, me: user.id, link_hash })) ?? conflict(undefined, 'You said yes to this already.')
      if (!answered.is_again) await tellAnswer(db, 'posse_declined', answered.user_id, user, answered.id)
    }),
  ),

  possee_accept: api.possee_accept.handler(async ({ context: { db, user }, input: { id, guest_wedding_events: shares } }) => {
    await requireOwn(db, user.id, shares ?? [])
    return inTransaction(db, async (db) => {
      if (shares) await invites.changePosse(db, { user_id: user.id, actor_id: user.id, id, shares })
      const answered = (await answers.acceptRequest(db, user.id, id)) ?? conflict(undefined, 'This was answered already.')
      if (!answered.is_again && answered.member_id !== null) await tellAnswer(db, 'posse_accepted', answered.member_id, user, id)
      return { data: (await findPosse(db, id, user.id)) ?? notFound() }
    })
  }),

  possee_decline: api.possee_decline.handler(async ({ context: { db, user }, input: { id } }) =>
    inTransaction(db, async (db) => {
      const answered = (await answers.declineRequest(db, user.id, id)) ?? conflict(undefined, 'This was answered already.')
      if (!answered.is_again && answered.member_id !== null) await tellAnswer(db, 'posse_declined', answered.member_id, user, id)
    }),
  ),

  link: guarded.user_posses.link.handler(async ({ context: { db, session }, input: { token } }) => ({
    data: (await findByLink(db, hashToken(token), session?.user.id)) ?? notFound(),
  })),

  declineByLink: guarded.user_posses.declineByLink.handler(async ({ context: { db }, input: { token } }) =>
    inTransaction(db, async (db) => {
      const answered = (await answers.declineByLink(db, hashToken(token))) ?? notFound()
      const nobody = { id: answered.user_id, firstname: answered.email }
      if (!answered.is_again) await tellAnswer(db, 'posse_declined', answered.user_id, nobody, answered.id)
    }),
  ),
})

/** A mailbox gets three letters an hour at most, whoever sends them, and nobody sends more than thirty a day. */
async function countLetter(db: Db, user_id: number, email: string): Promise<void> {
  await countTry(db, `posse-letters-of:${user_id}`, { tries: 30, seconds: 86_400 })
  await countTry(db, `posse-letter:${addressKey(email)}`, { tries: 3, seconds: 3_600 })
}

async function requireOwn(db: Db, user_id: number, shares: readonly { id: number }[]): Promise<void> {
  const ids = [...new Set(shares.map(({ id }) => id))]
  const isEach = ids.length === shares.length && (ids.length === 0 || (await invites.countEvents(db, user_id, ids)) === ids.length)
  if (!isEach) invalid({ guest_wedding_events: ['Please choose events of your own, each once.'] })
}

function linkOf(publicUrl: string, token: string): string {
  return `${publicUrl}/helper-invite/${token}`
}

/** The inviter hears of the answer, or who asked of the couple's. */
async function tellAnswer(
  db: Db,
  kind: 'posse_accepted' | 'posse_declined',
  to: number,
  { id, firstname }: { id: number; firstname: string },
  posse_id: number,
): Promise<void> {
  await tellOf(db, { user_ids: [to], kind, params: { id: posse_id, user: { id, firstname }, url: '/settings/helpers' } })
}

/** Everybody once, and one partner, say the unique keys. */
function refuseTaken(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code !== '23505') throw error
  if (constraint === 'user_posses_partner') invalid({ role: ['There are two of you already. One partner is all a wedding has.'] })
  invalid({ email: ['They help you already, or were asked to.'] })
}

function shownHelper({ avatar, ...helper }: FoundHelper, { addresses }: Files): Helper {
  return { ...helper, face: faceOf(avatar, addresses) }
}
