import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { type Db, inTransaction } from '#db/db.ts'
import { isConfirmed } from '#features/magazine/enquiries/rows.server.ts'
import { actingFor } from '#features/trade/members/policy.server.ts'
import { findActing, findMembers, join } from '#features/trade/members/rows.server.ts'
import { noteAct } from '#features/trade/profile/rows.server.ts'
import { conflict, forbidden, incomplete, invalid, notFound } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { t } from '#web/text/text.ts'
import type { Claim } from './contract.ts'
import { bringEvidence, holdOpenClaim } from './evidence-rows.server.ts'
import { shownEvidence } from './evidence.ts'
import { hiddenAddress } from './hidden-address.ts'
import { findClaimant, findDispute, keepAnswer, listDisputes } from './dispute-rows.server.ts'
import { answeredLetter, askedLetter, codeLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'

const own = forUser.vendor_claims
const day = 86_400

export const vendorClaimRoutes = guarded.vendor_claims.router({
  find: own.find.handler(async ({ context: { db, user }, input }) => {
    if (input.id === undefined && input.name === '') return { data: [] }
    const found = await rows.findVendors(db, user.id, input)
    return { data: found.map(({ email, ...vendor }) => ({ ...vendor, address: email && hiddenAddress(email) })) }
  }),

  send: own.send.handler(async ({ context: { db, user }, input: { vendor_id } }) => {
    const vendor = await claimable(db, user.id, vendor_id)
    const { email, title } = vendor
    if (!email) return incomplete(t('claims.no_address'))
    return inTransaction(db, async (db) => {
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const salt = randomBytes(16)
      const kept = await rows.keepCode(db, { user_id: user.id, content_id: vendor_id, salt, hash: sumOf(salt, code) })
      if (kept.is_new) {
        await countTry(db, `vendor_code_sent:${vendor_id}`, { tries: 3, seconds: day })
        await queueMail(db, codeLetter(email, { title, code }))
      }
      return { data: { address: hiddenAddress(email), expires_at: kept.expires_at } }
    })
  }),

  verify: own.verify.handler(async ({ context: { db, user }, input: { vendor_id, code } }) => {
    const known = await rows.tryCode(db, user.id, vendor_id)
    if (!known) return invalid({ code: [t('claims.no_code')] })
    // However many ask, no more guesses than these are looked at in a day, and a right one among the rest opens nothing.
    await countTry(db, `vendor_guess:${vendor_id}`, { tries: 15, seconds: day })
    if (!timingSafeEqual(sumOf(known.salt, code), known.hash))
      return invalid({ code: [known.left > 0 ? t('claims.wrong', { n: known.left }) : t('claims.no_tries')] })
    return inTransaction(db, async (db) => {
      const acting = await findActing(db, user.id)
      if (acting && acting.content_id !== vendor_id) return invalid({ vendor_id: [t('claims.one_each')] })
      if (!acting && !(await join(db, user.id, vendor_id))) return forbidden(t('claims.held'))
      await rows.endCodes(db, vendor_id)
      await rows.markVerified(db, vendor_id, user.id)
      await noteAct(db, { content_id: vendor_id, actor_id: user.id, what: 'verified' })
      return { data: { vendor_id } }
    })
  }),

  list: own.list.handler(async ({ context }) => ({ data: await claimsOf(context) })),

  ask: own.ask.handler(async ({ context: { db, user, publicUrl, files }, input: { vendor_id, words, file_ids } }) => {
    const [vendor = notFound()] = await rows.findVendors(db, user.id, { name: '', town: '', id: vendor_id })
    if (!(await isConfirmed(db, user.id))) forbidden(t('claims.unconfirmed'))
    if (await findActing(db, user.id)) invalid({ vendor_id: [t('claims.one_each')] })
    return inTransaction(db, async (db) => {
      const id = await rows.insertClaim(db, { user_id: user.id, content_id: vendor_id, words })
      if (id === undefined) return invalid({ words: [t('claims.asked_already')] })
      if (!(await bringEvidence(db, { user_id: user.id, id }, file_ids))) return invalid({ file_ids: [t('claims.not_your_file')] })
      await noteAct(db, { content_id: vendor_id, actor_id: user.id, what: 'claimed', words })
      for (const { email, user_id } of await findMembers(db, vendor_id))
        await queueMail(db, askedLetter(email, { title: vendor.title, user_id, url: `${publicUrl}/vendor/management` }))
      return { data: await claimOf({ db, user, files }, id) }
    })
  }),

  show: own.show.handler(({ context: { db, user, files }, input: { id, file_id } }) =>
    inTransaction(db, async (db) => {
      if (!(await holdOpenClaim(db, user.id, id))) return invalid({ file_id: [t('claims.is_decided')] })
      if (!(await bringEvidence(db, { user_id: user.id, id }, [file_id]))) return invalid({ file_id: [t('claims.not_your_file')] })
      return { data: await claimOf({ db, user, files }, id) }
    }),
  ),

  disputes: own.disputes.handler(async ({ context: { db, user } }) => ({
    data: await listDisputes(db, (await actingFor(db, user.id)).content_id),
  })),

  answer: own.answer.handler(({ context: { db, user }, input }) =>
    inTransaction(db, async (db) => {
      const { content_id } = await actingFor(db, user.id)
      const isKept = await keepAnswer(db, content_id, input)
      const data = (await findDispute(db, content_id, input.id)) ?? notFound()
      if (!isKept) return data.answer === input.answer ? { data } : conflict(data, t('claims.answered_already'))
      await noteAct(db, { content_id, actor_id: user.id, what: 'answered', words: input.answer })
      if (input.answer_version === 0) await queueMail(db, answeredLetter(await findClaimant(db, input.id)))
      return { data }
    }),
  ),
})

type Asking = Pick<Parameters<Parameters<typeof own.list.handler>[0]>[0]['context'], 'db' | 'user' | 'files'>

/** What the caller asked for, with where they open what they brought. */
async function claimsOf({ db, user, files }: Asking): Promise<Claim[]> {
  const addressOf = (id: number) => files.addresses.of({ id, variant: 'whole', viewer: user.id })
  return (await rows.listClaims(db, user.id)).map((claim) => ({ ...claim, files: shownEvidence(claim.files, addressOf) }))
}

async function claimOf(asking: Asking, id: number): Promise<Claim> {
  return (await claimsOf(asking)).find((one) => one.id === id) ?? notFound()
}

/** A business whose code the caller may ask for: nobody else acts for it. */
async function claimable(db: Db, user_id: number, id: number): Promise<rows.FoundVendor> {
  const [vendor = notFound()] = await rows.findVendors(db, user_id, { name: '', town: '', id })
  if (vendor.standing === 'held') forbidden(t('claims.held'))
  if (!(await isConfirmed(db, user_id))) forbidden(t('claims.unconfirmed'))
  return vendor
}

function sumOf(salt: Buffer, code: string): Buffer {
  return createHash('sha256').update(salt).update(code).digest()
}
