/** The list with one of it so many places further on. */
export function moved<Item>(list: readonly Item[], place: number, by: -1 | 1): readonly Item[] {
  const item = list[place]
  if (item === undefined || place + by < 0 || place + by >= list.length) return list
  return list.toSpliced(place, 1).toSpliced(place + by, 0, item)
}
