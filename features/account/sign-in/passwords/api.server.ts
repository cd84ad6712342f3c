import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, inTransaction } from '#db/db.ts'
import { invalid, linkSpent, notFound } from '#server/errors.ts'
import { tellSecurity } from '#server/log.ts'
import { queueMail } from '#server/mail.ts'
import { addressKey, countPasswordTry, forgetAccountTries, forgetPasswordTries } from '#server/password-tries.ts'
import { checkPassword } from '#server/passwords.ts'
import type { RequestContext } from '#server/policy.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { endSessions, hashToken, newToken, secondsFromNow } from '#server/session.ts'
import { changedLetter, confirmLetter, resetLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'

const api = guarded.credentials

export const credentialsRoutes = api.router({
  forgot: api.forgot.handler(async ({ context, input: { email } }) => {
    await countTry(context.db, `forgot-from:${context.address}`, { tries: 30, seconds: 3_600 })
    await Promise.all([sendReset(context, email), sleep(longerThanALetter)])
  }),

  resetLink: api.resetLink.handler(async ({ context, input }) => {
    const { is_live, email } = (await rows.findLink(context.db, hashToken(input.token), 'reset')) ?? notFound()
    return { data: { email: is_live ? email : null } }
  }),

  reset: api.reset.handler(async ({ context: { db, address, publicUrl, passwords }, input: { token, password } }) => {
    await countTry(db, `reset-from:${address}`, { tries: 60, seconds: 3_600 })
    const hash = hashToken(token)
    const link = await rows.findLink(db, hash, 'reset')
    if (!link?.is_live) return linkSpent()
    checkPassword(password, link.email)
    const password_hash = await passwords.hash(password)
    await inTransaction(db, async (db) => {
      const owner = await rows.holdOwner(db, link.id)
      if (!owner || !(await rows.useLink(db, hash))) return linkSpent()
      await rows.takeOver(db, owner)
      await rows.setPassword(db, owner.id, password_hash)
      await endSessions(db, owner.id)
      await queueMail(db, changedLetter(owner, publicUrl))
      tellSecurity('password reset', owner.id)
    })
    await forgetAccountTries(db, link.email)
  }),

  again: api.again.handler(async ({ context, input }) => {
    const { email } = (await rows.findLink(context.db, hashToken(input.token), 'reset')) ?? linkSpent()
    await sendReset(context, email)
  }),

  change: forUser.credentials.change.handler(async ({ context, input }) => {
    const { db, address, publicUrl, passwords, session, user } = context
    const attempt = { db, address, email: user.email }
    await countPasswordTry(attempt)
    const known = await rows.findPassword(db, user.id)
    if (!(await passwords.isRight(input.current_password, known))) return wrongPassword(user.id)
    await forgetPasswordTries(attempt)
    checkPassword(input.password, user.email)
    const password_hash = await passwords.hash(input.password)
    await inTransaction(db, async (db) => {
      const owner = await rows.holdOwner(db, user.id)
      if (!owner || owner.password_hash !== known) return wrongPassword(user.id)
      await rows.setPassword(db, owner.id, password_hash)
      await endSessions(db, owner.id, session.id)
      await queueMail(db, changedLetter(owner, publicUrl))
      tellSecurity('password changed', owner.id)
    })
  }),

  confirmLink: api.confirmLink.handler(async ({ context, input }) => {
    const link = (await rows.findLink(context.db, hashToken(input.token), 'confirm')) ?? notFound()
    if (link.email_verified_at) return { data: { state: 'confirmed' as const, email: null } }
    return { data: link.is_live ? { state: 'waiting' as const, email: link.email } : { state: 'expired' as const, email: null } }
  }),

  confirm: api.confirm.handler(async ({ context: { db }, input }) => {
    const hash = hashToken(input.token)
    const link = (await rows.findLink(db, hash, 'confirm')) ?? linkSpent()
    // A button pressed twice has done its work.
    if (link.email_verified_at) return
    await inTransaction(db, async (db) => {
      const owner = await rows.holdOwner(db, link.id)
      if (owner?.email_verified_at) return
      if (!(await rows.useLink(db, hash))) linkSpent()
      await rows.setConfirmed(db, link.id)
      tellSecurity('address confirmed', link.id)
    })
  }),

  sendConfirmation: forUser.credentials.sendConfirmation.handler(async ({ context: { db, user, publicUrl } }) => {
    await countTry(db, `confirm:${user.id}`, lettersAnHour)
    await inTransaction(db, async (db) => {
      const owner = await rows.holdOwner(db, user.id)
      if (!owner || owner.email_verified_at || (await rows.wasJustSent(db, owner, 'confirm'))) return
      await queueMail(db, confirmLetter(owner, await confirmLink(db, owner, publicUrl)))
    })
  }),
})

/** A new link that confirms the address of an account, for a letter of the same transaction. */
export async function confirmLink(db: Db, owner: Pick<rows.Owner, 'id' | 'email'>, publicUrl: string): Promise<string> {
  return `${publicUrl}/confirm-address/${await newLink(db, owner, 'confirm', 3 * 86_400)}`
}

/** In milliseconds. Without an account there is no letter to write, and the time that this saves would tell so. */
export const longerThanALetter = 250

export const lettersAnHour = { tries: 5, seconds: 3_600 }

/** Counted for every address alike, whether it has an account or not. */
async function sendReset({ db, publicUrl }: RequestContext, email: string): Promise<void> {
  await countTry(db, `forgot:${addressKey(email)}`, lettersAnHour)
  await inTransaction(db, async (db) => {
    const owner = await rows.holdOwnerOf(db, email)
    tellSecurity('password reset asked', owner?.id)
    if (!owner || (await rows.wasJustSent(db, owner, 'reset'))) return
    const token = await newLink(db, owner, 'reset', 600)
    await queueMail(db, resetLetter(owner, `${publicUrl}/reset-password/${token}`))
  })
}

/** A link for a letter of the same transaction. */
export async function newLink(
  db: Db,
  { id, email }: Pick<rows.Owner, 'id' | 'email'>,
  kind: rows.LinkKind,
  seconds: number,
): Promise<string> {
  const token = newToken()
  await rows.insertLink(db, { hash: hashToken(token), user_id: id, kind, email, expires_at: secondsFromNow(seconds) })
  return token
}

function wrongPassword(account: number): never {
  tellSecurity('password change refused', account)
  invalid({ current_password: ['This is not your current password.'] })
}
