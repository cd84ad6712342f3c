import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pageAt } from '#web/routes.ts'
import type { PostedForm, StartContext } from '#web/start-context.ts'
import { t } from '#web/text/text.ts'
import { cachedAnswer, createPageCache } from './page-cache.ts'
import { type PagePolicy, pageHeaders } from './page-policy.ts'
import { openSiteFiles, type SiteReader } from './site-files.ts'
import { openStaticFiles } from './static-files.ts'

export interface PageContext {
  /** The API, answering in this process for whoever asked for the page. */
  api: (request: Request) => Promise<Response>
  /** A form of this page that was refused. */
  form?: PostedForm
}

export interface Pages {
  render: (request: Request, context: PageContext) => Promise<Response>
  /** A file of the client; undefined when there is none of that name. */
  asset: (request: Request) => Promise<Response | undefined>
  /** Forgets the pages that were kept. */
  empty: () => void
  close: () => Promise<void>
}

interface Options {
  dev: boolean
  /** In development, the server that also gives out sources and hot updates. */
  server?: Server
  isSecure?: boolean
  isDemo?: boolean
  site?: SiteReader
  /** Hears of a page that failed while it was rendered, and of an error page that did. */
  onFault?: (error: unknown, request: Request) => void
}

/** What renders: the built pages, or in development their sources. */
interface Renderer extends Pick<Pages, 'asset' | 'close'> {
  fetch: (request: Request, options: { context: StartContext }) => Promise<Response>
}

/** Opens the pages that were built into `root`, or in development its sources. */
type Asked = Omit<StartContext, 'site'>

export async function openPages(root: string, options: Options): Promise<Pages> {
  // React looks at this when it is first imported, and its two builds don't mix.
  process.env['NODE_ENV'] ??= options.dev ? 'development' : 'production'
  const renderer = options.dev ? await openSources(root, options.server) : await openBuild(root)
  const cache = createPageCache()
  const reader = options.site ?? openSiteFiles()
  let shown = reader.now()

  async function renderOne(request: Request, context: Asked): Promise<Response> {
    const { isDemo = false } = options
    return renderer.fetch(request, { context: { ...context, isDemo, site: shown.site, api: withCookiesOf(request, context.api) } })
  }

  /** A page that fails is followed by its error page, and that by one in which nothing can fail. */
  async function renderSafely(request: Request, context: Asked): Promise<Response> {
    const tell = (error: unknown) => {
      if (!request.signal.aborted) options.onFault?.(error, request)
    }
    try {
      return await renderOne(request, context)
    } catch (error) {
      tell(error)
    }
    try {
      return await renderOne(request, { ...context, isBroken: true })
    } catch (error) {
      tell(error)
      return lastResort()
    }
  }

  /** What the operator says stands on every page that was kept. */
  function forgetIfChanged(): void {
    const now = reader.now()
    if (now !== shown) cache.empty()
    shown = now
  }

  async function render(request: Request, context: PageContext): Promise<Response> {
    const { pathname, search, host } = new URL(request.url)
    const page = pageAt(pathname)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const policy = { host, isSecure: Boolean(options.isSecure), isDev: options.dev, isSecretLink: Boolean(page?.secret_link) }
    if (!isRead || isServerFunction(pathname)) {
      const headers = pageHeaders({ ...policy, scripts: { hashes: [] } })
      return new Response(null, isRead ? { status: 404, headers } : { status: 405, headers: { allow: 'GET, HEAD', ...headers } })
    }
    const hasSession = carries(request, 'session|refresh')
    const isImpersonating = carries(request, 'impersonation')
    forgetIfChanged()
    if (page?.cached && !options.dev && !context.form && !hasSession && !isImpersonating && search === '') {
      const kept = await cache.get(pathname, () => renderSafely(nobodysRequest(pathname), { api: context.api, hasSession }))
      if (kept) return cachedAnswer(request, kept, pageHeaders({ ...policy, scripts: { hashes: kept.scriptHashes } }))
    }
    const nonce = randomBytes(16).toString('base64url')
    const response = await renderSafely(request, { ...context, hasSession, isImpersonating, nonce })
    return withPolicy(response, { ...policy, scripts: { nonce } })
  }

  return { ...renderer, render, empty: cache.empty }
}

/** Rendering is loaded when the first page asks for it, or a moment after the start, so that no other answer waits for it. */
const soon = 500

async function openBuild(root: string): Promise<Renderer> {
  let entry: Promise<{ default: Pick<Renderer, 'fetch'> }> | undefined
  const load = () => (entry ??= import(pathToFileURL(join(root, 'dist/server/server.js')).href))
  setTimeout(load, soon).unref()
  return {
    fetch: async (request, options) => (await load()).default.fetch(request, options),
    asset: openStaticFiles(join(root, 'dist/client')),
    close: async () => {},
  }
}

async function openSources(root: string, server: Server | undefined): Promise<Renderer> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true, ws: server ? { server } : {} } })
  if (server) letFirst(server, vite.middlewares)
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that renders pages')
  return {
    async fetch(request, options) {
      const entry = await ssr.runner.import<{ default: Pick<Renderer, 'fetch'> }>('virtual:tanstack-start-server-entry')
      return entry.default.fetch(request, options)
    },
    asset: async () => undefined,
    close: () => vite.close(),
  }
}

type Middleware = (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse, next: () => void) => void

/** Vite looks at each request before the product does, and takes its address apart; the product gets it whole again. */
function letFirst(server: Server, middleware: Middleware): void {
  const others = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage & { originalUrl?: string }, response) => {
    middleware(request, response, () => {
      request.url = request.originalUrl ?? request.url
      for (const other of others) other(request, response)
    })
  })
}

/** Calls that a page makes while it is rendered are made by its visitor, who may ask for privacy. */
function withCookiesOf(page: Request, api: PageContext['api']): PageContext['api'] {
  const kept = ['cookie', 'sec-gpc'].map((name) => [name, page.headers.get(name)] as const)
  return (request) => {
    for (const [name, value] of kept) if (value) request.headers.set(name, value)
    return api(request)
  }
}

/** Start answers these by itself, with a fault where there is no such function; this product has none. */
function isServerFunction(pathname: string): boolean {
  try {
    return decodeURI(pathname).startsWith('/_serverFn/')
  } catch {
    return false
  }
}

function carries({ headers }: Request, names: string): boolean {
  return new RegExp(`(?:^|;\\s*)(?:__Host-)?posy_(?:${names})=[^;]`).test(headers.get('cookie') ?? '')
}

/** A page for everybody is rendered for nobody: no cookie, address or host of whoever happened to ask first. */
function nobodysRequest(pathname: string): Request {
  return new Request(new URL(pathname, 'http://posy.invalid'), { headers: { accept: 'text/html' } })
}

function withPolicy(response: Response, policy: PagePolicy): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(pageHeaders(policy))) headers.set(name, value)
  headers.set('cache-control', 'private, no-store')
  if (response.status === 503) headers.set('retry-after', '2')
  const location = headers.get('location')
  if (location) headers.set('location', ownAddress(location, policy.host))
  return new Response(response.body, { status: response.status, headers })
}

/** A way within this site is told as a path: which scheme and name lead here is known to the proxy alone. */
function ownAddress(location: string, host: string): string {
  const url = URL.parse(location)
  return url?.host === host ? `/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}` : location
}

/** The page for an error in the error page; nothing in it can fail. */
function lastResort(): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${t('site.name')}</title><main><h1>${t('error.in_error_page')}</h1><p><a href="/">${t('error.go_home')}</a></p></main></html>`
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
