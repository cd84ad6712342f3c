import type { State } from './state.ts'

/** A copy with what `expand` names in place of its id; `data.` goes into each of a list. */
export function expanded(state: State, shown: unknown, paths: readonly string[]): unknown {
  const copy = structuredClone(shown)
  for (const path of paths) open(state, copy, path.split('.'))
  return copy
}

function open(state: State, at: unknown, [name, ...rest]: string[]): void {
  if (name === undefined || typeof at !== 'object' || at === null) return
  if (Array.isArray(at)) return at.forEach((one) => open(state, one, [name, ...rest]))
  const inside = at as Record<string, unknown>
  const value = inside[name]
  const found = typeof value === 'string' ? state.find(value) : undefined
  if (found) inside[name] = structuredClone(found)
  open(state, inside[name], rest)
}
