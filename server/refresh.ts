import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, inTransaction } from '#db/db.ts'
import { tellSecurity } from './log.ts'
import { addTokens, endSession, hashToken, refreshCookie, sessionCookies, type TokenPair } from './session.ts'

interface Refreshed {
  user_id: number
  pair: TokenPair
  /** False for a second tab that came a moment later with the same token. */
  is_first: boolean
}

/**
 * Trades a refresh token for its successors, once; the same ones again within ten seconds.
 * A token that comes back later was stolen, from the one or the other: the whole family ends.
 */
export function refresh(db: Db, refresh_token: string): Promise<Refreshed | undefined> {
  const hash = hashToken(refresh_token)
  return inTransaction(db, async (db) => {
    if (!(await holdSession(db, hash))) return undefined
    const token = await useToken(db, hash)
    if (!token) return undefined
    if (token.is_theft) {
      tellSecurity('stolen session ended', token.user_id)
      return void (await endSession(db, token.session_id))
    }
    const pair = successorsOf(refresh_token, token.successor_salt)
    const { session_id, user_id, is_first } = token
    return { user_id, pair: is_first ? await addTokens(db, { session_id, user_id }, pair) : pair, is_first }
  })
}

/** New tokens for a browser whose access cookie is dead and whose refresh cookie is not. */
export async function renew(db: Db, headers: Headers, publicUrl: string): Promise<TokenPair | undefined> {
  const token = refreshCookie(headers, publicUrl)
  return token ? (await refresh(db, token))?.pair : undefined
}

/** The request as the browser will send it with its new cookies. */
export function withCookies(asked: Request, publicUrl: string, pair: TokenPair): Request {
  const request = new Request(asked.url, asked)
  const renewed = sessionCookies(publicUrl, pair).map((cookie) => cookie.split(';')[0] ?? '')
  const names = renewed.map((cookie) => cookie.slice(0, cookie.indexOf('=') + 1))
  const others = (asked.headers.get('cookie') ?? '').split(/;\s*/).filter((cookie) => !names.some((name) => cookie.startsWith(name)))
  request.headers.set('cookie', [...renewed, ...others].join('; '))
  return request
}

/** The answer with the new cookies before those that it sets by itself, which count. */
export function settingCookies(response: Response, publicUrl: string, pair: TokenPair): Response {
  const own = response.headers.getSetCookie()
  response.headers.delete('set-cookie')
  for (const cookie of [...sessionCookies(publicUrl, pair), ...own]) response.headers.append('set-cookie', cookie)
  return response
}

/** Before its tokens, in the order in which a sign-out takes them, so that the two wait for each other and never deadlock. */
async function holdSession(db: Db, hash: Buffer): Promise<boolean> {
  const session = db.selectFrom('tokens').where('hash', '=', hash).select('session_id')
  const held = await db
    .selectFrom('sessions')
    .where('id', '=', session)
    .where('created_at', '>', sql<string>`now() - ${longestSession}::interval`)
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  return held !== undefined
}

/** However often it is renewed: then whoever is there proves once more who they are. */
const longestSession = '365 days'

interface UsedToken {
  session_id: number
  user_id: number
  successor_salt: Buffer
  is_first: boolean
  is_theft: boolean
}

/** Marks a refresh token used, once; of a used one it tells how long ago that was. */
function useToken(db: Db, hash: Buffer): Promise<UsedToken | undefined> {
  const salt = randomBytes(32)
  return db
    .with('known', (db) =>
      db
        .selectFrom('tokens')
        .where('hash', '=', hash)
        .where('kind', '=', 'refresh')
        .where('expires_at', '>', sql<string>`now()`)
        .select(['hash', 'session_id', 'user_id', 'used_at', 'successor_salt'])
        .forUpdate(),
    )
    .with('used', (db) =>
      db
        .updateTable('tokens')
        .from('known')
        .whereRef('tokens.hash', '=', 'known.hash')
        .where('known.used_at', 'is', null)
        .set({ used_at: sql`now()`, seen_at: sql`now()`, successor_salt: salt })
        .returning('tokens.hash'),
    )
    .selectFrom('known')
    .select(['session_id', 'user_id'])
    .select([
      sql<Buffer>`coalesce(successor_salt, ${salt})`.as('successor_salt'),
      sql<boolean>`used_at is null`.as('is_first'),
      sql<boolean>`coalesce(used_at < now() - interval '10 seconds', false)`.as('is_theft'),
    ])
    .executeTakeFirst()
}

/** 256 bits each, as every token has. */
function successorsOf(refresh_token: string, salt: Buffer): TokenPair {
  const successor = (kind: string) => createHmac('sha256', salt).update(`${kind} after ${refresh_token}`).digest('base64url')
  return { access_token: successor('access'), refresh_token: successor('refresh') }
}
