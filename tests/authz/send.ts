import { unzip } from '#tests/workbook.ts'
import type { Cell } from './cells.ts'
import { filled, nothingOf, type Objects } from './objects.ts'

/** A request as it goes out. */
export interface Sent {
  method: string
  path: string
  query: string
  headers: Record<string, string>
  body: string | undefined
}

export interface Answer {
  status: number
  headers: string
  text: string
}

/** The call of the case, by the role, on things of its own or on what was never there. */
export function requestOf({ n, role, method, path, recipe, objects }: Cell, things: Objects = objects): Sent {
  const { body, query = '', by, headers } = recipe
  const names = { ...things, ...(filled(recipe.path ?? {}, things) as Objects) }
  const session: Record<string, string> = by === 'cookie' ? { cookie: `posy_session=access-${n}` } : { authorization: `Bearer access-${n}` }
  return {
    method,
    path: String(filled(path, names)),
    query: String(filled(query, things)),
    headers: {
      'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(role !== 'visitor' && session),
      ...(filled(headers ?? {}, things) as Record<string, string>),
    },
    body: body === undefined ? undefined : JSON.stringify(filled(body, things)),
  }
}

export async function send(origin: string, { method, path, query, headers, body }: Sent): Promise<Answer> {
  const response = await fetch(`${origin}${path}${query && `?${query}`}`, { method, headers, body: body ?? null, redirect: 'manual' })
  const bytes = Buffer.from(await response.arrayBuffer())
  const isWorkbook = response.headers.get('content-type')?.includes('spreadsheet') && bytes.length > 0
  const text = isWorkbook ? [...unzip(bytes).values()].join('\n') : bytes.toString()
  return { status: response.status, headers: JSON.stringify([...response.headers]), text }
}

interface Variant {
  name: string
  sent: Sent
  /** Another address may be nobody's, which tells nobody anything. */
  mayBeNowhere?: true
  isHead?: true
}

/** The same call said in other ways, none of which may get another answer. */
export function variantsOf(cell: Cell, sent: Sent): Variant[] {
  const { method, path, headers } = sent
  const isRead = method === 'GET'
  const overridden = { ...headers, 'x-http-method-override': isRead ? 'DELETE' : 'GET' }
  const head: Variant = { name: 'by HEAD and X-HTTP-Method-Override', sent: { ...sent, method: 'HEAD', headers: overridden }, isHead: true }
  if (!/^40[1-4]$/.test(cell.expected)) return isRead ? [head] : ofNothing(cell, sent)
  const isByBody = cell.recipe.isDecidedByBody && cell.expected !== '401'
  const withBody = { ...overridden, 'content-type': 'application/json' }
  const otherBodies: Variant[] = [
    { name: 'with an empty body', sent: { ...sent, headers: withBody, body: '' } },
    { name: 'with a malformed body and X-HTTP-Method-Override', sent: { ...sent, headers: withBody, body: '{"firstname": ' } },
  ]
  const sameBody: Variant = { name: 'with X-HTTP-Method-Override', sent: { ...sent, headers: overridden } }
  return [
    ...(isRead ? [head] : isByBody ? [sameBody] : otherBodies),
    { name: 'with a slash at the end', sent: { ...sent, path: `${path}/` }, mayBeNowhere: true },
    { name: 'in upper case', sent: { ...sent, path: path.toUpperCase() }, mayBeNowhere: true },
    ...ofNothing(cell, sent),
  ]
}

/** What somebody may not know of is answered like what was never there. */
function ofNothing(cell: Cell, sent: Sent): Variant[] {
  if (!cell.concernsA || !/^4(04|22)$/.test(cell.expected)) return []
  const nothing = requestOf(cell, nothingOf(cell.objects))
  // Who gets a 422 sees what the address names.
  const other = cell.expected === '404' ? nothing : { ...sent, body: nothing.body }
  const isSame = other.path === sent.path && other.query === sent.query && other.body === sent.body
  return isSame ? [] : [{ name: 'for what was never there', sent: other }]
}
