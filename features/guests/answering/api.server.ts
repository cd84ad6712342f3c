import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, inTransaction } from '#db/db.ts'
import { longerThanALetter } from '#features/account/sign-in/passwords/api.server.ts'
import { confirmSoon } from '#features/guests/letters/confirmations/jobs.server.ts'
import { oneGuest } from '#features/guests/list/api.server.ts'
import type { ReplyFields } from '#features/guests/list/contract.ts'
import { saveReplies } from '#features/guests/list/reply-rows.server.ts'
import { guestName } from '#features/guests/list/guest-name.ts'
import { tellOf } from '#features/notices/panel/new-rows.server.ts'
import { readCode } from '#features/guests/rsvp-settings/rsvp-code.ts'
import { forbidden, invalid, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { addressKey } from '#server/password-tries.ts'
import { type RequestContext, signedIn } from '#server/policy.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { countTry, isNewWish } from '#server/rate-limit.ts'
import { isMarketingTold, tellMarketing } from '#features/site/analytics/api.server.ts'
import * as answers from './answer-rows.server.ts'
import { answered, type Saved } from './answered.ts'
import type { Given, Invitation, InvitedGuest } from './contract.ts'
import { eraseGuest } from './erasing-rows.server.ts'
import { ensureInvite, findByCode, findByEmail } from './finding-rows.server.ts'
import { inTurn } from './in-turn.ts'
import { type FoundInvitation, findGuestsView, findInvitation, holdHousehold, shown } from './invitation-rows.server.ts'
import { linkLetter, wordsLetter } from './mail.server.ts'
import { guess } from './policy.server.ts'
import { invitePath } from '#features/guests/list/rsvp-paths.ts'
import { closedAmong, isClosed, wrongAnswers } from './wrong-answers.ts'

const api = guarded.rsvp

export const rsvpRoutes = api.router({
  get: api.get.handler(({ context: { invitation } }) => ({ data: invitation ?? notFound() })),

  /** Whoever only helps with some events is not shown what all of a household may see. */
  preview: inWedding.rsvp.preview.handler(async ({ context: { db, wedding, files }, input: { id } }) => {
    if (wedding.role === 'helper') forbidden()
    return { data: shown((await findGuestsView(db, wedding, id)) ?? notFound(), files.addresses, wedding.actor_id) }
  }),

  answer: api.answer.handler(async ({ context, input: { invite_id, ...given } }) => {
    await countAnswer(context.db, invite_id)
    if (given.words) await countTry(context.db, `rsvp-words:${addressKey(invite_id)}`, { tries: 5, seconds: 3_600 })
    return inTurn(invite_id, async () => ({ data: shown(await answer(context, invite_id, given), context.files.addresses, 'everybody') }))
  }),

  erase: api.erase.handler(async ({ context, input: { invite_id } }) => {
    await countAnswer(context.db, invite_id)
    await inTransaction(context.db, (db) => eraseGuest(db, invite_id))
  }),

  reply: api.reply.handler(async ({ context, input: { invite_id, skip_klaviyo, ...reply } }) => {
    if (invite_id !== undefined) return { data: await replyByInvite(context, { ...reply, invite_id }) }
    const wedding = context.wedding ?? notFound()
    const isTold = !skip_klaviyo && isMarketingTold(context)
    const save = async (db: Db) => {
      const saved = await saveReplies(db, wedding, { ...reply, ids: [reply.id] })
      if (saved.length === 0) notFound()
      if (isTold) await tellReply(db, context, reply)
    }
    await (isTold ? inTransaction(context.db, save) : save(context.db))
    return oneGuest({ ...context, wedding }, reply.id)
  }),

  find: api.find.handler(async ({ context, input: { username, code } }) => {
    const { user_id, guest_id, invite_id } = await guess(context, username, () => findByCode(context.db, username, readCode(code)))
    return { data: { invite_id: invite_id ?? (await ensureInvite(context.db, user_id, guest_id)) ?? notFound() } }
  }),

  sendLink: api.sendLink.handler(async ({ context, input }) => {
    await countTry(context.db, `rsvp-link-from:${context.address}`, { tries: 30, seconds: 3_600 })
    await Promise.all([sendLink(context, input), sleep(longerThanALetter)])
  }),
})

interface Reply {
  id: number
  event_id: number
  status: number
  plus_one_count?: number | undefined
  invite_id: string
}

/** One answer by the guest whose invite it is, as the policy has made sure. */
async function replyByInvite(context: RequestContext, reply: Reply): Promise<InvitedGuest> {
  const { id, event_id, status, plus_one_count, invite_id } = reply
  if (status !== 2 && status !== 3 && status !== 4) return invalid({ status: ['Please say whether you’re coming.'] })
  const given = { replies: [{ guest_id: id, event_id, status, plus_one_count }], guests: [], answers: [] } satisfies Given
  await countAnswer(context.db, invite_id)
  const now = await inTurn(invite_id, () => answer(context, invite_id, given))
  return now.guests.find((known) => known.id === id) ?? notFound()
}

/** Each answer is a line of the history for good, and whoever has an invite has no account that could be closed. */
function countAnswer(db: Db, invite_id: string): Promise<void> {
  return countTry(db, `rsvp-answers:${addressKey(invite_id)}`, { tries: 300, seconds: 3_600 })
}

/** All of it or nothing, judged by what the household sees at that moment. */
async function answer(context: RequestContext, invite_id: string, given: Given): Promise<FoundInvitation> {
  return inTransaction(context.db, async (db) => {
    await holdHousehold(db, invite_id)
    const invitation = (await findInvitation(db, invite_id)) ?? notFound()
    check(invitation, given)
    const now = answered(invitation, await save(db, invitation, given))
    await tell(db, context, invitation, given)
    if (given.words) await passOn(db, invitation, given.words)
    return now
  })
}

function check(invitation: Invitation, given: Given): void {
  const errors = wrongAnswers(invitation, given)
  if (Object.keys(errors).length > 0) invalid(errors)
  const [closed] = closedAmong(invitation, given)
  const isLate = isClosed(invitation) && given.guests.length + given.answers.length > 0
  if (closed || isLate) forbidden(invitation.closed_words || 'Replies are closed. Please ask the couple.')
}

async function save(db: Db, { user_id, guest, guests, questions }: FoundInvitation, given: Given): Promise<Saved> {
  const whose = { user_id, act: randomUUID() }
  const replies = await answers.saveAnswers(db, whose, given.replies)
  const saved = await answers.saveGuests(db, whose, [
    ...given.guests.map(named),
    ...(given.guest ? [{ ...given.guest, id: guest.id }] : []),
  ])
  const household = guests.map(({ id }) => id)
  const own = given.answers.map(({ question_id, guest_id = guest.id, answer }) => {
    const isOfEach = questions.find(({ id }) => id === question_id)?.of_each_guest
    return isOfEach ? { question_id, guest_id, answer, of: [guest_id] } : { question_id, guest_id: guest.id, answer, of: household }
  })
  await answers.saveOwnAnswers(db, user_id, own)
  return { replies, guests: saved, answers: own }
}

function named({ plus_one_names, ...guest }: Given['guests'][number]) {
  return plus_one_names ? { ...guest, plus_one_names: plus_one_names.filter(Boolean) } : guest
}

/** The couple hears of it, and the household what was noted; so does e-mail marketing, of who changed their mind, and nothing of who they are. */
async function tell(db: Db, context: RequestContext, invitation: FoundInvitation, given: Given): Promise<void> {
  const { user_id, couple_email, guest, guests, events } = invitation
  if (given.replies.length === 0) return
  for (const { guest_id, event_id, status, plus_one_count = 0 } of given.replies) {
    const before = guests.find(({ id }) => id === guest_id)?.replies.find((known) => known.event_id === event_id)
    if (before?.status === status) continue
    const user = { id: user_id, email: couple_email }
    await tellMarketing(db, context, { user, event: 'rsvp_status', props: { status, plus_one_count } })
  }
  await confirmSoon(db, { user_id, guest_id: guest.id })
  const [status, ...others] = new Set(given.replies.map((reply) => reply.status))
  const named = new Set(given.replies.map(({ event_id }) => event_id))
  await tellOf(db, {
    user_ids: await answers.findCouple(db, user_id),
    kind: 'guest_answered',
    params: {
      guest: { id: guest.id, name: guestName(guest) },
      events: events.filter(({ id }) => named.has(id)).map(({ id, name }) => ({ id, name })),
      ...(others.length === 0 && { status }),
    },
  })
}

/** A guest's words reach an address that is the couple's beyond doubt, and few of them an hour. */
async function passOn(db: Db, invitation: FoundInvitation, words: string): Promise<void> {
  if (!invitation.contact.takes_words) invalid({ words: ['They have no address here yet. Please ask them yourself.'] })
  await countTry(db, `rsvp-words-to:${invitation.user_id}`, { tries: 60, seconds: 3_600 })
  await queueMail(db, wordsLetter(invitation, words))
}

/** Counted for every address alike, whether it is a guest's or not; what is too much is passed over in silence. */
async function sendLink({ db, publicUrl }: RequestContext, { username, email }: { username: string; email: string }): Promise<void> {
  const isOver = await countTry(db, `rsvp-link:${addressKey(`${username} ${email}`)}`, { tries: 3, seconds: 3_600 }).then(
    () => false,
    () => true,
  )
  if (isOver) return
  await inTransaction(db, async (db) => {
    if (!(await isNewWish(db, `same-rsvp-link:${addressKey(`${username} ${email}`)}`))) return
    for (const invitee of await findByEmail(db, username, email)) {
      const invite_id = invitee.invite_id ?? (await ensureInvite(db, invitee.user_id, invitee.guest_id))
      if (invite_id) await queueMail(db, linkLetter(invitee, `${publicUrl}${invitePath(invite_id)}`))
    }
  })
}

/** E-mail marketing hears that the caller noted an answer, and nothing of the guest, who was not asked. */
function tellReply(db: Db, context: RequestContext, { status, plus_one_count = 0 }: ReplyFields): Promise<void> {
  return tellMarketing(db, context, { user: signedIn(context).user, event: 'rsvp_status', props: { status, plus_one_count } })
}
