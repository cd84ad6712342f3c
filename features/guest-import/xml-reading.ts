import { ImportRefusal } from './import-refusal.ts'

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

/** The tags and texts of an XML file as it comes. A document type, which could define words that swell, is not read at all. */
export async function* tokens(pieces: AsyncIterable<string>): AsyncGenerator<Token> {
  let rest = ''
  for await (const piece of pieces) {
    rest += piece
    let at = 0
    for (;;) {
      const open = rest.indexOf('<', at)
      if (open === -1) break
      const end = endOf(rest, open)
      if (end === -1) break
      if (open > at) yield { kind: 'text', text: plain(rest.slice(at, open)) }
      const token = tagOf(rest.slice(open, end))
      if (token) yield token
      at = end
    }
    rest = rest.slice(at)
    if (rest.length > mostToken) throw new ImportRefusal('too_large')
  }
}

/** Where the tag that begins here ends; -1 while its end is still to come. */
function endOf(text: string, open: number): number {
  if (text.startsWith('<!--', open)) return after(text, '-->', open + 4)
  if (text.startsWith('<![CDATA[', open)) return after(text, ']]>', open + 9)
  if (text.startsWith('<?', open)) return after(text, '?>', open + 2)
  // Whether it is one of these two can't be told yet.
  if (text.length < open + 9 && text.startsWith('<!', open)) return -1
  return after(text, '>', open + 1)
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at === -1 ? -1 : at + mark.length
}

function tagOf(text: string): Token | undefined {
  if (text.startsWith('<![CDATA[')) return { kind: 'text', text: text.slice(9, -3) }
  if (text.startsWith('<!DOCTYPE')) throw new ImportRefusal('broken')
  if (text.startsWith('<!') || text.startsWith('<?')) return undefined
  const isClose = text.startsWith('</')
  const name = /^<\/?(?:[\w.-]+:)?([\w.-]+)/.exec(text)?.[1] ?? ''
  const of = (attribute: string) => {
    const found = new RegExp(`\\s(?:[\\w.-]+:)?${attribute}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(text)
    return found ? plain(found[1] ?? found[2] ?? '') : undefined
  }
  return { kind: isClose ? 'close' : 'open', name, of, isEmpty: text.endsWith('/>') }
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
