import type { IncomingMessage, ServerResponse } from 'node:http'
import { Hono } from 'hono'
import type { Db } from '#db/db.ts'
import { openAdmission } from '#server/admission.ts'
import { createApi } from '#server/api.ts'
import { requireRows } from '#server/authz-matrix.ts'
import { avatar } from '#server/avatar.ts'
import { devMail } from '#server/dev-mail.ts'
import { errorResponse, misdirected, noted } from '#server/errors.ts'
import { formTable, policies, routes } from './put-together.ts'
import { works } from './works.ts'
import { backFromProvider } from '#features/account/providers/api.server.ts'
import { signedInAnswer } from '#features/account/sign-in/after-login/api.server.ts'
import { fileAnswer } from '#features/files/uploads/storage/api.server.ts'
import { paidAnswer } from '#features/money/courses/paid/api.server.ts'
import { broughtPicture } from '#features/overview/editor/brought-picture.server.ts'
import { movedTo } from '#features/overview/editor/redirects/api.server.ts'
import { openMachines } from '#features/magazine/machines/api.server.ts'
import { logoAnswer } from '#features/overview/look/api.server.ts'
import { watchWritten } from '#features/overview/site-files/api.server.ts'
import { createForms } from '#server/form-post.ts'
import { answerKept } from '#server/kept-visits.ts'
import type { Caller } from '#server/listen.ts'
import type { Log } from '#server/log.ts'
import { manifest } from '#server/manifest.ts'
import { openapi } from '#server/openapi.ts'
import { isForOwnHost, ownHosts } from '#server/own-host.ts'
import { apiHeaders, pageHeaders, plainHeaders } from '#server/page-policy.ts'
import { createPageVisit } from '#server/page-visit.ts'
import { openPayments, type Payments } from '#server/payments/payments.ts'
import { noPayments } from '#server/payments/payment-settings.ts'
import type { Pages } from '#server/pages.ts'
import type { Passwords } from '#server/passwords.ts'
import type { Pictures } from '#server/pictures.ts'
import { requirePolicies } from '#server/procedures.ts'
import { referencePage } from '#server/reference.ts'
import { withinLimit } from '#server/request-body.ts'
import { answerAndLog } from '#server/request-log.ts'
import type { Settings } from '#server/settings.ts'
import { type Files, folderOfItsOwn, openFiles } from '#server/files/files.ts'
import { usualLimits } from '#server/files/file-settings.ts'
import { sessionOf } from '#server/session.ts'
import { callbackPath, openProviders } from '#server/sign-in-provider.ts'
import { openSiteFiles, type SiteReader } from '#server/site-files.ts'
import { siteLogo } from '#server/site-logo.ts'
import { workHere, type Workshop } from '#server/workshop.ts'

export interface Services {
  db: Db
  /** Connections with more patience; the same where nothing is said. */
  patientDb?: Db
  /** Works where it is asked, where nothing is said. */
  workshop?: Workshop
  log: Log
  settings: Pick<Settings, 'mode' | 'public_url' | 'secret'> & Partial<Pick<Settings, 'marketing' | 'push' | 'google'>>
  /** These two are absent where only the API is needed, as in most tests. */
  pages?: Pages
  pictures?: Pictures
  /** Nothing is sold where nothing is said. */
  payments?: Payments
  /** What browsers ask of the sandbox, where one stands in the place of the providers. */
  sandbox?: (request: Request) => Promise<Response>
  /** In a folder of their own, where nothing is said. */
  files?: Files
  /** At full strength where nothing is said. */
  passwords?: Passwords
  /** What the operator says of the site; what ships where nothing is said. */
  site?: SiteReader
}

export interface App {
  fetch: (request: Request, caller: Caller) => Promise<Response>
  /** Answers by itself what looks the same to everybody and is at hand. */
  atOnce: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
}

requirePolicies(routes, policies)
requireRows(routes)

/** What watches over a process knows it by its number. */
const health = ['/healthz', '/readyz']
/** Files that are for somebody: what people brought, and what is sold. */
const kept = [
  ['/files/:id/:variant', fileAnswer],
  ['/internal/paid-documents/:file', paidAnswer],
] as const

const mostBytes = 1_048_576
const mostCounted = 65_536
/** A guest list or a budget that comes whole. */
const mostImported = 4_194_304

/** Everything that answers, in one pipeline: health, API, pictures, forms, files, pages. */
export function createApp(services: Services): App {
  const { log, db, settings, pages, pictures, patientDb = db, site = openSiteFiles(), payments = openPayments(noPayments) } = services
  const { files = openFiles({ limits: usualLimits, s3: undefined, data_folder: folderOfItsOwn(), secret: settings.secret }) } = services
  const { workshop = workHere(db, works, files.store) } = services
  const providers = openProviders(settings)
  watchWritten(site, db, settings.public_url)
  const admission = openAdmission(settings.public_url)
  const api = createApi({ ...services, patientDb, workshop, admission, site, files, routes, policies, providers, payments })
  const forms = createForms(formTable, settings.public_url, files)
  const isSecure = settings.public_url.startsWith('https:')
  const isOwnHost = ownHosts(settings)
  const headers = Object.entries(apiHeaders(isSecure))
  const always = Object.entries({ ...plainHeaders(isSecure), ...(settings.mode === 'demo' && { 'x-robots-tag': 'noindex' }) })
  const app = new Hono<{ Bindings: Caller }>()

  // No Request can be made with this method, so nothing behind here is ready for it.
  app.on('TRACE', '*', () => new Response(null, { status: 405 }))
  app.use('*', async (c, next) => (health.includes(c.req.path) || isForOwnHost(c.req.raw, isOwnHost) ? next() : misdirected()))
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.get('/readyz', async (c) => {
    await db.selectNoFrom((eb) => eb.lit(1).as('one')).execute()
    return c.json({ ok: true })
  })
  app.get('/api/v1', async (c) =>
    c.html(referencePage(await openapi()), 200, pageHeaders({ host: new URL(c.req.url).host, isSecure, scripts: { hashes: [] } })),
  )
  for (const path of ['/api/v1/*', '/api/v2/*', '/auth/session']) {
    app.use(path, async (c, next) => {
      await next()
      for (const [name, value] of headers) c.res.headers.set(name, value)
    })
  }
  app.get('/api/v1/openapi.json', async (c) => c.json(await openapi()))
  for (const path of ['/api/v1/t', '/api/v1/e', '/api/v1/be'])
    app.all(path, async (c) => api(await withinLimit(c.req.raw, mostCounted), c.env))
  for (const path of ['/api/v1/guests/import', '/api/v1/budget/import'])
    app.post(path, async (c) => api(await withinLimit(c.req.raw, mostImported), c.env))
  app.patch('/api/v1/uploads/:id', (c) => api(c.req.raw, c.env))
  app.all('/api/v1/*', async (c) => api(await withinLimit(c.req.raw, mostBytes), c.env))
  for (const path of ['/api/v2/*', '/auth/session'])
    app.all(path, async (c) => api(amongCalls(await withinLimit(c.req.raw, mostBytes)), c.env))
  if (settings.mode === 'demo') app.get('/dev/mail/:id?', (c) => devMail(db, c.req.raw))
  app.all('/sandbox/:act', (c, next) => services.sandbox?.(c.req.raw) ?? next())
  const machines = openMachines({ db, publicUrl: settings.public_url, site })
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/:part', '/feeds/:feed']) app.get(path, (c) => machines(c.req.raw))
  app.get('/manifest.webmanifest', () => manifest(site))
  app.get('/signed-in', (c) => signedInAnswer(db, settings.public_url, c.req.raw))
  app.get(callbackPath, async (c) => {
    const back = await backFromProvider(c.req.raw, { db, publicUrl: settings.public_url, providers, api: (call) => api(call, c.env) })
    return back instanceof Response ? back : refusedBack(c.req.raw, c.env, back.message)
  })
  app.get('/avatars/:avatar', (c) => avatar(c.req.raw))
  const whose = ({ headers }: Request, at: string) => admission.lookUp(headers, at, () => sessionOf(db, headers, settings.public_url))
  for (const [path, answer] of kept)
    app.get(path, ({ req: { raw }, env: { address } }) => answer(raw, { db, files, session: () => whose(raw, address) }))
  app.get('/logo/:logo', (c) => logoAnswer(c.req.path, { db, files }))
  app.get('/site/:logo', (c) => siteLogo(site, c.req.path))
  app.get('/pictures/:picture', (c) => pictureAnswer(c.req.raw, { db, files, pictures }))
  const visit = pages && createPageVisit({ db, publicUrl: settings.public_url, admission, api, forms, pages, movedTo })
  if (visit) app.all('*', (c) => visit(c.req.raw, c.env))
  app.notFound(() => Response.json({ message: 'Not found.' }, { status: 404 }))
  app.onError((error) => errorResponse(noted(error, log)))

  /** The page to which a provider sends back, saying that it led to nothing. */
  async function refusedBack(request: Request, caller: Caller, message: string): Promise<Response> {
    if (!pages) return Response.json({ message }, { status: 400 })
    const shown = await pages.render(request, { api: (call) => api(call, caller), form: { values: {}, errors: {}, message } })
    return new Response(shown.body, { status: 400, headers: shown.headers })
  }

  return {
    fetch: (request, caller) => answerAndLog(log, request, async (request) => guardedAnswer(await app.fetch(request, caller), always)),
    atOnce: (incoming, outgoing) => pages !== undefined && answerKept(log, pages.answerTo, incoming, outgoing),
  }
}

/** What an operator brought, or what is drawn. */
async function pictureAnswer(
  request: Request,
  { pictures, ...at }: { pictures: Pictures | undefined } & Parameters<typeof broughtPicture>[1],
) {
  const brought = await broughtPicture(request, at)
  return brought ?? pictures?.answer(request) ?? Response.json({ message: 'Not found.' }, { status: 404 })
}

/** What an answer says itself counts. */
function guardedAnswer(response: Response, always: readonly [string, string][]): Response {
  for (const [name, value] of always) if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}

/** What has an address of its own stands among the calls of the API all the same. */
function amongCalls(request: Request): Request {
  const url = new URL(request.url)
  url.pathname = url.pathname === '/auth/session' ? '/api/v1/auth/session' : url.pathname.replace('/api/v2/', '/api/v1/v2/')
  return new Request(url, request)
}
