import { Refused } from './refusal.ts'

/** The list with one of its items changed. What is not on it can't be, as when somebody else took it away meanwhile. */
export function changedItem<Item extends { id: number }>(items: readonly Item[], id: number, change: (item: Item) => Item): Item[] {
  const at = items.findIndex((item) => item.id === id)
  const item = items[at]
  if (!item) throw new Refused({ status: 404, message: 'item not found in list' })
  return items.with(at, change(item))
}
