import { type Db, inTransaction } from '#db/db.ts'
import { cookie, cookieOf } from '#server/cookies.ts'
import { tellOf } from '#features/notices/panel/new-rows.server.ts'
import { conflict, forbidden, gone, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import type { RequestContext } from '#server/policy.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { hashToken, newToken, type SessionUser } from '#server/session.ts'
import { t } from '#web/text/text.ts'
import type { Enquiry, Said } from './contract.ts'
import { contactLetter, enquiryLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'

const api = guarded.enquiries

export const enquiryRoutes = api.router({
  get: api.get.handler(async ({ context, input }) => {
    const { db, session } = context
    const { id } = await shownVendor(db, input.slug)
    const hash = draftHash(context)
    const draft = hash ? await rows.findDraft(db, hash, id) : null
    if (!session) return { data: { enquiries: [], open: 0, is_confirmed: null, known: nothing, draft } }
    const [enquiries, open, is_confirmed, known] = await Promise.all([
      rows.listEnquiries(db, session.user.id, id),
      rows.countOpen(db, session.user.id, id),
      rows.isConfirmed(db, session.user.id),
      rows.knownOf(db, session.user.id),
    ])
    return { data: { enquiries, open, is_confirmed, known, draft } }
  }),

  send: api.send.handler(async ({ context, input: { slug, ...said } }) => {
    const { db, session } = context
    await countTry(db, `enquiry:${session ? session.user.id : context.address}`, { tries: 60, seconds: 3_600 })
    const { id } = await shownVendor(db, slug)
    if (session) return { data: await send(context, session.user, { id, said }) }
    await keepDraft(context, id, said)
    return { data: null }
  }),

  change: forUser.enquiries.change.handler(async ({ context, input: { id, releases_contact, is_closed } }) => {
    const { db, user } = context
    return inTransaction(db, async (db) => {
      const found = (await rows.findEnquiry(db, user.id, id)) ?? notFound()
      if (releases_contact) {
        const released = await rows.releaseContact(db, user.id, id)
        const vendor = await rows.vendorOf(db, found.content_id)
        if (released && vendor.email) await queueMail(db, contactLetter(vendor.email, user, released))
      }
      if (is_closed) await rows.closeEnquiry(db, user.id, id)
      const { content_id: _, ...data } = (await rows.findEnquiry(db, user.id, id)) ?? notFound()
      return { data }
    })
  }),
})

/** A vendor whom anybody may see. */
export async function shownVendor(db: Db, slug: string): Promise<{ id: number }> {
  const found = (await rows.findVendor(db, slug)) ?? notFound()
  if (found.status === 'withdrawn') gone()
  return found.is_shown ? found : notFound()
}

/** What somebody asks a vendor, from a confirmed address: the row and the letter are one act. */
export async function ask(db: Db, user_id: number, id: number, said: Said): Promise<Enquiry> {
  const asker = await rows.askerOf(db, user_id)
  if (!asker.email_verified_at) forbidden(t('ask_vendor.unconfirmed'))
  const vendor = await rows.vendorOf(db, id)
  const enquiry = (await rows.insertEnquiry(db, user_id, id, said)) ?? conflict(undefined, t('ask_vendor.asked_already'))
  await tellVendor(db, { id: user_id, ...asker }, enquiry, { ...vendor, id })
  return enquiry
}

/** With it the draft ends. */
function send(context: RequestContext, user: SessionUser, { id, said }: { id: number; said: Said }): Promise<Enquiry> {
  return inTransaction(context.db, async (db) => {
    const enquiry = await ask(db, user.id, id, said)
    const hash = draftHash(context)
    if (hash) await rows.dropDraft(db, hash, id)
    return enquiry
  })
}

/** Whoever acts for them here is told in the way they chose; else it is a letter to the address on record. */
async function tellVendor(
  db: Db,
  user: Pick<SessionUser, 'id' | 'firstname' | 'email'>,
  enquiry: Enquiry,
  vendor: rows.Vendor & { id: number },
): Promise<void> {
  const { user_ids, conversation_id } = await rows.findActing(db, user.id, vendor.id)
  if (user_ids.length === 0) return void (vendor.email && (await queueMail(db, enquiryLetter(vendor, user, enquiry))))
  const words = enquiry.message.slice(0, 300).toWellFormed()
  await tellOf(db, { user_ids, kind: 'message', params: { name: user.firstname, words, url: `/vendor/messages/${conversation_id}` } })
}

const nothing = { wedding_date: null, place: '', guests: null }

const draftSeconds = 7 * 86_400

/** Under a key that only this browser has; whoever signs in next in it finds it there. */
async function keepDraft(context: RequestContext, id: number, said: Said): Promise<void> {
  const { headers, answerHeaders, publicUrl, db } = context
  const token = cookieOf(headers, publicUrl, 'posy_enquiry') ?? newToken()
  await rows.keepDraft(db, hashToken(token), id, said)
  answerHeaders.append('set-cookie', cookie(publicUrl, 'posy_enquiry', token, draftSeconds))
}

function draftHash({ headers, publicUrl }: RequestContext): Buffer | undefined {
  const token = cookieOf(headers, publicUrl, 'posy_enquiry')
  return token ? hashToken(token) : undefined
}
