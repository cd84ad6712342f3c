import { setImmediate } from 'node:timers/promises'
import { authorIn } from './linked-data.ts'

/** What a page says of itself, by the names it says it under. */
export interface PageWords {
  /** The first of each name of a `<meta>`, in small letters. */
  said: Map<string, string>
  /** Every rule for machines that it holds. */
  robots: string[]
  title: string
  base: string
  picture: string
  author: string
}

/**
 * Reads a page piece by piece, and others are served between the pieces. Elements that are never closed would take a time that grows
 * with their square, so deep pages are read only so far.
 */
export async function wordsOf(html: string): Promise<PageWords> {
  const { Parser } = await import('htmlparser2')
  const page = noting()
  let depth = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1
      page.open(name, attributes)
      if (depth > deepest) parser.pause()
    },
    ontext: page.text,
    onclosetag(name) {
      depth -= 1
      page.close(name)
    },
  })
  for (let place = 0; place < html.length && depth <= deepest; place += piece) {
    parser.write(html.slice(place, place + piece))
    await setImmediate()
  }
  if (depth <= deepest) parser.end()
  return page.words
}

const deepest = 500
const piece = 32_768
const mostText = 65_536

function noting() {
  const words: PageWords = { said: new Map(), robots: [], title: '', base: '', picture: '', author: '' }
  let inside: 'title' | 'data' | undefined
  let heard = ''

  function open(name: string, { name: key, property, itemprop, content, href, rel, type }: Record<string, string>): void {
    inside = name === 'title' && !words.title ? 'title' : isData(name, type) ? 'data' : undefined
    heard = ''
    if (name === 'base') words.base ||= href ?? ''
    if (name === 'link' && /(?:^|\s)image_src(?:\s|$)/i.test(rel ?? '')) words.picture ||= href ?? ''
    if (name === 'meta' && content) note((property ?? key ?? itemprop ?? '').trim().toLowerCase(), content)
  }

  function note(key: string, content: string): void {
    if (key === 'robots' || key === 'posyreader') words.robots.push(content)
    else if (wanted.has(key) && !words.said.has(key)) words.said.set(key, content)
  }

  function text(part: string): void {
    if (inside && heard.length < mostText) heard += part
  }

  function close(name: string): void {
    if (inside === 'title' && name === 'title') words.title = heard
    if (inside === 'data' && name === 'script') words.author ||= authorIn(heard)
    inside = undefined
  }

  return { words, open, text, close }
}

function isData(name: string, type = ''): boolean {
  return name === 'script' && type.trim().toLowerCase() === 'application/ld+json'
}

/** By what they are wanted for, the best first. */
export const keys = {
  title: ['og:title', 'twitter:title', 'dc.title'],
  picture: ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src', 'image'],
  author: ['author', 'article:author', 'parsely-author', 'dc.creator', 'twitter:creator'],
  site_name: ['og:site_name', 'application-name'],
  description: ['og:description', 'description', 'twitter:description', 'dc.description'],
  pinning: ['pinterest'],
} as const

const wanted = new Set<string>(Object.values(keys).flat())
