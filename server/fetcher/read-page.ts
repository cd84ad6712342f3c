import type { IncomingMessage } from 'node:http'
import { beginningOf, bodyOf } from './answer-body.ts'
import { decoded } from './charset.ts'
import { asRefused, FetchRefused } from './fetch-refused.ts'
import type { FetchSettings } from './fetch-settings.ts'
import { follow } from './follow.ts'
import { keys, type PageWords, wordsOf } from './page-words.ts'
import { robotsIn } from './robots.ts'

/** What a page says of itself. It is the word of strangers: text for people to read, and addresses that nobody has asked yet. */
export interface PageRead {
  /** Where it stood in the end. */
  address: string
  title: string | null
  picture: string | null
  author: string | null
  site_name: string | null
  description: string | null
  /** Whoever made it wants it pinned nowhere. */
  nopin: boolean
  /** What it asks of machines, such as `noindex`. */
  robots: string[]
}

/** Reads the page at an address that somebody typed, or tells of the picture that stands there instead. */
export async function readPage(typed: string, settings: FetchSettings, stopping?: AbortSignal): Promise<PageRead> {
  const signal = AbortSignal.any([AbortSignal.timeout(patience), ...(stopping ? [stopping] : [])])
  const { url, answer } = await follow(typed, { accept: 'text/html, application/xhtml+xml, image/*;q=0.8', signal }, settings)
  const type = answer.headers['content-type'] ?? ''
  if (/^image\/(?!svg)/i.test(type)) return pictureAlone(url, answer)
  if (!/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) {
    answer.destroy()
    throw new FetchRefused('kind')
  }
  try {
    const html = decoded(await beginningOf(bodyOf(answer, 2 * mostRead, signal), mostRead), type)
    return told(url, answer, await wordsOf(html))
  } catch (error) {
    throw asRefused(error)
  } finally {
    answer.destroy()
  }
}

const patience = 10_000

/** What pages say of themselves stands at their beginning. */
const mostRead = 524_288

function pictureAlone(url: URL, answer: IncomingMessage): PageRead {
  answer.destroy()
  return { ...nothing, address: url.href, picture: url.href, site_name: siteOf(url), robots: robotsIn(headersOf(answer)) }
}

const nothing = { title: null, picture: null, author: null, site_name: null, description: null, nopin: false }

function told(url: URL, answer: IncomingMessage, { said, robots, title, base, picture, author }: PageWords): PageRead {
  const of = (what: keyof typeof keys) => keys[what].map((key) => said.get(key)).find((text) => text?.trim()) ?? ''
  const stated = URL.parse(base, url)
  const from = stated && /^https?:$/.test(stated.protocol) ? stated : url
  const writer = [of('author'), author].map((text) => line(text, 200)).find((text) => text && !/^https?:/i.test(text))
  return {
    address: url.href,
    title: line(of('title') || title, 300),
    picture: addressIn(of('picture') || picture, from),
    author: writer ?? null,
    site_name: line(of('site_name'), 200) ?? siteOf(url),
    description: line(of('description'), 1_000),
    nopin: /\bnopin\b/i.test(of('pinning')),
    robots: robotsIn([...headersOf(answer), ...robots]),
  }
}

function headersOf({ headersDistinct }: IncomingMessage): string[] {
  return headersDistinct['x-robots-tag'] ?? []
}

/** As one line of text that fits its place, and is never half a letter. */
function line(text: string, most: number): string | null {
  const plain = text
    .slice(0, 4 * most)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\p{Bidi_Control}\uFEFF]/gu, '')
    .trim()
  return [...plain].slice(0, most).join('') || null
}

function addressIn(text: string, from: URL): string | null {
  const url = text.trim() ? URL.parse(text.trim(), from) : null
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password && url.href.length <= 2_048 ? url.href : null
}

function siteOf({ hostname }: URL): string {
  return hostname.replace(/^www\./, '')
}
