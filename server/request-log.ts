import { randomUUID } from 'node:crypto'
import { type Log, loggedPath } from './log.ts'

/** Gives the request an id that its answer and its line in the log carry, and writes that line. */
export async function answerAndLog(
  log: Log,
  request: Request,
  answer: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  const start = performance.now()
  const id = randomUUID()
  const response = await answer(request)
  response.headers.set('x-request-id', id)
  const ms = Math.round((performance.now() - start) * 10) / 10
  const path = loggedPath(pathOf(request.url))
  log.info({ id, method: request.method, path, status: response.status, ms }, 'request')
  return response
}

function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const end = url.indexOf('?', start)
  return start < 0 ? '/' : url.slice(start, end < 0 ? undefined : end)
}
