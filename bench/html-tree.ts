/** An element as HTML says it, or a text. */
export type Node = Element | string

interface Element {
  name: string
  attributes: Record<string, string>
  children: Node[]
}

const tokens = /<!--.*?-->|<!DOCTYPE html>|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gis
const voids = new Set(['meta', 'link', 'img', 'input', 'br', 'hr', 'source', 'track'])
const raw = new Set(['script', 'style'])

/** Reads what React writes: every attribute quoted, every element closed. Comments are left out, texts beside each other are one. */
export function treeOf(html: string): Element {
  const document: Element = { name: '', attributes: {}, children: [] }
  const open = [document]
  tokens.lastIndex = 0
  for (let found = tokens.exec(html); found; found = tokens.exec(html)) {
    const [text, closing, name, attributes = ''] = found
    const parent = open.at(-1)!
    if (text.startsWith('<!')) continue
    if (name === undefined) addText(parent, plain(text))
    else if (closing) open.pop()
    else {
      const element: Element = { name, attributes: attributesOf(attributes), children: [] }
      parent.children.push(element)
      if (raw.has(name)) tokens.lastIndex = addRaw(element, html, tokens.lastIndex)
      else if (!voids.has(name)) open.push(element)
    }
  }
  const [root] = document.children
  if (document.children.length !== 1 || typeof root !== 'object' || open.length !== 1)
    throw new Error('This is not the HTML of one document')
  return root
}

function addText({ children }: Element, text: string): void {
  const last = children.at(-1)
  if (typeof last === 'string') children[children.length - 1] = last + text
  else children.push(text)
}

/** Its text is not HTML; answers where it ends. */
function addRaw({ name, children }: Element, html: string, from: number): number {
  const end = html.indexOf(`</${name}>`, from)
  if (end > from) children.push(html.slice(from, end))
  return end + name.length + 3
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name, plain(value)]))
}

const marks: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

function plain(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (mark) => marks[mark]!)
}
