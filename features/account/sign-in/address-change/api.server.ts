import { inTransaction } from '#db/db.ts'
import { invalid, linkSpent } from '#server/errors.ts'
import { tellSecurity } from '#server/log.ts'
import { queueMail } from '#server/mail.ts'
import { countPasswordTry, forgetPasswordTries } from '#server/password-tries.ts'
import type { RequestContext } from '#server/policy.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { hashToken, newToken, type SessionUser } from '#server/session.ts'
import { lettersAnHour, newLink } from '../passwords/api.server.ts'
import { resetLetter } from '../passwords/mail.server.ts'
import { findOwner, findPassword, shutWays } from '../passwords/rows.server.ts'
import { comingLetter, leavingLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'

const api = guarded.address_change

export const addressChangeRoutes = api.router({
  ask: forUser.address_change.ask.handler(({ context, input }) => askForAddress(context, context.user, input)),

  confirm: api.confirm.handler(async ({ context: { db, address }, input: { token } }) => {
    await countTry(db, `change-address:${address}`, { tries: 60, seconds: 3_600 })
    await inTransaction(db, async (db) => {
      const change = (await rows.holdChange(db, 'confirm_hash', hashToken(token), '1 day')) ?? linkSpent()
      // A button pressed twice has done its work.
      if (change.confirmed_at) return
      if (change.email.toLowerCase() !== change.old_email.toLowerCase()) linkSpent()
      await rows.setAddress(db, change.id, change.new_email)
      await rows.noteConfirmed(db, change.change_id)
      tellSecurity('address changed', change.id)
    }).catch(spentWhereTaken)
  }),

  stop: api.stop.handler(async ({ context: { db, address, publicUrl }, input: { token } }) => {
    await countTry(db, `change-address:${address}`, { tries: 60, seconds: 3_600 })
    await inTransaction(db, async (db) => {
      const change = (await rows.holdChange(db, 'stop_hash', hashToken(token), '7 days')) ?? linkSpent()
      // Whatever was confirmed since that letter, this change or a later one.
      if (change.email.toLowerCase() !== change.old_email.toLowerCase()) await rows.setAddress(db, change.id, change.old_email)
      await rows.forgetChanges(db, change)
      // Whoever asked for the change knew the password, and may have come in by the new address.
      await shutWays(db, change.id)
      const owner = { ...change, email: change.old_email }
      await queueMail(db, resetLetter(owner, `${publicUrl}/reset-password/${await newLink(db, owner, 'reset', 600)}`))
      tellSecurity('address change stopped', change.id)
    }).catch(spentWhereTaken)
  }),
})

interface Asked {
  email: string
  password?: string | undefined
}

/** Nothing changes before the new address says yes; the old one hears of it at once. */
export async function askForAddress(
  { db, address, publicUrl, passwords }: RequestContext,
  user: SessionUser,
  { email, password }: Asked,
): Promise<void> {
  if (email.toLowerCase() === user.email.toLowerCase()) invalid({ email: ['This is your address already.'] })
  if (!password) return invalid({ password: ['Please enter your password.'] })
  const attempt = { db, address, email: user.email }
  await countPasswordTry(attempt)
  const known = await findPassword(db, user.id)
  if (!(await passwords.isRight(password, known))) return refuse(user.id)
  await forgetPasswordTries(attempt)
  await countTry(db, `address-change:${user.id}`, lettersAnHour)
  if (await findOwner(db, email)) invalid({ email: ['This address has an account already.'] })
  await inTransaction(db, async (db) => {
    const change = { id: user.id, firstname: user.firstname, old_email: user.email, new_email: email }
    const [confirm, stop] = [newToken(), newToken()]
    const [confirm_hash, stop_hash] = [hashToken(confirm), hashToken(stop)]
    if (!(await rows.addChange(db, { user_id: user.id, old_email: user.email, new_email: email, confirm_hash, stop_hash }))) return
    await queueMail(db, leavingLetter(change, `${publicUrl}/change-address/${stop}/stop`))
    await queueMail(db, comingLetter(change, `${publicUrl}/change-address/${confirm}`))
    tellSecurity('address change asked', user.id)
  })
}

function refuse(account: number): never {
  tellSecurity('address change refused', account)
  invalid({ password: ['This is not your password.'] })
}

/** Somebody made an account with the address in the meantime, or can still take it back. */
function spentWhereTaken(error: unknown): never {
  if (['23505', 'PL422'].includes((error as { code?: string }).code ?? '')) linkSpent()
  throw error
}
