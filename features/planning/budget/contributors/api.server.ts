import { randomUUID } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import type { Wedding } from '#db/wedding.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { addressKey } from '#server/password-tries.ts'
import { guarded, inWedding } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { hashToken, newToken } from '#server/session.ts'
import { t } from '#web/text/text.ts'
import { paymentRows } from '../payments/rows.server.ts'
import { findFrame } from '../rows.server.ts'
import type { Contributor } from './contract.ts'
import { contributorPath } from './contributor-path.ts'
import { renewLink, revokeLinks } from './link-rows.server.ts'
import { contributorLetter } from './mail.server.ts'
import { by, listedOf, settlingOf, sumOf } from './reckoning.ts'
import { contributorRows, findContributors, findCosts, findPaid, findPayments, findPledges, pledgeRows, sumPaid } from './rows.server.ts'

const api = inWedding.contributors

export const contributorsRoutes = guarded.contributors.router({
  list: api.list.handler(async ({ context: { db, wedding }, input: { event_id } }) => {
    const { user_id, firstname, other_firstname, role, guestlist_setup_at } = wedding
    const isHelper = role === 'helper'
    const [all, pledges, payments, paid, costs, { today }] = await Promise.all([
      findContributors(db, wedding),
      findPledges(db, wedding, event_id),
      findPaid(db, wedding, event_id),
      sumPaid(db, wedding),
      isHelper ? [] : findCosts(db, wedding),
      findFrame(db, wedding),
    ])
    const shown = isHelper ? { email: '', link: 'none' as const, sent_at: null } : {}
    const whole = listedOf(all, pledges, payments).map((one) => ({ ...one, ...shown }))
    const data = isHelper || event_id !== undefined ? whole.filter(({ pledges }) => pledges.length > 0) : whole
    const totals = { pledged: sumOf(data, 'pledged'), received: sumOf(data, 'received'), open: sumOf(data, 'open') }
    const settling = isHelper || event_id !== undefined ? null : settlingOf(coupleNames(wedding).join(' & '), data, paid)
    return { data, totals, settling, costs, today, wedding: { user_id, firstname, other_firstname, role, guestlist_setup_at } }
  }),

  create: api.create.handler(async ({ context: { db, wedding, publicUrl }, input: { user_id: _, act, ...said } }) => {
    const data = await inTransaction(db, async (db) => {
      const [added] = await contributorRows.add(db, wedding, { values: [said], act }).catch(refuseTaken)
      // What was refused wrote to nobody.
      await countLetter(db, wedding, said.email)
      await sendLink(db, wedding, added!, publicUrl)
      return added!
    })
    return { data }
  }),

  update: api.update.handler(({ context: { db, wedding }, input: { id, version, act = randomUUID(), ...change } }) =>
    inTransaction(db, async (db) => {
      const before = (await held(db, wedding, id)) ?? notFound()
      const isChange = Object.values(change).some((value) => value !== undefined)
      const isSaved =
        isChange && (await contributorRows.change(db, wedding, { ids: [id], change, version, act }).catch(refuseTaken)).length > 0
      const data = (await contributorRows.findOne(db, wedding, id)) ?? notFound()
      if (isChange && !isSaved) conflict(data)
      await renamePayer(db, wedding, { before: before.name, after: data.name, act })
      return { data }
    }),
  ),

  destroy: api.destroy.handler(({ context: { db, wedding }, input: { id, act = randomUUID() } }) =>
    inTransaction(db, async (db) => {
      if (!(await held(db, wedding, id))) notFound()
      const theirs = (await findPledges(db, wedding)).filter(by(id)).map(({ id }) => id)
      if (theirs.length > 0) await pledgeRows.remove(db, wedding, theirs, act)
      await contributorRows.remove(db, wedding, [id], act)
      return { data: { undo: act } }
    }),
  ),

  send: api.send.handler(async ({ context: { db, wedding, publicUrl }, input: { id } }) => {
    const { email } = (await contributorRows.findOne(db, wedding, id)) ?? notFound()
    await countLetter(db, wedding, email)
    return inTransaction(db, async (db) => {
      const data = (await held(db, wedding, id)) ?? notFound()
      await sendLink(db, wedding, data, publicUrl)
      return { data }
    })
  }),

  revoke: api.revoke.handler(({ context: { db, wedding }, input: { id } }) =>
    inTransaction(db, async (db) => {
      const data = (await held(db, wedding, id)) ?? notFound()
      await revokeLinks(db, wedding, id)
      return { data }
    }),
  ),
})

/** As it stays until the transaction ends. */
async function held(db: Db, wedding: Wedding, id: number): Promise<Contributor | undefined> {
  return (await contributorRows.lock(db, wedding, [id])) === 0 ? undefined : contributorRows.findOne(db, wedding, id)
}

/** The link is a row beside the letter that carries it; only its sum is kept. */
async function sendLink(db: Db, wedding: Wedding, { id, email }: Contributor, publicUrl: string): Promise<void> {
  const token = newToken()
  if (!(await renewLink(db, wedding, id, hashToken(token)))) return
  await queueMail(db, contributorLetter({ ...wedding, email }, `${publicUrl}${contributorPath(token)}`))
}

/** What they paid stays theirs under another name. */
async function renamePayer(
  db: Db,
  wedding: Wedding,
  { before, after, act }: { before: string; after: string; act: string },
): Promise<void> {
  if (before === after) return
  const paid = await findPayments(db, wedding, before)
  if (paid.length > 0) await paymentRows.change(db, wedding, { ids: paid, change: { payer: after }, act })
}

async function countLetter(db: Db, { user_id }: Wedding, email: string): Promise<void> {
  await countTry(db, `contributor-letters-of:${user_id}`, { tries: 30, seconds: 86_400 })
  await countTry(db, `contributor-letter:${addressKey(email)}`, { tries: 3, seconds: 3_600 })
}

/** Of two at once, too. */
function refuseTaken(error: unknown): never {
  const { constraint } = error as { constraint?: string }
  if (constraint === 'contributors_name') invalid({ name: [t('contributor.name_taken')] })
  if (constraint === 'contributors_email') invalid({ email: [t('contributor.email_taken')] })
  throw error
}
