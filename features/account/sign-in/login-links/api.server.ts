import { setTimeout as sleep } from 'node:timers/promises'
import { type Db, inTransaction } from '#db/db.ts'
import { linkSpent } from '#server/errors.ts'
import { tellSecurity } from '#server/log.ts'
import { queueMail } from '#server/mail.ts'
import { addressKey } from '#server/password-tries.ts'
import { checkPassword } from '#server/passwords.ts'
import type { RequestContext } from '#server/policy.ts'
import { guarded } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { endSessions, hashToken } from '#server/session.ts'
import { lettersAnHour, longerThanALetter, newLink } from '../passwords/api.server.ts'
import { findLink, holdOwner, holdOwnerOf, takeOver, useLink, wasJustSent } from '../passwords/rows.server.ts'
import { keepSignedIn, signInUser, tokensOf } from '../after-login/api.server.ts'
import { signInLetter } from './mail.server.ts'
import { finishAccount } from './rows.server.ts'

const api = guarded.login_links

export const loginLinksRoutes = api.router({
  ask: api.ask.handler(async ({ context, input: { email } }) => {
    await countTry(context.db, `sign-in-link-from:${context.address}`, { tries: 30, seconds: 3_600 })
    await Promise.all([sendLink(context, email), sleep(longerThanALetter)])
  }),

  use: api.use.handler(async ({ context, input: { token } }) => {
    await countLinks(context)
    const pair = await inTransaction(context.db, async (db) => signInUser(db, context, await openedBy(db, token)))
    await keepSignedIn(context, pair)
    return tokensOf(pair)
  }),

  finish: api.finish.handler(async ({ context, input: { token, password, ...name } }) => {
    await countLinks(context)
    const email = token === undefined ? context.session?.user.email : (await findLink(context.db, hashToken(token), 'sign_in'))?.email
    // Only who may set it is told whether a password will do.
    if (!email) return linkSpent()
    checkPassword(password, email)
    const password_hash = await context.passwords.hash(password)
    const pair = await inTransaction(context.db, async (db) => {
      const owner = token === undefined ? await ownerOf(db, context) : await openedBy(db, token)
      if (owner.password_hash !== null) return linkSpent()
      if (!(await finishAccount(db, owner.id, { ...name, password_hash }))) return linkSpent()
      await endSessions(db, owner.id)
      tellSecurity('password set', owner.id)
      return signInUser(db, context, { ...owner, ...name })
    })
    await keepSignedIn(context, pair)
    return tokensOf(pair)
  }),
})

function countLinks({ db, address }: RequestContext): Promise<void> {
  return countTry(db, `sign-in-link-use:${address}`, { tries: 60, seconds: 3_600 })
}

/** Counted for every address alike, whether it has an account or not. */
async function sendLink({ db, publicUrl }: RequestContext, email: string): Promise<void> {
  await countTry(db, `sign-in-link:${addressKey(email)}`, lettersAnHour)
  await inTransaction(db, async (db) => {
    const owner = await holdOwnerOf(db, email)
    tellSecurity('sign-in link asked', owner?.id)
    if (!owner || (await wasJustSent(db, owner, 'sign_in'))) return
    const token = await newLink(db, owner, 'sign_in', 600)
    await queueMail(db, signInLetter(owner, `${publicUrl}/sign-in-link/${token}`))
  })
}

/** Whose link it is, which is used up by this; whoever has the letter has the mailbox. */
async function openedBy(db: Db, token: string) {
  const hash = hashToken(token)
  const link = await findLink(db, hash, 'sign_in')
  const owner = link?.is_live ? await holdOwner(db, link.id) : undefined
  if (!owner || !(await useLink(db, hash))) return linkSpent()
  await takeOver(db, owner)
  return owner
}

async function ownerOf(db: Db, { session }: RequestContext) {
  return (session && (await holdOwner(db, session.user.id))) ?? linkSpent()
}
