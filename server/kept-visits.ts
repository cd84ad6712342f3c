import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'
import { type Log, loggedPath } from './log.ts'
import { type CachedPage, encodingFor } from './page-cache.ts'
import { carriesSession } from './whose-request.ts'

interface Visit {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}

interface Answer {
  page: CachedPage
  headers: OutgoingHttpHeaders
  body: Uint8Array
}

export interface KeptVisits {
  /** Remembers how a visit of a kept page was answered. */
  note: (request: Request, page: CachedPage, response: Response) => void
  /** What the same visit is answered again, as long as the page is kept. */
  answerTo: (visit: Visit) => Omit<Answer, 'page'> | undefined
}

/** The ways in which a kept page was asked for: by host, address and what the browser can unpack. */
export function createKeptVisits(isKept: (path: string, page: CachedPage) => boolean): KeptVisits {
  const answers = new Map<string, Answer>()
  return {
    note(request, page, response) {
      if (request.method !== 'GET' || response.status !== 200) return
      if (answers.size >= mostWays) answers.clear()
      const accepted = request.headers.get('accept-encoding') ?? ''
      const way = wayOf(new URL(request.url).pathname, request.headers.get('host') ?? '', accepted)
      answers.set(way, { page, headers: Object.fromEntries(response.headers), body: page.bodies[encodingFor(accepted)] })
    },
    answerTo({ method, url = '', headers }) {
      if (method !== 'GET' || headers['if-none-match'] !== undefined || carriesSession(headers.cookie)) return undefined
      const way = wayOf(url, headers.host ?? '', String(headers['accept-encoding'] ?? ''))
      const answer = answers.get(way)
      if (!answer || isKept(url, answer.page)) return answer
      answers.delete(way)
      return undefined
    },
  }
}

const mostWays = 300

function wayOf(path: string, host: string, accepted: string): string {
  return `${path} ${host} ${accepted}`
}

/** Answers such a visit without making a request of it, with its line in the log; false when there is more to it. */
export function answerKept(log: Log, answerTo: KeptVisits['answerTo'], incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const start = performance.now()
  const answer = answerTo(incoming)
  if (!answer) return false
  const id = randomUUID()
  outgoing.writeHead(200, { ...answer.headers, 'x-request-id': id }).end(answer.body)
  const ms = Math.round((performance.now() - start) * 10) / 10
  log.info({ id, method: 'GET', path: loggedPath(incoming.url ?? ''), status: 200, ms }, 'request')
  return true
}
