import type { Operation } from './operations.ts'
import type { Twist } from './twists.ts'
import type { Draft } from './valid-inputs.ts'

export interface Call {
  method: string
  /** Path and query, below the address of the API. */
  path: string
  headers: Record<string, string>
  body?: string
}

/** A call as it goes over the network. */
export function writtenCall({ method, path }: Operation, draft: Draft, { write, headers = {} }: Partial<Twist> = {}): Call {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => inAddress(draft.address[name]))
  const query = Object.entries(draft.query).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((one) => `${inAddress(name)}[]=${inAddress(one)}`) : `${inAddress(name)}=${inAddress(value)}`,
  )
  const json = draft.body === undefined ? undefined : JSON.stringify(draft.body)
  const body = json !== undefined && write ? write(json) : json
  return {
    method,
    path: query.length > 0 ? `${address}?${query.join('&')}` : address,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
  }
}

/** Half a pair has no UTF-8; what other programs write in its place goes out as it is. */
function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text
    .split(/(\p{Surrogate})/u)
    .map((part) => (/^\p{Surrogate}$/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('')
}
