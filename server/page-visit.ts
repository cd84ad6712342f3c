import type { Db } from '#db/db.ts'
import { pageAt } from '#web/map/routes.ts'
import type { Admission } from './admission.ts'
import type { Api } from './api.ts'
import type { Forms } from './form-post.ts'
import { impersonationCookie, impersonationCookies } from './impersonation.ts'
import type { Caller } from './listen.ts'
import type { Pages } from './pages.ts'
import { renew, settingCookies, withCookies } from './refresh.ts'
import { isOver, refreshCookie, sessionOf, type TokenPair } from './session.ts'

interface Visits {
  db: Db
  publicUrl: string
  admission: Admission
  api: Api
  forms: Forms
  pages: Pages
  /** Where an address leads at which there is nothing. */
  movedTo: (db: Db, pathname: string) => Promise<{ to: string; is_for_good: boolean } | undefined>
}

/** Answers who asks for a page: with a file of the client, by what they posted, or with the page. */
export function createPageVisit({ db, publicUrl, admission, api, forms, pages, movedTo }: Visits): Api {
  /** Before anything of the page is made: all of its calls are then made by one live session. */
  async function renewed({ headers }: Request): Promise<TokenPair | typeof isOver | undefined> {
    if (!refreshCookie(headers, publicUrl) && !impersonationCookie(headers, publicUrl)) return undefined
    const session = await sessionOf(db, headers, publicUrl)
    return session === undefined ? renew(db, headers, publicUrl) : session === isOver ? isOver : undefined
  }

  /** A page that is there is never stood before. */
  async function orMoved({ url }: Request, response: Response): Promise<Response> {
    const moved = response.status === 404 || response.status === 410 ? await movedTo(db, new URL(url).pathname) : undefined
    if (moved === undefined) return response
    const headers = new Headers(response.headers)
    for (const name of ['content-length', 'content-type', 'content-encoding']) headers.delete(name)
    await response.body?.cancel()
    headers.set('location', moved.to)
    return new Response(null, { status: moved.is_for_good ? 301 : 302, headers })
  }

  return async (asked: Request, caller: Caller) => {
    const request = pageAt(new URL(asked.url).pathname)?.framed ? nobodysVisit(asked) : asked
    const ask = (call: Request) => api(call, caller)
    const render: Pages['render'] = (page, shown) => admission.page(page.headers, caller.address, () => pages.render(page, shown))
    const file = await pages.asset(request)
    if (file) return file
    const pair = await admission.lookUp(request.headers, caller.address, () => renewed(request))
    if (pair === isOver) return asOneself(request, publicUrl)
    const visit = pair ? withCookies(request, publicUrl, pair) : request
    const form = await forms.handle(visit, { api: ask, render: (request, form) => render(request, { api: ask, form }) })
    const response = form ?? (await orMoved(request, await render(visit, { api: ask })))
    return pair ? settingCookies(response, publicUrl, pair) : response
  }
}

/** What other sites may show within theirs knows nothing of who looks at it. */
function nobodysVisit(request: Request): Request {
  const visit = new Request(request.url, request)
  for (const name of ['cookie', 'authorization']) visit.headers.delete(name)
  return visit
}

/** The same page again, for the operator whose impersonation is over. */
function asOneself({ url }: Request, publicUrl: string): Response {
  const { pathname, search } = new URL(url)
  const headers = new Headers({ location: `/${pathname.replace(/^\/+/, '')}${search}`, 'cache-control': 'no-store' })
  for (const cookie of impersonationCookies(publicUrl)) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
