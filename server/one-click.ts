import { forbidden, unsupportedType } from './errors.ts'
import { readBody } from './request-body.ts'

/** So much is enough for one field in either of its two forms. */
const mostBytes = 4_096

/**
 * Whether a mail program presses "unsubscribe" for its reader (RFC 8058); anything else that comes from outside is refused. The
 * secret in the address is all the right that it has, so no session counts and no origin is asked for.
 */
export async function requireOneClick(request: Request): Promise<void> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) unsupportedType()
  const body = await readBody(request, mostBytes)
  const fields = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined)
  if (fields?.get('List-Unsubscribe') !== 'One-Click') forbidden()
}

/** Nobody reads it, and no mail program follows a redirect. */
export function oneClickAnswer(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
