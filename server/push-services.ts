/** What browsers give as the endpoint of a subscription; nothing else is ever called, so no caller can aim us at a place of their own. */
export function isPushService(endpoint: string, further: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return false
  if (isFurther(endpoint, further)) return true
  return url.protocol === 'https:' && url.port === '' && hosts.some((host) => isAt(url.hostname, host))
}

/** One that the operator named, which may stand in a network of theirs. */
export function isFurther(endpoint: string, further: readonly string[]): boolean {
  return further.includes(URL.parse(endpoint)?.origin ?? '')
}

/** Those of Chrome and its kin, of Firefox, of Safari and of Edge. */
const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

function isAt(hostname: string, host: string): boolean {
  return host.startsWith('.') ? hostname.endsWith(host) : hostname === host
}
