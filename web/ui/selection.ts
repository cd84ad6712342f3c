/** Takes a row into the selection, or out of it. */
export function toggled(selected: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}

/** Makes all rows from one to another like the first of them: in the selection, or out of it. */
export function extended(keys: readonly string[], selected: ReadonlySet<string>, from: string, to: string): Set<string> {
  const [first, last] = [keys.indexOf(from), keys.indexOf(to)].sort((a, b) => a - b)
  if (first === undefined || last === undefined || first < 0) return toggled(selected, to)
  const range = keys.slice(first, last + 1)
  return selected.has(from) ? new Set([...selected, ...range]) : new Set([...selected].filter((key) => !range.includes(key)))
}

/** How much of what is shown is selected. */
export function extentOf(keys: readonly string[], selected: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const count = keys.filter((key) => selected.has(key)).length
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}
