import { createORPCClient, ORPCError, type ClientLink } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { contract } from '#features/contract.ts'
import type { ErrorBody } from '#features/shapes.ts'
import { missingIn } from '../map/missing.ts'
import { noteAsOf } from '../offline/as-of.ts'
import { startContext } from '../start/start-context.ts'
import { unsay } from '../ui/toast.ts'
import { jsonLink, routeOf } from './json-link.ts'

interface Manner {
  /** When it fails, that is logged and no more. */
  is_quiet?: true
  /** Fields that are refused are said beside them, where no toast is seen, as in a modal dialog. */
  says_fields?: true
  /** Who asks says in words of its own whatever is refused. */
  says_all?: true
  /** It goes out although its page is being left; not for a POST. */
  outlives_page?: true
}

type Client = JsonifiedClient<ContractRouterClient<typeof contract, Manner>>

const json = jsonLink<Manner>({
  origin: () => (import.meta.env.SSR ? 'http://in-process' : location.origin),
  fetch: (request, context) => (import.meta.env.SSR ? inProcess(request) : overHttp(request, context)),
})

/** A call without what it is about would only come back as an address that nobody knows. */
const link: ClientLink<Manner> = {
  call(path, input, options) {
    const missing = missingIn(path, routeOf(path).split(' ')[1] ?? '', input)
    if (missing) return Promise.reject(new Error(missing))
    return sayOutcome(path, input, options.context, () => json.call(path, input, options))
  },
}

const client: Client = createORPCClient(link)

/** Query and mutation options of every call: `api.guests.list.queryOptions({ input })`. */
export const api = createTanstackQueryUtils(client)

/** What was refused is said in passing, and no longer once the same call goes well. */
async function sayOutcome(path: readonly string[], input: unknown, context: Manner, next: () => Promise<unknown>): Promise<unknown> {
  if (import.meta.env.SSR) return next()
  const call = [...path, (input as { id?: unknown } | undefined)?.id ?? []].flat().join(' ')
  try {
    const answer = await next()
    unsay(call)
    return answer
  } catch (error) {
    if (error instanceof Error) Object.assign(error, { call })
    if (error instanceof ORPCError && !context.says_all && !(context.says_fields && hasFields(error))) sayWhy(error, call)
    throw error
  }
}

function hasFields({ data }: ORPCError<string, unknown>): boolean {
  return Object.keys((data as Partial<ErrorBody> | undefined)?.errors ?? {}).length > 0
}

/** An answer that is not the server's own has no words for anybody. */
function sayWhy({ status, code, data }: ORPCError<string, unknown>, call: string): void {
  const body = code === 'API_ERROR' ? (data as ErrorBody) : undefined
  void import('./say-refusal.ts').then(({ sayRefusal }) => sayRefusal(status, body, call), ignored)
}

async function inProcess(request: Request): Promise<Response> {
  const context = startContext()
  if (!context) throw new Error('A page called the API outside of a request')
  return context.api(request)
}

/** A broken connection is no fault to report here: whoever waits for the answer says what could not be done. */
function ignored(): void {}

async function overHttp(request: Request, manner: Manner): Promise<Response> {
  try {
    const answer = await (request.method === 'POST' ? fetchOnce(request) : fetch(request, { keepalive: manner.outlives_page === true }))
    noteAsOf(answer)
    if (manner.is_quiet && !answer.ok && answer.status !== 401) throw new Error(String(answer.status))
    return answer
  } catch (error) {
    if (!request.signal.aborted) console.info('No answer', request.url)
    throw error
  }
}

/** A create that got no answer is sent once more under the same key, so that it happens once. */
async function fetchOnce(request: Request): Promise<Response> {
  request.headers.set('idempotency-key', newKey())
  const again = request.clone()
  try {
    return await fetch(request)
  } catch (error) {
    if (!(error instanceof TypeError) || request.signal.aborted) throw error
    await new Promise((done) => setTimeout(done, 1_000))
    return fetch(again)
  }
}

/** Works on plain http too, where crypto.randomUUID is missing. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
