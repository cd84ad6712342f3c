import { randomUUID } from 'node:crypto'
import { type Log, loggedPath, underId } from './log.ts'

type Answer = (request: Request) => Response | Promise<Response>

/** Gives the request an id, which its answer and all its lines in the log carry, and writes the line that sums it up. */
export function answerAndLog(log: Log, request: Request, answer: Answer): Promise<Response> {
  const id = randomUUID()
  return underId(log, id, async () => {
    const start = performance.now()
    const response = await answer(request)
    response.headers.set('x-request-id', id)
    const ms = Math.round((performance.now() - start) * 10) / 10
    log.info({ method: request.method, path: loggedPath(pathOf(request.url)), status: response.status, ms }, 'request')
    return response
  })
}

function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const end = url.indexOf('?', start)
  return start < 0 ? '/' : url.slice(start, end < 0 ? undefined : end)
}
