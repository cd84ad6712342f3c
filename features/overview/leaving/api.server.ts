import { inTransaction } from '#db/db.ts'
import { invalid, linkSpent, notFound } from '#server/errors.ts'
import { tellSecurity } from '#server/log.ts'
import { queueMail } from '#server/mail.ts'
import { countPasswordTry, forgetPasswordTries } from '#server/password-tries.ts'
import type { RequestContext } from '#server/policy.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { endSessions, hashToken, newToken } from '#server/session.ts'
import { setCookies } from '#features/account/sign-in/after-login/api.server.ts'
import { stopRenewals } from '#features/money/purchases/ending/api.server.ts'
import { leavingLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'

const api = guarded.deletions

export const deletionsRoutes = api.router({
  state: forUser.deletions.state.handler(async ({ context: { db, user } }) => ({
    data: (await rows.findDeletion(db, user.id)) ?? notFound(),
  })),

  ask: forUser.deletions.ask.handler(async ({ context, input }) => {
    const { db, user, publicUrl } = context
    const token = newToken()
    const known = await confirmed(context, user, input)
    await inTransaction(db, async (db) => {
      const account = (await rows.holdAccount(db, user.id)) ?? notFound()
      // A password that was changed in between says that somebody else wants it otherwise.
      if (account.password_hash !== known) return refuse(user.id, 'password')
      const delete_at = await rows.markForDeletion(db, user.id, hashToken(token))
      await endSessions(db, user.id)
      await stopRenewals(db, user.id)
      if (delete_at) await queueMail(db, leavingLetter(account, { delete_at, url: `${publicUrl}/keep-account/${token}` }))
      tellSecurity('deletion asked', user.id)
    })
    setCookies(context)
  }),

  keep: forUser.deletions.keep.handler(({ context: { db, user } }) =>
    inTransaction(db, async (db) => {
      if (await rows.keepAccount(db, { user_id: user.id })) tellSecurity('account kept', user.id)
    }),
  ),

  link: api.link.handler(async ({ context: { db }, input: { token } }) => ({
    data: (await rows.findByLink(db, hashToken(token))) ?? notFound(),
  })),

  keepByLink: api.keepByLink.handler(({ context: { db }, input: { token } }) =>
    inTransaction(db, async (db) => {
      const keep_hash = hashToken(token)
      const kept = await rows.keepAccount(db, { keep_hash })
      if (kept !== undefined) return tellSecurity('account kept', kept)
      if (!(await rows.wasKept(db, keep_hash))) linkSpent()
    }),
  ),
})

interface Given {
  password?: string | undefined
  email?: string | undefined
}

/** A password is asked for like at a sign-in; who has none writes their address, and the letter is what guards them. */
async function confirmed(
  { db, address, passwords }: RequestContext,
  { id, email }: { id: number; email: string },
  given: Given,
): Promise<string | null> {
  const { password_hash } = (await rows.findAccount(db, id)) ?? notFound()
  if (password_hash === null) return given.email?.toLowerCase() === email.toLowerCase() ? null : refuse(id, 'email')
  if (!given.password) return invalid({ password: ['Please enter your password.'] })
  const attempt = { db, email, address }
  await countPasswordTry(attempt)
  if (!(await passwords.isRight(given.password, password_hash))) return refuse(id, 'password')
  await forgetPasswordTries(attempt)
  return password_hash
}

function refuse(account: number, field: 'password' | 'email'): never {
  tellSecurity('deletion refused', account)
  invalid({ [field]: [field === 'password' ? 'This is not your password.' : 'Please write the address of this account.'] })
}
