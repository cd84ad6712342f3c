import { type Db, inTransaction } from '#db/db.ts'
import { invalid, invalidGrant } from '#server/errors.ts'
import { queueMail } from '#server/mail.ts'
import { hashPassword, isPassword } from '#server/passwords.ts'
import type { RequestContext } from '#server/policy.ts'
import { forUser, guarded } from '#server/procedures.ts'
import { countTry, forgetTries } from '#server/rate-limit.ts'
import {
  accessSeconds,
  addTokens,
  endSession,
  hashToken,
  type SessionUser,
  sessionCookies,
  sessionOf,
  startSession,
  type TokenPair,
} from '#server/session.ts'
import type { LoginInput, RegisterInput, Tokens, User } from './contract.ts'
import { welcomeLetter } from './mail.server.ts'
import * as rows from './rows.server.ts'

const api = guarded.auth

export const authRoutes = api.router({
  register: api.register.handler(async ({ context, input }) => {
    await countTry(context.db, `register:${context.address}`, { tries: 30, seconds: 3_600 })
    const pair = await register(context, input)
    setCookies(context, pair)
    return answerOf(pair)
  }),

  token: api.token.handler(async ({ context, input }) => {
    if (input.grant_type === 'refresh_token') return answerOf(await rotate(context.db, input.refresh_token))
    return answerOf(await signIn(context, { email: input.username, password: input.password }))
  }),

  startSession: api.startSession.handler(async ({ context, input }) => {
    const pair = await signIn(context, input)
    setCookies(context, pair)
    const signedIn = await sessionOf(context.db, new Headers({ authorization: `Bearer ${pair.access_token}` }), context.publicUrl)
    return { data: shownUser(signedIn!.user) }
  }),

  endSession: api.endSession.handler(async ({ context }) => {
    if (context.session) await endSession(context.db, context.session.id)
    setCookies(context)
  }),

  logout: forUser.auth.logout.handler(async ({ context }) => {
    await endSession(context.db, context.session.id)
    setCookies(context)
  }),
})

export const usersRoutes = guarded.users.router({
  me: forUser.users.me.handler(({ context }) => ({ data: shownUser(context.user) })),
})

async function register({ db, headers, publicUrl }: RequestContext, { password, ...input }: RegisterInput): Promise<TokenPair> {
  const password_hash = await hashPassword(password)
  return inTransaction(db, async (db) => {
    const user = await rows.insertUser(db, { ...input, password_hash })
    if (!user) return invalid({ email: ['This address has an account already. Please sign in.'] })
    await queueMail(db, welcomeLetter(user, publicUrl))
    return startSession(db, user.id, headers.get('user-agent') ?? '')
  })
}

/** Ten tries an account in a quarter of an hour, whoever makes them; a right password starts the count again. */
async function signIn({ db, headers, address }: RequestContext, { email, password }: LoginInput): Promise<TokenPair> {
  const account = `sign-in:${hashToken(email.toLowerCase()).toString('base64url')}`
  await countTry(db, `sign-in-from:${address}`, { tries: 100, seconds: 3_600 })
  await countTry(db, account, { tries: 10, seconds: 900 })
  const user = await rows.findByEmail(db, email)
  const isRight = await isPassword(password, user?.password_hash)
  if (!user || !isRight) return invalidGrant()
  await forgetTries(db, account)
  return startSession(db, user.id, headers.get('user-agent') ?? '')
}

/** A token that comes back long after it was used was stolen, from the one or the other: the whole family ends. */
async function rotate(db: Db, refresh_token: string): Promise<TokenPair> {
  const hash = hashToken(refresh_token)
  const pair = await inTransaction(db, async (db) => {
    await rows.holdSession(db, hash)
    const token = await rows.useRefreshToken(db, hash)
    if (token?.is_theft) await endSession(db, token.session_id)
    return token?.is_first_use ? addTokens(db, token.session_id, token.user_id) : undefined
  })
  return pair ?? invalidGrant('This refresh token is not valid.')
}

function setCookies({ answerHeaders, publicUrl }: RequestContext, pair?: TokenPair): void {
  for (const cookie of sessionCookies(publicUrl, pair)) answerHeaders.append('set-cookie', cookie)
}

function answerOf(pair: TokenPair): Tokens {
  return { token_type: 'Bearer', expires_in: accessSeconds, ...pair }
}

function shownUser(user: SessionUser): User {
  return { ...user, name: `${user.firstname} ${user.lastname}` }
}
