/** A node of a text as it is kept: words, or a block or mark with what it holds. */
export type TextNode = string | TextTag | null | undefined

export interface TextTag {
  name: string
  attributes: Record<string, unknown>
  children: TextNode[]
}

/** What a node says without marks. */
export function wordsOf(node: TextNode): string {
  if (typeof node === 'string') return node
  return node?.children.map(wordsOf).join('') ?? ''
}

/** Cells of a table, its head first. */
export function cellsOf(table: TextNode): string[][] {
  return tagsIn(table, 'tr').map((row) => [...tagsIn(row, 'th'), ...tagsIn(row, 'td')].map(wordsOf))
}

export function tagsIn(node: TextNode, name: string): TextTag[] {
  if (!node || typeof node === 'string') return []
  return node.name === name ? [node] : node.children.flatMap((child) => tagsIn(child, name))
}

/** Headings of a text with the ids by which a page's own contents lead to them. */
export function headingsOf(tree: unknown): { id: string; title: string }[] {
  return tagsIn(tree as TextNode, 'h2').map((heading) => ({ id: idOf(heading), title: wordsOf(heading) }))
}

/** The id of a heading: its words. */
export function idOf(heading: TextTag): string {
  return wordsOf(heading)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
