import { isLoopback } from './own-host.ts'

/** True when the request was made by a page of this site: browsers say so, and other sites can't claim it. */
export function isSameOrigin(headers: Headers, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && (origin === publicUrl || isHere(origin, headers.get('host')))
}

/** True when a browser says that another site's page made the request; programs say nothing. */
export function isForeign(headers: Headers, publicUrl: string): boolean {
  return (headers.has('sec-fetch-site') || headers.has('origin')) && !isSameOrigin(headers, publicUrl)
}

/** On the machine itself no proxy stands between, so that page and request have one host; elsewhere the host alone doesn't tell the scheme. */
function isHere(origin: string, host: string | null): boolean {
  return host !== null && origin === `http://${host}` && isLoopback(host.replace(/:\d+$/, ''))
}
