import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { nobody } from '#web/offline/whose-header.ts'
import { type Page, pageAt } from '#web/map/routes.ts'
import type { PostedForm, StartContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { createKeptVisits, type KeptVisits } from './kept-visits.ts'
import { cachedAnswer, createPageCache } from './page-cache.ts'
import { compressed } from './page-compression.ts'
import { type PagePolicy, pageHeaders } from './page-policy.ts'
import { noSources, type PaymentSources } from './payments/payment-scripts.ts'
import { openBuild, openSources, type Renderer } from './page-renderer.ts'
import { openSiteFiles, type SiteReader } from './site-files.ts'
import { hearWhose, tellWhose } from './whose-answer.ts'
import { carriesSession, nobodysRequest } from './whose-request.ts'

export interface PageContext {
  /** The API, answering in this process for whoever asked for the page. */
  api: (request: Request) => Promise<Response>
  /** A form of this page that was refused. */
  form?: PostedForm
}

export interface Pages extends Pick<Renderer, 'asset' | 'close'> {
  render: (request: Request, context: PageContext) => Promise<Response>
  /** The answer to a plain visit of a page that is kept. */
  answerTo: KeptVisits['answerTo']
  /** Forgets the pages that were kept. */
  empty: () => void
}

interface Options {
  dev: boolean
  /** In development, the server that also gives out sources and hot updates. */
  server?: Server
  isSecure?: boolean
  /** Where people reach the site, whatever host a request names. */
  publicUrl?: string
  isDemo?: boolean
  /** People may sign in by Google. */
  hasGoogle?: boolean
  site?: SiteReader
  /** Who else is needed on the pages where people pay. */
  paymentSources?: PaymentSources
  /** Hears of a page that failed while it was rendered, and of an error page that did. */
  onFault?: (error: unknown, request: Request) => void
}

type Asked = Omit<StartContext, 'site'>

/** Opens the pages that were built into `root`, or in development its sources. */
export async function openPages(root: string, options: Options): Promise<Pages> {
  // React looks at this when it is first imported, and its two builds don't mix.
  process.env['NODE_ENV'] ??= options.dev ? 'development' : 'production'
  const renderer = options.dev ? await openSources(root, options.server) : await openBuild(root)
  const cache = createPageCache()
  const visits = createKeptVisits(cache.isKept)
  const reader = options.site ?? openSiteFiles()
  let shown = reader.now()

  async function renderOne(request: Request, context: Asked): Promise<Response> {
    const { isDemo = false, hasGoogle = false, publicUrl } = options
    return renderer.fetch(request, {
      context: { ...context, isDemo, hasGoogle, publicUrl, site: shown.site, api: withCookiesOf(request, context.api) },
    })
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
    const kind = kindOf(page, reader, options.paymentSources)
    const policy = { host, isSecure: Boolean(options.isSecure), isHidden: Boolean(options.isDemo), isDev: options.dev, ...kind }
    if (!isRead || isServerFunction(pathname)) {
      const headers = pageHeaders({ ...policy, scripts: { hashes: [] } })
      return new Response(null, isRead ? { status: 404, headers } : { status: 405, headers: { allow: 'GET, HEAD', ...headers } })
    }
    const hasSession = carriesSession(request.headers.get('cookie'))
    forgetIfChanged()
    if (page?.cached && !options.dev && !context.form && !hasSession && isOfCampaign(search)) {
      const kept = await cache.get(pathname, () => renderSafely(nobodysRequest(pathname), { api: context.api, hasSession }))
      if (kept) {
        const answer = cachedAnswer(request, kept, pageHeaders({ ...policy, scripts: { hashes: kept.scriptHashes } }))
        visits.note(request, kept, tellWhose(answer, nobody))
        return answer
      }
    }
    const nonce = randomBytes(16).toString('base64url')
    const { api, whose } = hearWhose(context.api, hasSession)
    const isImpersonating = actsAsAnother(request)
    const response = await renderSafely(request, { ...context, api, hasSession, isImpersonating, nonce })
    const isKept =
      (page?.layout === 'user' || page?.layout === 'vendor') && response.status === 200 && !context.form && !aboutAccount.test(pathname)
    const answer = withPolicy(response, { ...policy, scripts: { nonce } })
    return page?.scriptless ? compressed(request, answer) : tellWhose(answer, whose(), isKept)
  }

  function answerTo(visit: Parameters<KeptVisits['answerTo']>[0]) {
    forgetIfChanged()
    return visits.answerTo(visit)
  }

  return { ...renderer, render, answerTo, empty: cache.empty }
}

/** Of where a visitor came from a page shows nothing. */
function isOfCampaign(search: string): boolean {
  return search === '' || [...new URLSearchParams(search).keys()].every((name) => ofCampaigns.test(name))
}

const ofCampaigns = /^(?:utm_[a-z]+|gclid|fbclid|msclkid)$/

function kindOf(page: Page | undefined, reader: SiteReader, sources = noSources): Partial<PagePolicy> {
  return {
    isSecretLink: Boolean(page?.secret_link),
    isScriptless: Boolean(page?.scriptless),
    isFramed: Boolean(page?.framed),
    isShownHere: Boolean(page?.shown_here),
    payment: page?.payment && sources,
    scriptOrigin: scriptOriginOf(page, reader),
  }
}

/** No part of the planning, so that it is not kept for reading offline. */
const aboutAccount = /^\/(?:settings|sign-out)(?:\/|$)/

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

/** The registry's pages may load the script that the operator named for them; one gets there from the others of the couple. */
function scriptOriginOf(page: Page | undefined, reader: SiteReader): string | undefined {
  const { registry_script } = reader.now().site
  return page?.layout === 'user' && !page.payment && registry_script ? new URL(registry_script).origin : undefined
}

/** An operator's browser says so, for as long as it may act as somebody else. */
function actsAsAnother({ headers }: Request): boolean {
  return /(?:^|;\s*)(?:__Host-)?posy_impersonation=[^;]/.test(headers.get('cookie') ?? '')
}

/** A page is not copied for it; what has no body may be a redirect whose headers nobody can change. */
function withPolicy(rendered: Response, policy: PagePolicy): Response {
  const response = rendered.body ? rendered : new Response(null, rendered)
  const { headers } = response
  for (const [name, value] of Object.entries(pageHeaders(policy))) headers.set(name, value)
  headers.set('cache-control', 'private, no-store')
  if (response.status === 503) headers.set('retry-after', '2')
  const location = headers.get('location')
  if (location) headers.set('location', ownAddress(location, policy.host))
  return response
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
