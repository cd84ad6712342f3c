import { inTransaction } from '#db/db.ts'
import { conflict, invalid, invalidGrant, notFound, unknownClient, unknownGrant } from '#server/errors.ts'
import type { Impersonator } from '#server/impersonation.ts'
import { tellSecurity } from '#server/log.ts'
import { queueMail } from '#server/mail.ts'
import { countPasswordTry, forgetPasswordTries } from '#server/password-tries.ts'
import { checkPassword } from '#server/passwords.ts'
import { asOneself, ownWedding, type RequestContext } from '#server/policy.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { isReserved } from '#server/reserved-names.ts'
import { countTry } from '#server/rate-limit.ts'
import { refresh } from '#server/refresh.ts'
import { endSession, endSessions, refreshCookie, type TokenPair } from '#server/session.ts'
import { organicEvent } from '#server/marketing.ts'
import { askForAddress } from './address-change/api.server.ts'
import { tellMarketing } from '#features/site/analytics/api.server.ts'
import { saveUser } from '#features/planned.server.ts'
import { confirmLink } from './passwords/api.server.ts'
import { pageMeta } from '#features/shapes.ts'
import { givenPictures } from '#features/files/uploads/policy.server.ts'
import { keepSignedIn, setCookies, signInUser, tokensOf } from './after-login/api.server.ts'
import { wrongDay } from './day-to-come.ts'
import type { LoginInput, RegisterInput, TokenInput } from './contract.ts'
import { deviceName } from './device-name.ts'
import { welcomeLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'
import { endOwnSession, listSessions } from './session-rows.server.ts'
import type { User, WeddingInput } from './user.ts'
import { asUser, changeOf } from './user-row.ts'
import { findUser, takeZone } from './user-rows.server.ts'
import { usernamesFor } from './usernames.ts'

const api = guarded.auth

export const authRoutes = api.router({
  register: api.register.handler(async ({ context, input }) => {
    await countTry(context.db, `register:${context.address}`, { tries: 30, seconds: 3_600 })
    const { pair } = await register(context, input)
    setCookies(context, pair)
    return tokensOf(pair)
  }),

  token: api.token.handler(async ({ context, input }) => {
    if (input.client_id !== 'posy') unknownClient()
    if (input.grant_type === 'password') return tokensOf((await signIn(context, passwordGrant(input))).pair)
    if (input.grant_type !== 'refresh_token') return unknownGrant()
    const refreshed = await refresh(context.db, input.refresh_token ?? '')
    return refreshed?.is_first ? tokensOf(refreshed.pair) : deadToken()
  }),

  login: api.login.handler(async ({ context, input }) => tokensOf((await signIn(context, input)).pair)),

  startSession: api.startSession.handler(async ({ context, input }) => {
    if (input.grant_type === 'refresh_token') return refreshBrowser(context)
    const { pair, user_id } = await signIn(context, input.grant_type === 'password' ? { ...input, email: input.username } : input)
    await keepSignedIn(context, pair)
    return shownUser(context, user_id)
  }),

  authorize: forUser.auth.authorize.handler(({ context: { session } }) => {
    const { user, expires_at } = session
    return { data: { user_id: user.id, email: user.email, expires_at } }
  }),

  endSession: api.endSession.handler(({ context }) => signOut(context)),

  logout: api.logout.handler(({ context }) => signOut(context)),
})

export const usersRoutes = guarded.users.router({
  me: forUser.users.me.handler(({ context }) => shownUser(context, context.user.id, context.session.impersonator)),

  update: forUser.users.update.handler(async ({ context, input: { version, act, email, password, ...input } }) => {
    const isMoving = email !== undefined && email.toLowerCase() !== context.user.email.toLowerCase()
    if (isMoving) {
      asOneself(context.session)
      await askForAddress(context, context.user, { email, password })
    }
    if (input.username !== undefined && isReserved(input.username)) refuseUsername()
    if (input.wedding_details?.date || input.wedding_details?.month) await requireDay(context, input.wedding_details)
    await givenPictures(context.db, ownWedding(context.session), { avatar_id: input.avatar_id, cover_id: input.cover_id })
    const change = changeOf(input, context.user.is_vendor)
    const isChange = Object.keys(change).length > 0
    const isSaved = isChange && (await saveUser(context.db, ownWedding(context.session), change, { version, act }).catch(refuseTaken))
    const user = await shownUser(context, context.user.id, context.session.impersonator)
    return isChange && !isSaved ? conflict(user.data) : user
  }),

  sessions: forUser.users.sessions.handler(async ({ context: { db, session } }) => {
    const sessions = await listSessions(db, session.user.id)
    const data = sessions.map(({ user_agent, ...one }) => ({ ...one, device: deviceName(user_agent), is_current: one.id === session.id }))
    return { data, meta: pageMeta({ page: 1, per_page: 100 }, data.length) }
  }),

  endSession: forUser.users.endSession.handler(async ({ context, input: { id } }) => {
    if (!(await endOwnSession(context.db, context.user.id, id))) notFound()
    tellSecurity('session ended', context.user.id)
    if (id === context.session.id) setCookies(context)
  }),

  endOtherSessions: forUser.users.endOtherSessions.handler(async ({ context: { db, session } }) => {
    await endSessions(db, session.user.id, session.id)
    tellSecurity('other sessions ended', session.user.id)
  }),
})

async function requireDay({ db, user }: RequestContext & { user: { id: number } }, said: WeddingInput): Promise<void> {
  const wrong = wrongDay(said, (await findUser(db, user.id)) ?? notFound())
  if (wrong) invalid(wrong)
}

function passwordGrant({ username: email, password }: TokenInput): LoginInput {
  if (email && password) return { email, password }
  return invalid({
    ...(!email && { username: ['Please enter a valid email address.'] }),
    ...(!password && { password: ['Please enter your password.'] }),
  })
}

interface SignedIn {
  user_id: number
  pair: TokenPair
}

async function register(context: RequestContext, { password, time_zone, ...input }: RegisterInput): Promise<SignedIn> {
  const { publicUrl, marketing, passwords } = context
  checkPassword(password, input.email)
  const password_hash = await passwords.hash(password)
  return inTransaction(context.db, async (db) => {
    const user = await rows.insertUser(
      db,
      { ...input, password_hash },
      usernamesFor(input).filter((name) => !isReserved(name)),
    )
    if (!user) return invalid({ email: ['This address has an account already. Please sign in.'] })
    if (time_zone) await takeZone(db, { user_id: user.id, actor_id: user.id }, time_zone)
    await queueMail(db, welcomeLetter(user, await confirmLink(db, user, publicUrl)))
    tellSecurity('registered', user.id)
    if (!input.is_vendor) await tellMarketing(db, context, { user, event: marketing.klaviyo?.organic_event ?? organicEvent })
    return { user_id: user.id, pair: await signInUser(db, context, user) }
  })
}

async function signIn(context: RequestContext, { email, password }: LoginInput): Promise<SignedIn> {
  const { db, address, passwords } = context
  const attempt = { db, email, address }
  await countPasswordTry(attempt)
  const user = await rows.findByEmail(db, email)
  const isRight = await passwords.isRight(password, user?.password_hash)
  if (!user || !isRight) return refuseSignIn(user?.id)
  await forgetPasswordTries(attempt)
  return inTransaction(db, async (db) => {
    // A reset that came in between has ended all sessions; this one must not outlive it.
    if (!(await rows.holdPassword(db, user.id, user.password_hash))) return refuseSignIn(user.id)
    return { user_id: user.id, pair: await signInUser(db, context, user) }
  })
}

function refuseSignIn(account: number | undefined): never {
  tellSecurity('sign-in refused', account)
  invalidGrant()
}

/** A second tab that comes a moment later gets the same cookies again. */
async function refreshBrowser(context: RequestContext) {
  const token = refreshCookie(context.headers, context.publicUrl)
  const refreshed = token ? await refresh(context.db, token) : undefined
  if (!refreshed) return deadToken()
  setCookies(context, refreshed.pair)
  return shownUser(context, refreshed.user_id)
}

function deadToken(): never {
  invalidGrant('This refresh token is not valid.')
}

/** As often as somebody likes. */
async function signOut(context: RequestContext): Promise<void> {
  if (context.session) {
    await endSession(context.db, context.session.id)
    tellSecurity('signed out', context.session.user.id)
  }
  setCookies(context)
}

async function shownUser({ db, files }: RequestContext, id: number, behind?: Impersonator): Promise<{ data: User }> {
  return { data: asUser((await findUser(db, id)) ?? notFound(), files.addresses, behind) }
}

/** Each username once, says the unique key; and a zone that the database doesn't know is none. */
function refuseTaken(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code === '23505') refuseUsername()
  if (constraint === 'users_time_zone_check') invalid({ 'wedding_details.time_zone': ['Please choose one of the zones.'] })
  throw error
}

function refuseUsername(): never {
  invalid({ username: ['This name is taken. Please choose another one.'] })
}
