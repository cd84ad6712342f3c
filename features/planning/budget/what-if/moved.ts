import type { Moved } from './contract.ts'
import { figures } from './figure-names.ts'

/** A figure at one moment. */
export type Figure = Omit<Moved, 'before' | 'after' | 'figure'> & Partial<Record<(typeof figures)[number], number | null>>

/** What of two moments differs; each figure by what it belongs to. */
export function movedBetween(before: readonly Figure[], after: readonly Figure[]): Moved[] {
  const then = new Map(after.map((figure) => [keyOf(figure), figure]))
  const gone = before.filter((figure) => !then.has(keyOf(figure)))
  const now = new Map(before.map((figure) => [keyOf(figure), figure]))
  return [...after, ...gone].flatMap(({ of, id, name, ...rest }) => {
    const key = keyOf({ of, id, name })
    const [old, fresh] = [now.get(key), then.get(key)]
    return figures
      .filter((figure) => figure in rest && (old?.[figure] ?? null) !== (fresh?.[figure] ?? null))
      .map((figure) => ({ of, id, name, figure, before: old?.[figure] ?? null, after: fresh?.[figure] ?? null }))
  })
}

function keyOf({ of, id, name }: Pick<Figure, 'of' | 'id' | 'name'>): string {
  return `${of} ${id ?? name}`
}
