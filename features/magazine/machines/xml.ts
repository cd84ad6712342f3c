/** An element of a document for machines: its name, its attributes, and words or elements in it. */
export function element(name: string, attributes: Readonly<Record<string, string>>, ...inside: readonly (string | Xml)[]): Xml {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const held = inside.map((one) => (typeof one === 'string' ? escaped(one) : one.xml)).join('')
  return { xml: held ? `<${name}${given.join('')}>${held}</${name}>` : `<${name}${given.join('')}/>` }
}

/** What is escaped already, which words never are. */
interface Xml {
  xml: string
}

export function documentOf(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`
}

/** Some signs may stand in no document at all, not even escaped. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => entities[sign]!)
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
