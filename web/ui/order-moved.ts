/** One to another place; undefined where nothing would change. */
export function moved(keys: readonly string[], key: string, to: number): string[] | undefined {
  const from = keys.indexOf(key)
  if (from < 0 || to < 0 || to >= keys.length || to === from) return undefined
  return keys.toSpliced(from, 1).toSpliced(to, 0, key)
}

/** As the keys say; what they don't know, as somebody else may have added it, comes after that. */
export function inOrder<Item>(items: readonly Item[], keys: readonly string[], keyOf: (item: Item) => string): Item[] {
  const placeOf = (item: Item) => {
    const place = keys.indexOf(keyOf(item))
    return place < 0 ? keys.length : place
  }
  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}
