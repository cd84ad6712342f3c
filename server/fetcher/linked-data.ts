/** Who wrote it, as JSON-LD tells: the first author with a name. */
export function authorIn(json: string): string {
  try {
    return namesIn(itemsOf(JSON.parse(json)).flatMap((item) => asList(item['author'] ?? item['creator'])))[0] ?? ''
  } catch {
    return ''
  }
}

type Item = Record<string, unknown>

function itemsOf(data: unknown): Item[] {
  const all = asList(data).filter(isItem)
  return all.flatMap((item) => [item, ...asList(item['@graph']).filter(isItem)])
}

function namesIn(authors: unknown[]): string[] {
  return authors.flatMap((author) => {
    const name = isItem(author) ? author['name'] : author
    return typeof name === 'string' && name.trim() ? [name] : []
  })
}

function asList(data: unknown): unknown[] {
  return Array.isArray(data) ? data : data === undefined || data === null ? [] : [data]
}

function isItem(data: unknown): data is Item {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
