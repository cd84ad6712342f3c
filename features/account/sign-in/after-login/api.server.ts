import type { Db } from '#db/db.ts'
import { impersonationCookie, impersonationCookies } from '#server/impersonation.ts'
import { tellSecurity } from '#server/log.ts'
import { queueMail } from '#server/mail.ts'
import type { RequestContext } from '#server/policy.ts'
import { notify } from '#server/push.ts'
import {
  accessSeconds,
  endSession,
  isCookieBorne,
  isOver,
  sessionCookies,
  sessionOf,
  startSession,
  type TokenPair,
} from '#server/session.ts'
import { cookieIn } from '#web/client/consent.ts'
import { toolCookie, toolName } from '#web/map/tool-cookie.ts'
import type { Tokens } from '../contract.ts'
import { deviceName } from '../device-name.ts'
import { newDeviceLetter, newDeviceNotice } from '../mail.server.ts'
import { noteDevice } from '../rows.server.ts'
import { countEvent } from '#features/site/analytics/api.server.ts'
import { wants } from '#features/notices/choices/rows.server.ts'
import { arrive } from '#features/arrivals.server.ts'
import { afterLogin, withQuery } from './after-login.ts'

/** How every way in ends: the sign-in is noted, told, and gets its tokens. It belongs into the transaction that knows who it is. */
export async function signInUser(
  db: Db,
  context: RequestContext,
  user: { id: number; email: string; firstname: string },
): Promise<TokenPair> {
  const { headers, publicUrl } = context
  const userAgent = headers.get('user-agent') ?? ''
  const device = deviceName(userAgent)
  if (await noteDevice(db, user.id, device)) {
    await queueMail(db, newDeviceLetter(user, device, publicUrl))
    if (await wants(db, user.id, 'new_device', 'push')) await notify(db, newDeviceNotice(user, device))
  }
  await countEvent(db, context, 'LOGIN')
  tellSecurity('signed in', user.id)
  return startSession(db, user.id, userAgent)
}

/** Signs the browser in by cookies; nobody would ever end the session whose cookies these replace. */
export async function keepSignedIn(context: RequestContext, pair: TokenPair): Promise<void> {
  const { db, session, headers, publicUrl } = context
  if (session && isCookieBorne(headers, publicUrl)) await endSession(db, session.id)
  setCookies(context, pair)
}

export function tokensOf(pair: TokenPair): Tokens {
  return { token_type: 'Bearer', expires_in: accessSeconds, ...pair }
}

/** An empty pair takes the cookies away. */
export function setCookies({ headers, answerHeaders, publicUrl }: RequestContext, pair?: TokenPair): void {
  answerHeaders.delete('set-cookie')
  const ended = impersonationCookie(headers, publicUrl) === undefined ? [] : impersonationCookies(publicUrl)
  for (const cookie of [...sessionCookies(publicUrl, pair), ...ended]) answerHeaders.append('set-cookie', cookie)
}

/** The address to which every sign-in of a browser leads: it sends on by the rules, and forgets what waited for the sign-in. */
export async function signedInAnswer(db: Db, publicUrl: string, request: Request): Promise<Response> {
  const session = await sessionOf(db, request.headers, publicUrl)
  if (!session || session === isOver) return sentOn('/')
  const cookies = request.headers.get('cookie') ?? ''
  const to = afterLogin({
    user: session.user,
    at: pageBefore(request, publicUrl),
    redirect_to: new URL(request.url).searchParams.get('redirect-to') ?? undefined,
    tool: cookieIn(cookies, toolName),
    has_quiz_answers: cookieIn(cookies, 'style-quiz') !== undefined,
    opens_messages: cookieIn(cookies, messagesName) !== undefined,
  })
  const { forgotten, asks } = await arrive(db, session, request.headers, publicUrl)
  const over = [toolCookie(''), `${messagesName}=; Path=/; SameSite=Lax; Max-Age=0`, ...forgotten]
  return sentOn(asks === undefined ? to : withQuery(to, 'save', String(asks)), over)
}

const messagesName = 'open-messages-modal'

/** The page of this site on which the form stood. */
function pageBefore({ headers, url }: Request, publicUrl: string): string | undefined {
  const before = URL.parse(headers.get('referer') ?? '')
  return before && (before.origin === publicUrl || before.host === new URL(url).host) ? before.pathname : undefined
}

function sentOn(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
