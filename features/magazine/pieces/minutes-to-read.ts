/** How long a text takes at 230 words a minute; never less than one. */
export function minutesToRead(tree: unknown): number {
  return Math.max(1, Math.round(wordsIn(tree) / 230))
}

function wordsIn(node: unknown): number {
  if (typeof node === 'string') return node.split(/\s+/).filter(Boolean).length
  if (Array.isArray(node)) return node.reduce<number>((sum, one) => sum + wordsIn(one), 0)
  return node && typeof node === 'object' && 'children' in node ? wordsIn(node.children) : 0
}
