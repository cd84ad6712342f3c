import { FileRefusal } from './file-refusal.ts'

export interface Tag {
  kind: 'open' | 'close'
  /** Without the prefix of its namespace. */
  name: string
  of: (attribute: string) => string | undefined
  /** It opens and closes at once. */
  isEmpty: boolean
}

export type Token = Tag | { kind: 'text'; text: string }

const mostToken = 1_048_576

/**
 * The tags and texts of an XML file as it comes, those of each piece together: to wait for each by itself takes longer than
 * to read it. A document type, which could define words that swell, is not read at all.
 */
export async function* tokens(pieces: AsyncIterable<string>): AsyncGenerator<Token[]> {
  let rest = ''
  for await (const piece of pieces) {
    rest += piece
    const found: Token[] = []
    let at = 0
    for (;;) {
      const open = rest.indexOf('<', at)
      if (open === -1) break
      const end = endOf(rest, open)
      if (end === -1) break
      if (open > at) found.push({ kind: 'text', text: plain(rest.slice(at, open)) })
      const token = tokenOf(rest.slice(open, end))
      if (token) found.push(token)
      at = end
    }
    rest = rest.slice(at)
    if (rest.length > mostToken) throw new FileRefusal('too_large')
    yield found
  }
}

/** Where the tag that begins here ends; -1 while its end is still to come. */
function endOf(text: string, open: number): number {
  const sign = text[open + 1]
  if (sign === '?') return after(text, '?>', open + 2)
  if (sign !== '!') return after(text, '>', open + 1)
  if (text.startsWith('<!--', open)) return after(text, '-->', open + 4)
  if (text.startsWith('<![CDATA[', open)) return after(text, ']]>', open + 9)
  // Whether it is one of these two can't be told yet.
  return text.length < open + 9 ? -1 : after(text, '>', open + 1)
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at === -1 ? -1 : at + mark.length
}

function tokenOf(text: string): Token | undefined {
  const sign = text[1]
  if (sign === '?') return undefined
  if (sign !== '!') return new OneTag(text)
  if (text.startsWith('<![CDATA[')) return { kind: 'text', text: text.slice(9, -3) }
  if (text.startsWith('<!DOCTYPE')) throw new FileRefusal('broken')
  return undefined
}

/** Most tags of a sheet are asked for little or nothing, so an attribute is looked for when somebody asks. */
class OneTag implements Tag {
  readonly kind: 'open' | 'close'
  readonly name: string
  readonly isEmpty: boolean
  readonly #text: string
  readonly #from: number

  constructor(text: string) {
    this.#text = text
    this.kind = text[1] === '/' ? 'close' : 'open'
    this.isEmpty = text.endsWith('/>')
    let from = this.kind === 'close' ? 2 : 1
    let end = from
    for (; end < text.length && !isNameEnd(text.charCodeAt(end)); end++) if (text[end] === ':') from = end + 1
    this.name = text.slice(from, end)
    this.#from = end
  }

  of(attribute: string): string | undefined {
    const text = this.#text
    for (let at = this.#from; ; ) {
      const sign = text.indexOf('=', at)
      if (sign === -1) return undefined
      let open = sign + 1
      while (isBlank(text.charCodeAt(open))) open++
      const close = text.indexOf(text.charAt(open) === "'" ? "'" : '"', open + 1)
      if (close === -1) return undefined
      const name = text.slice(at, sign).trim()
      if (name === attribute || name.endsWith(`:${attribute}`)) return plain(text.slice(open + 1, close))
      at = close + 1
    }
  }
}

function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13
}

/** A blank, `/` or `>`. */
function isNameEnd(code: number): boolean {
  return code === 47 || code === 62 || isBlank(code)
}

const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function plain(xml: string): string {
  if (!xml.includes('&')) return xml
  return xml.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,10});/gi, (whole, code: string) => {
    if (!code.startsWith('#')) return named[code] ?? whole
    const point = code[1] === 'x' || code[1] === 'X' ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1))
    return point <= 0x10ffff ? String.fromCodePoint(point) : ''
  })
}
