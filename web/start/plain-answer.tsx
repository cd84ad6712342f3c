import pages from 'virtual:plain-pages'
import { createORPCClient, ORPCError } from '@orpc/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { GuestDocument } from '../layouts/guest.tsx'
import type { PlainApi, PlainShown } from './plain-page.ts'
import { PlainRefusal } from './plain-refusal.tsx'
import type { Page } from '../map/routes.ts'
import { jsonLink } from '../client/json-link.ts'
import { keepSite } from '../site.ts'
import type { StartContext } from './start-context.ts'

/** Answers a visit of a page that is only a document: rendered here once, without a router and without a script. */
export async function plainAnswer({ path }: Page, request: Request, context: StartContext): Promise<Response> {
  keepSite(context.site)
  const asked = new URL(request.url)
  const url = new URL(`${context.publicUrl ?? asked.origin}${asked.pathname}${asked.search}`)
  const parts = url.pathname.split('/').filter(Boolean)
  const told: string[] = []
  const visit = { url, parts, api: apiOf(context, told), hasSession: context.hasSession, form: context.form, cookies: () => told }
  const shown = context.isBroken ? refused(500) : await pages[path]!(visit).catch(refusedBy)
  return shown instanceof Response ? shown : documentOf(shown, context.nonce)
}

function documentOf({ status = 200, ...shown }: PlainShown, nonce: string | undefined): Response {
  const html = `<!doctype html>${renderToStaticMarkup(<GuestDocument {...shown} nonce={nonce} />)}`
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** The calls are answered in this process; what they set in the browser is kept in mind. */
function apiOf({ api }: StartContext, told: string[]): PlainApi {
  const heard = async (request: Request) => {
    const answer = await api(request)
    told.push(...answer.headers.getSetCookie())
    return answer
  }
  const link = jsonLink({ origin: () => 'http://in-process', fetch: heard })
  return createORPCClient(link)
}

/** What the API refuses is said on the page; what is broken goes on to the error page. */
function refusedBy(error: unknown): PlainShown {
  // Whoever is not signed in learns nothing of what there is.
  if (error instanceof ORPCError && error.status === 401) return refused(404)
  if (error instanceof ORPCError && error.status < 500) return refused(error.status)
  if (error instanceof ORPCError && error.status === 503) return refused(503)
  throw error
}

function refused(status: number): PlainShown {
  return { status, title: '', css: '', content: <PlainRefusal status={status} /> }
}
