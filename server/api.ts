import type { AnyRouter } from '@orpc/server'
import type { Db } from '#db/db.ts'
import type { Admission } from './admission.ts'
import { createApiHandler } from './api-handler.ts'
import { ownChannelKeys } from './channel-auth.ts'
import { errorResponse, forbidden, noted, notFound, unsupportedType } from './errors.ts'
import { impersonationCookies } from './impersonation.ts'
import type { Caller } from './listen.ts'
import { actsAs, type Log } from './log.ts'
import type { Files } from './files/files.ts'
import { isKnown } from './page-cache.ts'
import type { Policies } from './policy.ts'
import { openPasswords, type Passwords } from './passwords.ts'
import { openPayments, type Payments } from './payments/payments.ts'
import { noPayments } from './payments/payment-settings.ts'
import { noPush } from './push-settings.ts'
import { createThrottle } from './rate-limit.ts'
import { renew } from './refresh.ts'
import { whoseAnswer } from './whose-answer.ts'
import { isForeign, isSameOrigin } from './same-origin.ts'
import { isCookieBorne, isOver, type Session, sessionCookies, sessionOf } from './session.ts'
import type { Providers } from './sign-in-provider.ts'
import { whoseHeader } from '#web/offline/whose-header.ts'
import type { Settings } from './settings.ts'
import type { SiteReader } from './site-files.ts'
import type { Workshop } from './workshop.ts'

interface ApiServices {
  db: Db
  patientDb: Db
  workshop: Workshop
  admission: Admission
  log: Log
  settings: Pick<Settings, 'public_url' | 'secret'> & Partial<Pick<Settings, 'marketing' | 'push'>>
  providers?: Providers
  payments?: Payments
  routes: AnyRouter
  policies: Policies
  passwords?: Passwords
  site: SiteReader
  files: Files
}

export type Api = (request: Request, caller: Caller) => Promise<Response>

const callsPerSecond = 50
const burstOfAccount = 250
/** Everybody at a party has one address. */
const burstOfAddress = 1_000

/** The REST API as one function, for the network and for pages that are rendered here. */
export function createApi({
  db,
  patientDb,
  workshop,
  admission,
  log,
  settings,
  site,
  files,
  routes,
  policies,
  passwords = openPasswords(),
  providers = new Map(),
  payments = unpaid,
}: ApiServices): Api {
  const handler = createApiHandler(routes, { log, admission })
  const throttle = createThrottle(callsPerSecond, burstOfAccount)
  const throttleAddress = createThrottle(callsPerSecond, burstOfAddress)
  const { marketing = {}, push = noPush, public_url: publicUrl } = settings
  const channelKeys = ownChannelKeys(settings.secret)

  return async (asked, caller) => {
    const request = asked.method === 'HEAD' ? new Request(asked.url, { headers: asked.headers }) : asked
    const answerHeaders = new Headers({ 'cache-control': 'no-store' })
    try {
      if (isWrite(request)) checkWrite(request, publicUrl)
      const session = await admission.lookUp(request.headers, caller.address, () => openSession(request.headers, answerHeaders))
      if (session) actsAs(session.user.id, session.impersonator?.id)
      if (session) throttle(`${session.user.id}`)
      else throttleAddress(caller.address)
      const { headers } = request
      if (session) answerHeaders.set(whoseHeader, whoseAnswer(session))
      const known = { headers, answerHeaders, address: caller.address, publicUrl, files, body: () => request.body, payments }
      const signedBytes = bytesIfSigned(request)
      const context = {
        db,
        patientDb,
        workshop,
        session,
        policies,
        ...known,
        signedBytes,
        channelKeys,
        passwords,
        marketing,
        push,
        site,
        providers,
      }
      const { matched, response } = await handler.handle(request, { prefix: '/api/v1', context })
      if (!matched) return notFound()
      const answer = unlessKnown(request, withHeaders(response, answerHeaders))
      return asked.method === 'HEAD' ? headOf(answer) : answer
    } catch (error) {
      return withHeaders(errorResponse(noted(error, log)), answerHeaders)
    }
  }

  /** Where an impersonation is over the call is nobody's, and the next one the operator's own. */
  async function openSession(headers: Headers, answerHeaders: Headers): Promise<Session | undefined> {
    const session = (await sessionOf(db, headers, publicUrl)) ?? (await renewedSession(headers, answerHeaders))
    if (session !== isOver) return session
    for (const cookie of impersonationCookies(publicUrl)) answerHeaders.append('set-cookie', cookie)
    return undefined
  }

  /** A browser whose access cookie is dead stays signed in while its refresh cookie lives. */
  async function renewedSession(headers: Headers, answerHeaders: Headers) {
    const pair = await renew(db, headers, publicUrl)
    if (!pair) return undefined
    for (const cookie of sessionCookies(publicUrl, pair)) answerHeaders.append('set-cookie', cookie)
    const others = headers.get('cookie') ?? ''
    return sessionOf(db, new Headers({ authorization: `Bearer ${pair.access_token}`, cookie: others }), publicUrl)
  }
}

/** Of what a provider of payments says that it signed, each byte counts. */
function bytesIfSigned(request: Request): (() => Promise<Buffer>) | undefined {
  const { headers } = request
  if (!headers.has('stripe-signature') && !headers.has('paypal-transmission-sig')) return undefined
  const copy = request.clone()
  return async () => Buffer.from(await copy.arrayBuffer())
}

const unpaid = openPayments(noPayments)

/** What is made of the body is left alone. */
function headOf(answer: Response): Response {
  void answer.body?.cancel()
  return new Response(null, answer)
}

function withHeaders(response: Response, added: Headers): Response {
  for (const [name, value] of added) response.headers.append(name, value)
  return response
}

/** Who has the very bytes already is told just that. */
function unlessKnown({ headers }: Request, response: Response): Response {
  const tag = response.headers.get('etag')
  if (response.status !== 200 || !tag || !isKnown(headers.get('if-none-match') ?? '', tag)) return response
  const kept = new Headers(response.headers)
  for (const name of ['content-type', 'content-length']) kept.delete(name)
  return new Response(null, { status: 304, headers: kept })
}

function isWrite({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
}

function checkWrite({ headers, method }: Request, publicUrl: string): void {
  if (isCookieBorne(headers, publicUrl) && !isSameOrigin(headers, publicUrl)) forbidden()
  // Without a session too: a call that starts one must not sign a visitor in as somebody else.
  if (!headers.has('authorization') && isForeign(headers, publicUrl)) forbidden()
  const type = headers.get('content-type')
  if (type && method !== 'PATCH' && !/^(application\/json|application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    unsupportedType()
}
