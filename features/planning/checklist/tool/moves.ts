import { lastOf } from './day-words.ts'
import { inOrder, type Item, type Month } from './months.ts'

export interface Move {
  /** The tasks of the month it comes to, in their new order. */
  ids: number[]
  moved?: { id: number; due_date: string }
}

/** A task one place up or down; past the end of its month it comes into the next. Undefined where there is nowhere to go. */
export function stepped(months: readonly Month[], id: number, step: -1 | 1): Move | undefined {
  const at = months.findIndex(({ items }) => items.some((item) => item.id === id))
  const ids = months[at]?.items.map((item) => item.id) ?? []
  const place = ids.indexOf(id)
  const beside = ids[place + step]
  if (beside !== undefined) return { ids: ids.with(place, beside).with(place + step, id) }
  const next = months[at + step]
  if (!next?.month || !months[at]?.month) return undefined
  return into(next, id, step === 1 ? 0 : next.items.length)
}

/** A task before or after another, in the same month or a different one. */
export function dropped(months: readonly Month[], id: number, target: number, isAfter: boolean): Move | undefined {
  const from = months.find(({ items }) => items.some((item) => item.id === id))
  const to = months.find(({ items }) => items.some((item) => item.id === target))
  if (!from || !to || id === target) return undefined
  const others = to.items.filter((item) => item.id !== id)
  const place = others.findIndex((item) => item.id === target) + (isAfter ? 1 : 0)
  if (from === to) return { ids: others.map((item) => item.id).toSpliced(place, 0, id) }
  return from.month && to.month ? into(to, id, place) : undefined
}

/** As the list will be: the places that the tasks hold are dealt out among them anew. */
export function moved(items: readonly Item[], { ids, moved: to }: Move): Item[] {
  const places = items
    .filter(({ id }) => ids.includes(id))
    .map(({ position }) => position)
    .toSorted((one, other) => one - other)
  return inOrder(
    items.map((item) => {
      const place = ids.indexOf(item.id)
      const due = to?.id === item.id ? { due_date: to.due_date, months_before: null } : {}
      return place < 0 ? item : { ...item, ...due, position: places[place] ?? item.position }
    }),
  )
}

/** The day follows from the month: it is the last of it. */
function into({ month, items }: Month, id: number, place: number): Move {
  return { ids: items.map((item) => item.id).toSpliced(place, 0, id), moved: { id, due_date: lastOf(month ?? '') } }
}
