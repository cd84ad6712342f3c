import { inTransaction } from '#db/db.ts'
import { conflict, invalid, notFound, signInRefused } from '#server/errors.ts'
import { cookie, cookieOf } from '#server/cookies.ts'
import { tellSecurity } from '#server/log.ts'
import { queueMail } from '#server/mail.ts'
import { countPasswordTry, forgetPasswordTries } from '#server/password-tries.ts'
import type { RequestContext } from '#server/policy.ts'
import { forUser } from '#server/procedures.ts'
import { countTry } from '#server/rate-limit.ts'
import { hashToken, newToken, secondsFromNow, type SessionUser } from '#server/session.ts'
import { findPassword, holdOwner } from '#features/account/sign-in/passwords/rows.server.ts'
import { pageMeta } from '#features/shapes.ts'
import { stateSeconds } from '../api.server.ts'
import { findByIdentity, insertBegun, insertIdentity } from '../rows.server.ts'
import { identityLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'

const api = forUser.identities

export const identitiesRoutes = api.router({
  list: api.list.handler(async ({ context: { db, user, providers } }) => {
    const linked = await rows.findLinked(db, user.id)
    const hasPassword = (await findPassword(db, user.id)) !== null
    const services = new Set([...providers.keys(), ...linked.map(({ provider }) => provider)])
    const data = [...services].map((service) => {
      const linked_at = linked.find(({ provider }) => provider === service)?.linked_at ?? null
      return {
        service,
        linked_at,
        is_offered: providers.has(service),
        is_only_way: linked_at !== null && !hasPassword && linked.length === 1,
      }
    })
    return { data, meta: pageMeta({ page: 1, per_page: 100 }, data.length) }
  }),

  begin: api.begin.handler(async ({ context, input: { service, password } }) => {
    const { db, user, publicUrl, providers, answerHeaders } = context
    await checkOwner(context, user, password)
    await countTry(db, `linking:${user.id}`, { tries: 20, seconds: 3_600 })
    const attempt = { state: newToken(), nonce: newToken(), code_verifier: newToken() }
    const address = await (providers.get(service) ?? notFound()).addressFor(attempt).catch(signInRefused)
    await insertBegun(db, {
      state_hash: hashToken(attempt.state),
      provider: service,
      nonce: attempt.nonce,
      code_verifier: attempt.code_verifier,
      redirect_to: '',
      is_vendor: false,
      user_id: user.id,
      expires_at: secondsFromNow(stateSeconds),
    })
    answerHeaders.append('set-cookie', cookie(publicUrl, 'posy_social', attempt.state, stateSeconds))
    return { data: { address: String(address) } }
  }),

  link: api.link.handler(async ({ context, input: { service, token } }) => {
    const { db, user, headers, publicUrl, providers, answerHeaders } = context
    const state = cookieOf(headers, publicUrl, 'posy_social')
    const begun = state && (await rows.takeLinking(db, hashToken(state), { user_id: user.id, provider: service }))
    if (!begun) return signInRefused()
    const { sub } = await (providers.get(service) ?? notFound()).identityIn(token, begun.nonce).catch(signInRefused)
    await inTransaction(db, async (db) => {
      const owner = (await holdOwner(db, user.id)) ?? notFound()
      const known = await findByIdentity(db, service, sub)
      if (known?.id === user.id) return
      if (known) conflict(undefined, 'This opens another account already.')
      if ((await rows.findLinked(db, user.id)).some(({ provider }) => provider === service))
        conflict(undefined, 'Another one opens this account already. Please unlink that first.')
      if (!(await insertIdentity(db, { provider: service, sub, user_id: user.id }))) conflict(undefined)
      await queueMail(db, identityLetter(owner, publicUrl, { isLinked: true }))
      tellSecurity('sign-in by a provider linked', user.id)
    })
    answerHeaders.append('set-cookie', cookie(publicUrl, 'posy_social', undefined, 0))
  }),

  unlink: api.unlink.handler(async ({ context: { db, user, publicUrl }, input: { service } }) => {
    await inTransaction(db, async (db) => {
      const owner = (await holdOwner(db, user.id)) ?? notFound()
      const linked = await rows.findLinked(db, user.id)
      if (!linked.some(({ provider }) => provider === service)) notFound()
      if (owner.password_hash === null && linked.length === 1)
        conflict(undefined, 'This is the only way into your account. Please set a password first.')
      await rows.deleteIdentities(db, user.id, service)
      await queueMail(db, identityLetter(owner, publicUrl, { isLinked: false }))
      tellSecurity('sign-in by a provider unlinked', user.id)
    })
  }),
})

/** Another way in would outlive a new password, so whoever has one gives it first. */
async function checkOwner(
  { db, address, passwords }: RequestContext,
  { id, email }: SessionUser,
  password: string | undefined,
): Promise<void> {
  const known = await findPassword(db, id)
  if (known === null) return
  if (!password) invalid({ password: ['Please enter your password.'] })
  const attempt = { db, address, email }
  await countPasswordTry(attempt)
  if (!(await passwords.isRight(password, known))) {
    tellSecurity('linking a provider refused', id)
    invalid({ password: ['This is not your password.'] })
  }
  await forgetPasswordTries(attempt)
}
