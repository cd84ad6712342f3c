import type { Node, RenderableTreeNode, ValidateError } from '@markdoc/markdoc'
import { blocks, config, filmHouses } from './blocks.ts'
import type { Fault, Named } from './fault.ts'

/** A text as it is kept: the tree that a page renders, what it says without marks, and what it names. */
export interface ReadText {
  faults: Fault[]
  tree: RenderableTreeNode
  plain: string
  named: Named[]
}

/** Reads Markdown with blocks. The parser is loaded at the first text, and is nothing a page ever loads. */
export async function readText(markdown: string, firstLine = 1): Promise<ReadText> {
  const [tooMuch] = tooMuchIn(markdown)
  if (tooMuch) return { faults: [{ line: firstLine, says: tooMuch }], tree: null, plain: '', named: [] }
  const { default: Markdoc } = await import('@markdoc/markdoc')
  const ast = Markdoc.parse(markdown)
  const lineOf = (node: { lines: number[] }) => (node.lines[0] ?? 0) + firstLine
  const faults = Markdoc.validate(ast, config).flatMap((error) => told(error, lineOf(error)))
  const nodes = [...ast.walk()]
  for (const node of nodes) faults.push(...wrongIn(node).map((says) => ({ line: lineOf(node), says })))
  return {
    faults,
    tree: faults.length ? null : Markdoc.transform(ast, config),
    plain: plainOf(nodes),
    named: nodes.flatMap((node) => namedIn(node).map((thing) => ({ ...thing, line: lineOf(node) }))),
  }
}

/** The parser takes the square of unclosed marks, seconds for a text of nothing else; no text has as many. */
function tooMuchIn(markdown: string): string[] {
  const limits: [RegExp, number, string][] = [
    [/[^]/g, 40_000, 'letters'],
    [/\{%/g, 300, 'blocks'],
    [/[*_]/g, 2_000, 'asterisks'],
    [/\[/g, 1_000, 'brackets'],
  ]
  return limits.flatMap(([mark, most, what]) => ((markdown.match(mark)?.length ?? 0) > most ? [`a text has at most ${most} ${what}`] : []))
}

/** Nodes of Markdown that a text may be made of. */
const allowed = new Set(
  'document inline text paragraph heading strong em link list item softbreak hardbreak table thead tbody tr th td tag'.split(' '),
)

function told({ error, type }: ValidateError, line: number): Fault[] {
  if (error.level !== 'critical' && error.level !== 'error') return []
  return [{ line, says: `${type === 'tag' ? 'the block: ' : ''}${error.message}` }]
}

function wrongIn(node: Node): string[] {
  if (!allowed.has(node.type)) return [`no ${node.type} here: a text has headings, paragraphs, lists, tables, links, and blocks`]
  if (node.type === 'tag') return wrongBlock(node)
  const wrong = Object.values(node.annotations).length > 0 ? ['nothing may be noted in {% %} behind a line'] : []
  if (node.type === 'heading' && ![2, 3].includes(node.attributes['level']))
    wrong.push('headings are ## or ###; the title stands in the front matter')
  if (node.type === 'link') wrong.push(...wrongAddress(node.attributes['href']))
  if (node.type === 'text') wrong.push(...wrongWords(node.attributes['content']))
  return wrong
}

function wrongWords(content: unknown): string[] {
  if (typeof content !== 'string') return []
  const wrong = /<\/?[a-z!]/i.test(content) ? ['HTML is not read; use Markdown or a block'] : []
  return content.includes('](') ? [...wrong, 'a link that is none: its address is not read'] : wrong
}

function wrongBlock({ tag = '', attributes, children }: Node): string[] {
  if (!Object.hasOwn(blocks, tag)) return [`there is no block "${tag}"; there are ${Object.keys(blocks).join(', ')}`]
  const given = Object.entries(attributes)
  const odd = given.find(([, value]) => (typeof value === 'object' && !Array.isArray(value)) || value === '')
  if (odd) return [`the block ${tag}: "${odd[0]}" is a plain value in quotes`]
  if (tag === 'gallery') {
    const { names } = attributes
    return Array.isArray(names) && names.length >= 2 && names.length <= 6 && names.every((name) => typeof name === 'string')
      ? []
      : ['a gallery names two to six pictures: names=["table", "cake"]']
  }
  if (tag === 'video') return wrongVideo(attributes)
  if (tag === 'chart') return wrongChart(children)
  return []
}

function wrongVideo({ slug, href, title }: Record<string, unknown>): string[] {
  if ((slug === undefined) === (href === undefined)) return ['a video names either the slug of one of ours or an href']
  if (href === undefined) return []
  const address = URL.canParse(String(href)) ? new URL(String(href)) : null
  if (address?.protocol !== 'https:' || !filmHouses.includes(address.hostname))
    return [`a film comes from https://${filmHouses.join(', ')}`]
  return title === undefined ? ['a film of another house has a title'] : []
}

function wrongChart(children: Node[]): string[] {
  const rows = children.flatMap((child) => [...child.walk()]).filter(({ type }) => type === 'tr')
  const cells = rows.map((row) => row.children.map((cell) => plainOf([...cell.walk()]).trim()))
  const [, ...bars] = cells
  if (bars.length < 2) return ['a chart holds a table of two columns, with two rows or more']
  const odd = bars.find(([label, value, ...more]) => !label || more.length > 0 || !/^\$?[\d,.]+%?$/.test(value ?? ''))
  return odd ? [`a row of a chart is a name and a number, not "${odd.join(' | ')}"`] : []
}

/** A link leads to another piece, as vendor/fern-and-fable; to a page of ours, as /guides; or out, by https. */
function wrongAddress(href: unknown): string[] {
  const text = String(href)
  const fine = /^\/([a-z0-9][^\s\\]*)?$/.test(text) || /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(\/\S*)?$/i.test(text) || pieceOf(text)
  return fine ? [] : [`"${text}" is no address for a link: vendor/fern-and-fable, /guides or https://…`]
}

function pieceOf(href: string): string | null {
  return /^[a-z-]+\/[a-z0-9-]+$/.test(href) ? href : null
}

function namedIn({ type, tag, attributes }: Node): Omit<Named, 'line'>[] {
  if (type === 'link') return pieceOf(String(attributes['href'])) ? [{ kind: 'piece', name: String(attributes['href']) }] : []
  if (type === 'text' && typeof attributes['content'] === 'object') return [{ kind: 'variable', name: variableOf(attributes['content']) }]
  if (type !== 'tag') return []
  const { name, names, source, slug } = attributes
  const of = (kind: Named['kind'], given: unknown) => (typeof given === 'string' ? [{ kind, name: given }] : [])
  const shown = Array.isArray(names) ? names.flatMap((one) => of('picture', one)) : []
  return [
    ...of('block', tag),
    ...(tag === 'picture' ? of('picture', name) : shown),
    ...of('source', source),
    ...(tag === 'product' || tag === 'video' ? of(tag, slug) : []),
  ]
}

function variableOf(content: { path?: string[] }): string {
  return (content.path ?? []).join('.')
}

function plainOf(nodes: Node[]): string {
  return nodes
    .map(({ type, attributes }) => {
      if (type === 'text') return typeof attributes['content'] === 'string' ? attributes['content'] : '…'
      if (type === 'softbreak' || type === 'hardbreak') return ' '
      return /^(paragraph|heading|item|tr|td|th)$/.test(type) ? '\n' : ''
    })
    .join('')
    .trim()
}
