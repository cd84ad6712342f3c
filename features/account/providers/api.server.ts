import { type Db, inTransaction } from '#db/db.ts'
import { caught, conflict, invalid, notFound, signInRefused } from '#server/errors.ts'
import { tellSecurity } from '#server/log.ts'
import { queueMail } from '#server/mail.ts'
import { organicEvent } from '#server/marketing.ts'
import type { RequestContext } from '#server/policy.ts'
import { guarded } from '#server/procedures.ts'
import { isReserved } from '#server/reserved-names.ts'
import { countTry } from '#server/rate-limit.ts'
import { cookie, cookieOf } from '#server/cookies.ts'
import { hashToken, newToken, secondsFromNow } from '#server/session.ts'
import { callbackPath, type Identity, type Providers } from '#server/sign-in-provider.ts'
import { welcomeLetter } from '#features/account/sign-in/mail.server.ts'
import { ownPath } from '#web/own-path.ts'
import { signedInPath } from '#features/account/sign-in/signed-in-path.ts'
import { insertUser } from '#features/account/sign-in/rows.server.ts'
import { usernamesFor } from '#features/account/sign-in/usernames.ts'
import { tellMarketing } from '#features/site/analytics/api.server.ts'
import { confirmLink } from '#features/account/sign-in/passwords/api.server.ts'
import { takeOver } from '#features/account/sign-in/passwords/rows.server.ts'
import { Email, type ErrorBody } from '#features/shapes.ts'
import { keepSignedIn, signInUser, tokensOf } from '#features/account/sign-in/after-login/api.server.ts'
import { linkedLetter, openedLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'

const api = guarded.social

export const socialRoutes = api.router({
  redirect: api.redirect.handler(async ({ context, input }) => {
    const { db, address, publicUrl, providers, answerHeaders } = context
    const provider = providers.get(input.service) ?? notFound()
    await countTry(db, `social-from:${address}`, { tries: 100, seconds: 3_600 })
    const attempt = { state: newToken(), nonce: newToken(), code_verifier: newToken() }
    const to = await provider.addressFor(attempt).catch(() => undefined)
    answerHeaders.set('location', String(to ?? callbackPath))
    if (!to) return
    await rows.insertBegun(db, {
      state_hash: hashToken(attempt.state),
      provider: input.service,
      nonce: attempt.nonce,
      code_verifier: attempt.code_verifier,
      redirect_to: ownPath(input['redirect-to']) ?? '',
      is_vendor: input.vendor === 'true',
      user_id: null,
      expires_at: secondsFromNow(stateSeconds),
    })
    answerHeaders.append('set-cookie', cookie(publicUrl, 'posy_social', attempt.state, stateSeconds))
  }),

  login: api.login.handler(async ({ context, input: { service, token } }) => {
    const { db, address, headers, publicUrl, providers, answerHeaders } = context
    const provider = providers.get(service) ?? notFound()
    await countTry(db, `social-from:${address}`, { tries: 100, seconds: 3_600 })
    const state = cookieOf(headers, publicUrl, 'posy_social')
    const begun = state && (await rows.takeBegun(db, hashToken(state), service))
    if (!begun) return refuse('without a beginning')
    const identity = await provider.identityIn(token, begun.nonce).catch(() => refuse('with a token that does not hold'))
    const pair = await inTransaction(db, async (db) =>
      signInUser(db, context, await accountOf(db, context, { ...identity, provider: service, is_vendor: begun.is_vendor })),
    )
    await keepSignedIn(context, pair)
    answerHeaders.append('set-cookie', cookie(publicUrl, 'posy_social', undefined, 0))
    return tokensOf(pair)
  }),
})

interface Back {
  db: Db
  publicUrl: string
  providers: Providers
  /** The API, for the call that ends the sign-in. */
  api: (request: Request) => Promise<Response>
}

/** A browser that comes back from a provider: signed in or linked and sent on, or told why where what it brings does not hold. */
export async function backFromProvider({ url, headers }: Request, { db, publicUrl, providers, api }: Back): Promise<Response | ErrorBody> {
  const { search, searchParams } = new URL(url)
  const state = cookieOf(headers, publicUrl, 'posy_social')
  const begun = state && state === searchParams.get('state') ? await rows.findBegun(db, hashToken(state)) : undefined
  if (!state || !begun) return refusedBack
  const { provider: service, redirect_to, user_id } = begun
  const token = await providers
    .get(service)
    ?.tokenFor(search, { ...begun, state })
    .catch(() => undefined)
  // A token that doesn't hold still uses up the one try.
  const answer = await api(finalCall(service, token ?? '', headers, { isLinking: user_id !== null }))
  if (!answer.ok) return (await answer.json()) as ErrorBody
  const location = user_id === null ? signedInPath(redirect_to || undefined) : '/settings/password?done=linked'
  const back = new Headers({ location, 'cache-control': 'no-store' })
  for (const line of answer.headers.getSetCookie()) back.append('set-cookie', line)
  return new Response(null, { status: 303, headers: back })
}

const refusedBack: ErrorBody = { message: caught(signInRefused).message }

function finalCall(service: string, token: string, headers: Headers, { isLinking }: { isLinking: boolean }): Request {
  const visitor = ['cookie', 'user-agent', 'sec-gpc'].flatMap((name) => (headers.has(name) ? [[name, headers.get(name)!] as const] : []))
  const path = isLinking ? 'users/me/identities' : 'auth/social/login'
  return new Request(`http://in-process/api/v1/${path}/${encodeURIComponent(service)}`, {
    method: isLinking ? 'PUT' : 'POST',
    headers: { ...Object.fromEntries(visitor), 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ token }),
  })
}

/** As long as a sign-in at the provider may take, with a password to look up. */
export const stateSeconds = 600

interface Person extends Identity {
  provider: string
  is_vendor: boolean
}

/** Known by `sub`; by the address only where both sides are sure whose it is. */
async function accountOf(db: Db, context: RequestContext, person: Person) {
  const { provider, sub, email, is_verified } = person
  const known = await rows.findByIdentity(db, provider, sub)
  if (known) return known
  if (!Email.safeParse(email).success) return invalid({ token: ['The provider did not tell your address.'] })
  const owner = await rows.holdByEmail(db, email)
  if (!owner) return newAccount(db, context, person)
  // Whoever made an account here with somebody's address must not get that person's sign-ins.
  const isSure = is_verified && (owner.email_verified_at !== null || !owner.has_password)
  if (isSure) await takeOver(db, owner)
  if (!isSure || !(await rows.insertIdentity(db, { provider, sub, user_id: owner.id }))) return taken(owner.id)
  await queueMail(db, linkedLetter(owner, context.publicUrl))
  tellSecurity('sign-in by a provider linked', owner.id)
  return owner
}

async function newAccount(db: Db, context: RequestContext, { provider, sub, ...known }: Person) {
  const { email, firstname, lastname, is_vendor, is_verified } = known
  const account = {
    email,
    firstname,
    lastname,
    is_vendor,
    password_hash: null,
    email_verified_at: is_verified ? new Date().toISOString() : null,
  }
  const user =
    (await insertUser(
      db,
      account,
      usernamesFor(known).filter((name) => !isReserved(name)),
    )) ?? taken(undefined)
  if (!(await rows.insertIdentity(db, { provider, sub, user_id: user.id }))) return taken(user.id)
  const { publicUrl, marketing } = context
  await queueMail(db, is_verified ? openedLetter(user, publicUrl) : welcomeLetter(user, await confirmLink(db, user, publicUrl)))
  tellSecurity('registered', user.id)
  if (!is_vendor) await tellMarketing(db, context, { user, event: marketing.klaviyo?.organic_event ?? organicEvent })
  return user
}

function taken(account: number | undefined): never {
  tellSecurity('sign-in by a provider refused', account)
  conflict(undefined, 'This address has an account already. Please sign in with its password, and confirm the address.')
}

function refuse(why: 'without a beginning' | 'with a token that does not hold'): never {
  tellSecurity(`sign-in by a provider ${why}`)
  signInRefused()
}
