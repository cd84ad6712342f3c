import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { prepared } from '#db/prepared.ts'
import { cookie, cookieOf } from './cookies.ts'
import { findImpersonation, type Impersonator, impersonationCookie } from './impersonation.ts'

export interface SessionUser {
  id: number
  email: string
  firstname: string
  lastname: string
  is_vendor: boolean
  is_admin: boolean
  is_subscribed: boolean
  first_steps_at: string | null
  helps_since: string | null
  guestlist_setup_at: string | null
  other_firstname: string
}

export interface Session {
  /** While somebody is impersonated, that of the operator: the other has none for it. */
  id: number
  /** When its access token ends. */
  expires_at: string
  user: SessionUser
  /** Whose wedding they were accepted to plan as the partner. */
  partner_in: number | null
  /** The operator who acts as the user. */
  impersonator?: Impersonator
}

/** A session that still names an impersonation which is over: it acts for nobody until the browser knows. */
export const isOver = Symbol('the impersonation is over')

export interface TokenPair {
  access_token: string
  refresh_token: string
}

export const accessSeconds = 1_209_600
export const refreshSeconds = 2_592_000

/** Whoever holds the bearer token or the cookie of these headers. */
export async function sessionOf(db: Db, headers: Headers, publicUrl: string): Promise<Session | typeof isOver | undefined> {
  const token = tokenOf(headers, publicUrl)
  if (!token) return undefined
  const hash = hashToken(token)
  const [row] = await findSession(db, { hash })
  if (!row) return undefined
  const { session_id, expires_at, is_long_unseen, partner_in, ...user } = row
  if (is_long_unseen) await noteSeen(db, hash)
  const acting = impersonationCookie(headers, publicUrl)
  const own = { id: session_id, expires_at, user, partner_in }
  return acting === undefined ? own : impersonated(db, own, acting)
}

async function impersonated(db: Db, { id, expires_at }: Session, token: string): Promise<Session | typeof isOver> {
  const found = await findImpersonation(db, hashToken(token), id)
  if (!found) return isOver
  const { impersonation_id, ends_at, admin_id, admin_firstname, admin_lastname, partner_in, ...user } = found
  const impersonator = { id: admin_id, firstname: admin_firstname, lastname: admin_lastname, impersonation_id, ends_at }
  return { id, expires_at, user, partner_in, impersonator }
}

/** A disk that takes no more rows must not keep anybody from reading; the next call notes it. */
async function noteSeen(db: Db, hash: Buffer): Promise<void> {
  const noted = db.updateTable('tokens').where('hash', '=', hash).set({ seen_at: sql`now()` })
  await noted.execute().catch(() => {})
}

/** Starts a session, with the first tokens of its family. */
export async function startSession(db: Db, user_id: number, user_agent: string): Promise<TokenPair> {
  const session = { user_id, user_agent: user_agent.slice(0, 300) }
  const { id: session_id } = await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow()
  return addTokens(db, { session_id, user_id }, { access_token: newToken(), refresh_token: newToken() })
}

interface Family {
  session_id: number
  user_id: number
}

/** Adds a pair of tokens to the family. */
export async function addTokens(db: Db, family: Family, pair: TokenPair): Promise<TokenPair> {
  await db
    .insertInto('tokens')
    .values([
      { ...family, hash: hashToken(pair.access_token), kind: 'access', expires_at: secondsFromNow(accessSeconds) },
      { ...family, hash: hashToken(pair.refresh_token), kind: 'refresh', expires_at: secondsFromNow(refreshSeconds) },
    ])
    .execute()
  return pair
}

export async function endSession(db: Db, id: number): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

/** Ends all sessions of somebody, or all but one. */
export async function endSessions(db: Db, user_id: number, except?: number): Promise<void> {
  const ended = db.deleteFrom('sessions').where('user_id', '=', user_id)
  await (except === undefined ? ended : ended.where('id', '<>', except)).execute()
}

/** The cookies that carry a session; an empty pair takes them away. */
export function sessionCookies(publicUrl: string, pair?: TokenPair): string[] {
  return [
    cookie(publicUrl, 'posy_session', pair?.access_token, accessSeconds),
    cookie(publicUrl, 'posy_refresh', pair?.refresh_token, refreshSeconds),
  ]
}

/** True when the browser sends the session by itself, so that another site could make it do so. */
export function isCookieBorne(headers: Headers, publicUrl: string): boolean {
  return !headers.get('authorization') && Boolean(cookieOf(headers, publicUrl, 'posy_session') ?? refreshCookie(headers, publicUrl))
}

/** What a caller shows to say who they are, be it worth something or not. */
export function keyOf(headers: Headers, publicUrl: string): string | undefined {
  return tokenOf(headers, publicUrl) ?? refreshCookie(headers, publicUrl)
}

/** The refresh token that a browser sends by itself. */
export function refreshCookie(headers: Headers, publicUrl: string): string | undefined {
  return headers.get('authorization') ? undefined : cookieOf(headers, publicUrl, 'posy_refresh')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function secondsFromNow(seconds: number): string {
  return new Date(Date.now() + seconds * 1_000).toISOString()
}

interface Found extends SessionUser {
  session_id: number
  expires_at: string
  is_long_unseen: boolean
  partner_in: number | null
}

const findSession = prepared<{ hash: Buffer }, Found>(
  () => ({}),
  (db, { hash }) =>
    db
      .selectFrom('tokens')
      .innerJoin('users', 'users.id', 'tokens.user_id')
      .leftJoin('user_posses as posse', (join) =>
        join.onRef('posse.member_id', '=', 'users.id').on('posse.role', '=', 'partner').on('posse.accepted_at', 'is not', null),
      )
      .where('tokens.hash', '=', hash)
      .where('tokens.kind', '=', 'access')
      .where('tokens.expires_at', '>', sql<string>`now()`)
      .select(['tokens.session_id', 'tokens.expires_at', sql<boolean>`tokens.seen_at < now() - interval '1 hour'`.as('is_long_unseen')])
      .select(['users.id', 'users.email', 'users.firstname', 'users.lastname'])
      .select('posse.user_id as partner_in')
      .select([
        'users.is_vendor',
        'users.is_admin',
        'users.is_subscribed',
        'users.first_steps_at',
        'users.helps_since',
        'users.guestlist_setup_at',
      ])
      .select('users.other_firstname'),
)

function tokenOf(headers: Headers, publicUrl: string): string | undefined {
  const bearer = headers.get('authorization')
  return bearer ? /^Bearer (.+)$/i.exec(bearer)?.[1] : cookieOf(headers, publicUrl, 'posy_session')
}
