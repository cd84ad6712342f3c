import { pageAt, pages } from '#web/map/routes.ts'
import type { ActionInput, EventInput, Extra } from './contract.ts'

/** An event as it is kept: whatever names a person, opens something or was not agreed to is gone. */
export interface Counted {
  event: string
  extra: string
  url: string
  referer: string
  visitor_key: string | null
}

/** The cookies of Facebook, as far as they were agreed to. */
export interface Facebook {
  fbp: string | null
  fbc: string | null
}

interface Circumstances {
  hasConsent: boolean
  publicUrl: string
}

export function counted(event: EventInput, around: Circumstances): Counted {
  return countedBy(event, around, refererOf(event.referer, around.publicUrl))
}

/** What comes together was done on one page, so that where its visitor came from is read once. */
export function countedTogether(events: readonly EventInput[], around: Circumstances): Counted[] {
  const read = new Map<string, string>()
  return events.map((event) => {
    const known = read.get(event.referer) ?? refererOf(event.referer, around.publicUrl)
    read.set(event.referer, known)
    return countedBy(event, around, known)
  })
}

export function countedFacebook({ facebook }: ActionInput, { hasConsent }: Circumstances): Facebook {
  return { fbp: (hasConsent && facebook?.fbp) || null, fbc: (hasConsent && facebook?.fbc) || null }
}

function countedBy({ event, extra, url, visitor_key }: EventInput, { hasConsent }: Circumstances, referer: string): Counted {
  return {
    event: redacted(event),
    extra: writtenExtra(extra),
    url: ownPath(url),
    referer,
    visitor_key: (hasConsent && visitor_key) || null,
  }
}

function writtenExtra(extra: Extra): string {
  const plain = JSON.stringify(extra)
  if (!isDoubtful(plain)) return plain
  return JSON.stringify(extra, (_name, value: unknown) => (typeof value === 'string' ? redacted(value) : value))
}

/** Most texts are words; only the others are looked at closely. */
function isDoubtful(text: string): boolean {
  if (!/[@%.:A-Z]/.test(text)) return false
  return /[@%]|\d\.\d|[\da-fA-F]:[\da-fA-F]/.test(text) || (text.length >= 20 && looksSecret(text))
}

/** Where on this site: links that open something by themselves are named by their kind, and of the query only campaigns stay. */
function ownPath(url: string): string {
  const [, plain] = plainUrl.exec(url) ?? []
  if (plain) return shownPath(plain)
  const read = readUrl(url)
  return read ? shownUrl(read) : ''
}

/** What most addresses are: plain words, which mean themselves. */
const plainUrl = /^(?:https?:\/\/[a-z]+(?:[.-][a-z]+)*)?((?:\/[\w-]+)+)$/

function shownPath(path: string): string {
  const isSecret = secretStarts.some((start) => path.startsWith(start))
  return (isSecret && pageAt(path)?.path) || redacted(path)
}

function shownUrl({ pathname, search }: URL): string {
  const path = shownPath(pathname)
  if (search === '') return path
  const searchParams = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of campaign) {
    const value = searchParams.get(name)
    if (value) kept.set(name, redacted(value).slice(0, 100))
  }
  return kept.size > 0 ? `${path}?${kept}` : path
}

const secretStarts = pages.filter(({ secret_link }) => secret_link).map(({ path }) => path.slice(0, path.search(/[{$]/)))

const campaign = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term']

/** Of another site only which one. */
function refererOf(referer: string, publicUrl: string): string {
  const read = readUrl(referer)
  if (!read) return ''
  const isOwn = read.origin === nowhere || read.origin === publicUrl
  return isOwn ? shownUrl(read) : read.origin
}

/** An address without a host is one of this site. */
function readUrl(url: string): URL | undefined {
  const read = url === '' ? null : URL.parse(url, nowhere)
  return read && /^https?:$/.test(read.protocol) ? read : undefined
}

const nowhere = 'http://nowhere.invalid'

/** Takes out addresses of people and machines, and what looks like a key: long, and of capitals, small letters and digits. */
function redacted(text: string): string {
  if (!isDoubtful(text)) return text
  const named = text.replace(runs, (run) => (ofPeople.test(run) ? '[…]' : run))
  return named.replace(ofMachines, '[…]').replace(words, (word) => (looksSecret(word) ? '[…]' : word))
}

/** Cut first and then looked at: a pattern of both would begin anew at every letter of a long run. */
const runs = /[^\s/:;,"'<>()=&?]+/g
const ofPeople = /.(?:@|%40)./
const ofMachines = /\b\d{1,3}(?:\.\d{1,3}){3}\b|\b(?:[\da-f]{1,4}:){3,7}[\da-f:]*/gi
const words = /[\w-]{20,}/g

function looksSecret(word: string): boolean {
  return /[A-Z]/.test(word) && /\d/.test(word) && /[a-z]/.test(word)
}
