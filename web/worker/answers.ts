import { asOfAttribute, asOfHeader, whoseHeader } from '../offline/whose-header.ts'
import { forgetAll, forgetUnsent, keptAnswer, note, roundNow } from './kept.ts'
import { offlinePage } from './offline-page.ts'
import type { Asked } from './scope.ts'
import { shellFile } from './shell.ts'

/** Undefined for what the browser does as well by itself. */
export function answerTo(event: Asked): Promise<Response> | undefined {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return undefined
  if (request.mode === 'navigate') return page(event)
  if (calls.test(pathname)) return call(event)
  if (request.method === 'GET' && (pathname.startsWith('/assets/') || POSY_SHELL.includes(pathname))) return shellFile(request)
  return undefined
}

/** All but what only counts, and passes to the line for live updates. */
const calls = /^\/(?:auth\/session|api\/v1\/(?!(?:t|e|be|i|broadcasting\/auth)$).+)$/

/** After these nobody is signed in here. */
const ends = /^(?:POST \/sign-out|POST .*\/auth\/logout|DELETE .*\/(?:auth\/session|users\/me))$/

/** Always the server's own while there is a line to it: no page is ever older than it needs to be. */
async function page(event: Asked): Promise<Response> {
  const { request } = event
  const isRead = request.method === 'GET'
  if (isEnd(request)) await Promise.all([forgetAll(), forgetUnsent()])
  const asked = roundNow()
  try {
    const answer = (isRead && (await event.preloadResponse)) || (await fetch(request))
    if (isRead) noteLater(event, answer, asked)
    return answer
  } catch {
    const kept = isRead ? await keptAnswer(request.url) : undefined
    return kept ? marked(kept) : offlinePage({ isRead })
  }
}

async function call(event: Asked): Promise<Response> {
  const { request } = event
  const isRead = request.method === 'GET'
  const asked = roundNow()
  try {
    const answer = await fetch(request)
    if (isEnd(request)) await forgetUnsent()
    if (answer.status === 401 || isEnd(request)) await forgetAll()
    else if (isRead && answer.headers.get('content-type')?.includes('json')) noteLater(event, answer, asked)
    return answer
  } catch (error) {
    const kept = isRead ? await keptAnswer(request.url) : undefined
    if (kept) return kept
    throw error
  }
}

function isEnd({ method, url }: Request): boolean {
  return ends.test(`${method} ${new URL(url).pathname}`)
}

/** Only what is to be kept is read twice. */
function noteLater(event: Asked, answer: Response, asked: number): void {
  const isKept = answer.headers.get(whoseHeader)?.endsWith(' keep')
  event.waitUntil(note(event.request.url, isKept ? answer.clone() : answer, asked))
}

/** The page says of itself when it was made. */
async function marked(kept: Response): Promise<Response> {
  const html = await kept.text()
  const asOf = kept.headers.get(asOfHeader) ?? ''
  return new Response(html.replace('<html ', `<html ${asOfAttribute}="${asOf}" `), { headers: kept.headers })
}
