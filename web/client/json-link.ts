import routes from 'virtual:contract-routes'
import { type ClientContext, type ClientLink, ORPCError } from '@orpc/client'
import type { ErrorBody } from '#features/shapes.ts'

interface Options<Context> {
  origin: () => string
  fetch: (request: Request, context: Context) => Promise<Response>
}

/** Speaks JSON with the API by each call's method and path. oRPC's own link knows streams and files as well, which weigh six kilobytes on every page. */
export function jsonLink<Context extends ClientContext>({ origin, fetch }: Options<Context>): ClientLink<Context> {
  return {
    async call(path, input, { signal, context }) {
      const [method = '', pattern = ''] = routeOf(path).split(' ')
      const rest = { ...(input as Record<string, unknown> | undefined) }
      const address = pattern.replaceAll(/\{\+?(\w+)\}/g, (_, name: string) => {
        const { [name]: part } = rest
        delete rest[name]
        return encodeURIComponent(String(part))
      })
      const url = new URL(`${origin()}/api/v1${address}`)
      if (method === 'GET') ask(url.searchParams, rest)
      const hasBody = method !== 'GET' && input !== undefined && (address === pattern || Object.keys(rest).length > 0)
      const request = new Request(url, {
        method,
        ...(signal && { signal }),
        ...(hasBody && { body: JSON.stringify(rest), headers: { 'content-type': 'application/json' } }),
      })
      return read(await fetch(request, context))
    },
  }
}

/** `GET /guests/{id}` for `guests.get`. */
export function routeOf([group = '', name = '']: readonly string[]): string {
  const route = routes[group]?.[name]
  if (!route) throw new Error(`There is no call ${group}.${name}`)
  return route
}

/** `a=1&b[0]=2&c[d]=3`; what is not given is not asked. */
function ask(params: URLSearchParams, input: object, inside = ''): void {
  for (const [name, value] of Object.entries(input)) {
    const key = inside ? `${inside}[${name}]` : name
    if (typeof value === 'object' && value !== null) ask(params, value, key)
    else if (value !== undefined && value !== null) params.append(key, String(value))
  }
}

async function read(response: Response): Promise<unknown> {
  const body = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  const said: unknown = body === '' ? undefined : isJson ? JSON.parse(body) : body
  if (response.ok) return said
  const data = said as ErrorBody | undefined
  if (data?.message) throw new ORPCError('API_ERROR', { status: response.status, message: data.message, data })
  throw new ORPCError('NOT_OUR_ANSWER', { status: response.status })
}
