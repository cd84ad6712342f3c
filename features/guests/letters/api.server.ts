import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { forbidden, invalid, notFound, tooMany } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { type RequestContext, signedIn } from '#server/policy.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { countTry, isNewWish } from '#server/rate-limit.ts'
import { hashToken } from '#server/session.ts'
import type { Preview, Sending, Wanted } from './contract.ts'
import { previewPath } from '#features/guests/list/rsvp-paths.ts'
import { greeted } from '#features/guests/list/greeting.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { listed } from '#web/listed.ts'
import { comeBack, findLeaving, leave, type Leaving } from './leaving-rows.server.ts'
import { type Chosen, countParties, findNowhere } from './party-rows.server.ts'
import { guestLetter, inNameOf } from './mail.server.ts'
import { findSample } from './sample-rows.server.ts'
import { isTelling } from './telling-kinds.ts'
import { t } from '#web/text/text.ts'
import * as rows from './sending-rows.server.ts'

const api = inWedding.invitations

export const invitationsRoutes = guarded.invitations.router({
  list: api.list.handler(async ({ context: { db, wedding } }) => ({ data: await rows.findSendings(db, wedding) })),

  preview: api.preview.handler(async ({ context, input }) => ({ data: await preview(context, input) })),

  test: api.test.handler(async ({ context, input }) => {
    const { db, wedding } = context
    const { user } = signedIn(context)
    await requireConfirmed(db, wedding)
    await countTry(db, `letter_test:${user.id}`, { tries: 20, seconds: 3_600 })
    const sample = await sampleLetter(context, wedding, { ...input, isTest: true }, (await chosenOf(db, wedding, input)).chosen)
    const { couple, couple_email, ...letter } = sample
    await inTransaction(db, async (db) => {
      const content = hashToken(`${letter.subject}\n${letter.html}`).toString('base64url')
      if (!(await isNewWish(db, `same_letter_test:${user.id}:${content}`))) return
      await queueMail(db, { user_id: user.id, to: user.email, ...letter, ...inNameOf(couple, couple_email), by_hand: true })
    })
  }),

  send: api.send.handler(async ({ context: { db, wedding }, input }) => {
    await requireConfirmed(db, wedding)
    const { subject, words } = input
    const { chosen, closed } = await chosenOf(db, wedding, input)
    if (chosen.event_ids.length === 0 && closed.length > 0) invalid({ event_ids: [tooLate] })
    return { data: await send(db, wedding, { ...chosen, subject, words }) }
  }),

  stop: api.stop.handler(async ({ context: { db, wedding }, input: { id } }) => {
    await rows.stopSending(db, wedding, id)
    return { data: await oneSending(db, wedding, id) }
  }),

  invite: api.invite.handler(async ({ context: { db, wedding }, input: { id, again } }) => {
    await requireConfirmed(db, wedding)
    const all = await rows.findEvents(db, wedding, [])
    const event_ids = all.filter(({ is_open }) => is_open).map(({ id }) => id)
    if (all.length > 0 && event_ids.length === 0) invalid({ id: [tooLate] })
    const chosen: Chosen = { kind: 'invitation', event_ids, households: [], guest_ids: [id], only_waiting: false, again }
    const { ready, done, refused } = await countParties(db, wedding, chosen)
    if (again && done > 0) tooMany(86_400)
    if (ready === 0 && done > 0) return { data: { sending: null } }
    if (ready === 0) invalid({ id: [refused > 0 ? noMore : nowhere] })
    return { data: { sending: await send(db, wedding, { ...chosen, subject: '', words: '' }) } }
  }),

  letter: guarded.invitations.letter.handler(async ({ context: { db }, input: { token } }) => {
    const { email, has_left, ...owner } = (await findLeaving(db, hashToken(token))) ?? notFound()
    const couple = listed(coupleNames(owner))
    return { data: { state: has_left || email === '' ? 'left' : 'open', couple, email: hidden(email) } }
  }),

  leave: guarded.invitations.leave.handler(async ({ context: { db }, input: { token, reason } }) => {
    await leave(db, await leavingBy(db, token), reason)
  }),

  comeBack: guarded.invitations.comeBack.handler(async ({ context: { db }, input: { token } }) => {
    await comeBack(db, await leavingBy(db, token))
  }),
})

const noMore = 'They asked for no more letters.'
const tooLate = 'All events have closed for answers. Move the last day to answer first.'
const nowhere = 'Nobody in this household has an email address and is on a list.'

/** Letters a day: enough for the largest wedding and a reminder, and no more. */
const mostADay = 6_000

/** What the input of a call means in this wedding; a foreign event is none of it. Nobody is asked to what takes no answers. */
async function chosenOf(db: Db, wedding: Wedding, { kind, event_ids, households, guest_ids, again }: Wanted) {
  const events = await rows.findEvents(db, wedding, event_ids)
  if (event_ids.some((id) => !events.some((event) => event.id === id))) invalid({ event_ids: ['There is no such event.'] })
  const isList = Array.isArray(households)
  if (isList || guest_ids.length > 0) await requireOwn(db, wedding, isList ? households : [], guest_ids)
  const told = events.filter(({ is_open }) => isTelling(kind) || is_open)
  const chosen: Chosen = {
    kind,
    event_ids: told.map(({ id }) => id),
    households: isList ? households : guest_ids.length > 0 ? [] : null,
    guest_ids,
    only_waiting: households === 'waiting',
    again,
  }
  return { chosen, closed: events.filter((event) => !told.includes(event)) }
}

async function requireOwn(db: Db, wedding: Wedding, households: readonly number[], guests: readonly number[]): Promise<void> {
  const own = await rows.countOwn(db, wedding, households, guests)
  const errors = {
    ...(own.households < new Set(households).size && { households: ['There is no such household.'] }),
    ...(own.guests < new Set(guests).size && { guest_ids: ['There is no such guest.'] }),
  }
  if (Object.keys(errors).length > 0) invalid(errors)
}

async function preview(context: RequestContext & { wedding: Wedding }, input: Wanted): Promise<Preview> {
  const { db, wedding } = context
  const { chosen, closed } = await chosenOf(db, wedding, input)
  const [{ ready, ...others }, nowhere, { subject, html, text }, is_confirmed] = await Promise.all([
    countParties(db, wedding, chosen),
    findNowhere(db, wedding, chosen),
    sampleLetter(context, wedding, input, chosen),
    rows.areConfirmed(db, wedding),
  ])
  const leftOut = closed.map(({ id, name, reply_by }) => ({ id, name, reply_by }))
  return { letters: ready, ...others, nowhere, closed: leftOut, subject, html, text, is_confirmed }
}

/** The letter as the first household gets it, with a link to its page that shows and does nothing, to nobody but the couple. */
async function sampleLetter(
  { db, publicUrl }: Pick<RequestContext, 'db' | 'publicUrl'>,
  wedding: Wedding,
  { kind, subject, words, isTest = false }: Pick<Wanted, 'kind' | 'subject' | 'words'> & { isTest?: boolean },
  chosen: Chosen,
) {
  const { couple, couple_email, guest_id, envelope, members, events } = await findSample(db, wedding, chosen)
  const leave_url = `${publicUrl}/tools/guest-list/letters`
  const url = guest_id === null ? leave_url : `${publicUrl}${previewPath(guest_id)}`
  const names = members.length > 0 ? greeted(envelope, members) : [t('guest_letter.sample')]
  return { ...guestLetter({ kind, couple, subject, words, names, events, url, leave_url, isTest }), couple, couple_email }
}

/** Each of these is a line in the couple's history, so that nobody writes it full with one letter. */
async function leavingBy(db: Db, token: string): Promise<Leaving> {
  const leaving = (await findLeaving(db, hashToken(token))) ?? notFound()
  await countTry(db, `leaving:${leaving.user_id}:${leaving.guest_id}`, { tries: 20, seconds: 3_600 })
  return leaving
}

/** In one transaction with the count, and one after the other: what is refused was never written. */
function send(db: Db, wedding: Wedding, wanted: Chosen & { subject: string; words: string }): Promise<Sending> {
  return inTransaction(db, async (db) => {
    await rows.takeTurn(db, wedding)
    const id = await rows.insertSending(db, wedding, wanted)
    if (id === undefined) return invalid({ households: ['Nobody is left to write to.'] })
    const sending = await oneSending(db, wedding, id)
    if ((await rows.countLately(db, wedding)) > mostADay) tooMany(86_400)
    return sending
  })
}

async function oneSending(db: Db, wedding: Wedding, id: number): Promise<Sending> {
  const [sending] = await rows.findSendings(db, wedding, id)
  return sending ?? notFound()
}

async function requireConfirmed(db: Db, wedding: Wedding): Promise<void> {
  if (!(await rows.areConfirmed(db, wedding))) forbidden('Please confirm your email address first. Then letters can go out in your names.')
}

/** `ada@example.com` as a…@example.com: whoever was sent a letter knows which address it is, and nobody else learns it. */
function hidden(email: string): string {
  const at = email.lastIndexOf('@')
  return email === '' ? '' : `${email.slice(0, 1)}…${email.slice(at)}`
}
