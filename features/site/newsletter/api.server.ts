import { setTimeout as sleep } from 'node:timers/promises'
import { domainToASCII } from 'node:url'
import { type Db, inTransaction } from '#db/db.ts'
import { invalid, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { type RequestContext, signedIn } from '#server/policy.ts'
import { guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { hashToken, newToken, secondsFromNow } from '#server/session.ts'
import { tellMarketing } from '#features/site/analytics/api.server.ts'
import { joinedLetter, joinLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'

const api = guarded.newsletter

export const newsletterRoutes = api.router({
  join: api.join.handler(async ({ context, input }) => {
    const { event, props } = input
    if (event !== 'newsletter') {
      const { user } = signedIn(context)
      await countTry(context.db, `marketing:${user.id}`, { tries: 60, seconds: 3_600 })
      return inTransaction(context.db, (db) => tellMarketing(db, context, { user, event, props }))
    }
    await countTry(context.db, `newsletter:${context.address}`, { tries: 30, seconds: 3_600 })
    await Promise.all([join(context, deliverable(input.email)), sleep(longerThanALetter)])
  }),

  link: api.link.handler(async ({ context, input }) => {
    const state = await rows.findState(context.db, hashToken(input.token))
    return { data: { state: state ?? notFound() } }
  }),

  confirm: api.confirm.handler(async ({ context: { db }, input }) => {
    const hash = hashToken(input.token)
    if (await rows.confirm(db, hash)) return
    // A button pressed twice has done its work.
    if ((await rows.findState(db, hash)) !== 'joined') notFound()
  }),

  leave: api.leave.handler(async ({ context, input }) => {
    if (!(await rows.leave(context.db, hashToken(input.token)))) notFound()
  }),
})

export async function newsletterState(db: Db, email: string): Promise<'on' | 'off' | 'waiting'> {
  const subscriber = await rows.findSubscriber(db, deliverable(email))
  if (!subscriber || subscriber.has_left) return 'off'
  return subscriber.is_joined ? 'on' : 'waiting'
}

/** Who has the mailbox is known where the address of the account is confirmed; else a letter asks, as it asks anybody. */
export async function chooseNewsletter(db: Db, context: RequestContext, { id, email }: { id: number; email: string }, is_wanted: boolean) {
  const address = deliverable(email)
  if (!is_wanted) return rows.leaveByAddress(db, address)
  if (await rows.isConfirmedAddress(db, id)) return rows.joinAtOnce(db, address)
  await countTry(db, `newsletter:${context.address}`, { tries: 30, seconds: 3_600 })
  await join({ ...context, db }, address)
}

/** In milliseconds. Who asked within the hour gets no letter, and the time that this saves would tell so. */
const longerThanALetter = 250

const linkSeconds = 7 * 86_400

/** Whoever knows the answer knows nothing: it is the same for an address that is new, waiting or on the list. */
async function join({ db, publicUrl }: RequestContext, email: string): Promise<void> {
  await inTransaction(db, async (db) => {
    const asked = await rows.noteRequest(db, email)
    if (!asked) return
    const token = newToken()
    const expires_at = secondsFromNow(linkSeconds)
    // Who is on the list gets a link that only leaves.
    const used_at = asked.is_joined ? secondsFromNow(0) : null
    await rows.insertLink(db, { hash: hashToken(token), subscriber_id: asked.id, expires_at, used_at })
    const write = asked.is_joined ? joinedLetter : joinLetter
    await queueMail(db, write(asked.email, `${publicUrl}/newsletter/${token}`))
  })
}

/** A domain in foreign letters has one spelling that all mail servers know, and so that it is on the list once. */
function deliverable(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = domainToASCII(email.slice(at + 1))
  return domain ? `${email.slice(0, at)}@${domain}` : invalid({ email: ['Please enter a valid email address.'] })
}
