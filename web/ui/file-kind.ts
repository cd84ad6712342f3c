/** Whether a file is of a kind that an `accept` lists: `image/*`, `text/csv` or `.xlsx`. Nothing listed lets everything in. */
export function isOfKind(file: { name: string; type: string }, accept: readonly string[]): boolean {
  return accept.length === 0 || accept.some((kind) => fits(file, kind.toLowerCase()))
}

function fits({ name, type }: { name: string; type: string }, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
}
