import { pageAt } from '#web/routes.ts'
import type { ActionInput, EventInput, Extra } from './contract.ts'

/** An event as it is kept: whatever names a person, opens something or was not agreed to is gone. */
export interface Counted {
  kind: 'action' | 'event' | 'impression' | 'marketing'
  event: string
  extra: string
  url: string
  referer: string
  visitor_key: string | null
  fbp: string | null
  fbc: string | null
}

type Told = Omit<EventInput, 'referer'> & { referer?: string } & Pick<ActionInput, 'facebook'>

interface Circumstances {
  hasConsent: boolean
  publicUrl: string
}

export function counted(kind: Counted['kind'], told: Told, { hasConsent, publicUrl }: Circumstances): Counted {
  const { event, extra, url, referer = '', visitor_key, facebook } = told
  return {
    kind,
    event: redacted(event),
    extra: writtenExtra(extra),
    url: ownPath(url),
    referer: refererOf(referer, publicUrl),
    visitor_key: (hasConsent && visitor_key) || null,
    fbp: (hasConsent && facebook?.fbp) || null,
    fbc: (hasConsent && facebook?.fbc) || null,
  }
}

function writtenExtra(extra: Extra): string {
  return JSON.stringify(extra, (_name, value: unknown) => (typeof value === 'string' ? redacted(value) : value))
}

/** Where on this site: links that open something by themselves are named by their kind, and of the query only campaigns stay. */
function ownPath(url: string): string {
  const read = readUrl(url)
  if (!read) return ''
  const { pathname, searchParams } = read
  const page = pageAt(pathname)
  const path = page?.secret_link ? page.path : redacted(pathname)
  const kept = new URLSearchParams()
  for (const name of campaign) {
    const value = searchParams.get(name)
    if (value) kept.set(name, redacted(value).slice(0, 100))
  }
  return kept.size > 0 ? `${path}?${kept}` : path
}

const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term']

/** Of another site only which one. */
function refererOf(referer: string, publicUrl: string): string {
  const read = readUrl(referer)
  if (!read) return ''
  const isOwn = read.origin === nowhere || read.host === new URL(publicUrl).host
  return isOwn ? ownPath(referer) : read.origin
}

/** An address without a host is one of this site. */
function readUrl(url: string): URL | undefined {
  if (url === '' || !URL.canParse(url, nowhere)) return undefined
  const read = new URL(url, nowhere)
  return /^https?:$/.test(read.protocol) ? read : undefined
}

const nowhere = 'http://nowhere.invalid'

/** Takes out addresses of people and machines, and what looks like a key: long, and of capitals, small letters and digits. */
function redacted(text: string): string {
  return text.replace(addresses, '[…]').replace(words, (word) => (looksSecret(word) ? '[…]' : word))
}

const addresses = /[^\s/:;,"'<>()=&?]+(?:@|%40)[^\s/:;,"'<>()=&?]+|\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{1,4}:){3,7}[\da-f:]*/gi
const words = /[\w-]{20,}/g

function looksSecret(word: string): boolean {
  return /\d/.test(word) && /[A-Z]/.test(word) && /[a-z]/.test(word)
}
