import { createHash } from 'node:crypto'
import { EverybodyLeft, TooManyWait } from './one-at-a-time.ts'
import { isKnown, weightOf } from './page-cache.ts'

/** Only what is named counts: browsers that say image/* don't all know AVIF. */
export function accepts(accepted: string, type: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, weight] = weightOf(part)
    return name === type && weight > 0
  })
}

export function imageAnswer(request: Request, body: Buffer, type: string, cacheControl: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    etag,
    'cache-control': cacheControl,
    vary: 'accept',
  }
  if (isKnown(request.headers.get('if-none-match') ?? '', etag)) return new Response(null, { status: 304, headers })
  const isHead = request.method === 'HEAD'
  return new Response(isHead ? null : new Uint8Array(body), { headers: { ...headers, 'content-length': String(body.length) } })
}

/** Nobody is there to read the first; whoever gets the second comes again. */
export function refused(error: unknown): Response {
  if (error instanceof EverybodyLeft) return new Response(null, { status: 499 })
  if (!(error instanceof TooManyWait)) throw error
  return new Response(null, { status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } })
}
