interface Placed {
  id: number
}

/** One to another place: all of them in their new order, and those whose places change. Undefined where nothing would. */
export function movedTo(items: readonly Placed[], id: number, to: number): { all: number[]; changed: number[] } | undefined {
  const ids = items.map((item) => item.id)
  const from = ids.indexOf(id)
  if (from < 0 || to < 0 || to >= ids.length || to === from) return undefined
  const all = ids.toSpliced(from, 1).toSpliced(to, 0, id)
  return { all, changed: all.slice(Math.min(from, to), Math.max(from, to) + 1) }
}

/** As the order says; what it does not know stands where it came. */
export function inOrder<Item extends Placed>(items: readonly Item[], ids: readonly number[]): Item[] {
  const place = new Map(ids.map((id, nth) => [id, nth]))
  const of = (item: Item, nth: number) => place.get(item.id) ?? nth
  return items
    .map((item, nth) => ({ item, at: of(item, nth) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}
