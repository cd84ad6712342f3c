import { FetchRefused } from './fetch-refused.ts'

/** What somebody typed or pasted, or where a page sends us on, as an address that may be asked; what stands there is for the connection to judge. */
export function typedAddress(text: string, further: readonly string[]): URL {
  const url = text.length <= longest ? parsed(text.trim()) : null
  if (!url || !isWeb(url, further)) throw new FetchRefused('address')
  url.hash = ''
  return url
}

export function portOf(url: URL): number {
  return Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
}

const longest = 2_048

/** People leave `https://` out. */
function parsed(text: string): URL | null {
  return URL.parse(text) ?? (/^[^/?#\s:@]+\.[^/?#\s:@]+/.test(text) ? URL.parse(`https://${text}`) : null)
}

function isWeb(url: URL, further: readonly string[]): boolean {
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || !url.hostname) return false
  const port = portOf(url)
  return port === 80 || port === 443 || further.some((place) => place.endsWith(`:${port}`))
}
