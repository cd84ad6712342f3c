import type { SeatedPerson, SeatingRule } from './contract.ts'
import { keyOf } from './person-key.ts'

export type WishStanding = 'kept' | 'broken' | 'waiting'

/** Where somebody sits, by their key. */
export type Sitting = ReadonlyMap<string, number | null>

export function sittingOf(people: readonly SeatedPerson[], changes: Iterable<readonly [string, number | null]> = []): Sitting {
  return new Map([...people.map((person) => [keyOf(person), person.table_id] as const), ...changes])
}

/** How it stands with a rule; it waits as long as somebody whom it names sits nowhere. */
export function standingOf(rule: SeatingRule, sitting: Sitting): WishStanding {
  const at = (guest_id: number | null) => sitting.get(keyOf({ guest_id, companion: 0 })) ?? null
  const one = at(rule.guest_id)
  if (one === null) return 'waiting'
  if (rule.kind === 'at_table') return one === rule.table_id ? 'kept' : 'broken'
  const other = at(rule.other_id)
  if (other === null) return 'waiting'
  return (one === other) === (rule.kind === 'together') ? 'kept' : 'broken'
}

/** What becomes of a must or a wish if these people sit at that table; of what is broken anyway nothing is said. */
export function effectOf(
  rules: readonly SeatingRule[],
  now: Sitting,
  moved: readonly SeatedPerson[],
  table: number,
): 'keeps' | 'breaks' | 'wish' {
  const keys = new Set(moved.map(keyOf))
  const isMoved = (guest_id: number | null) => guest_id !== null && keys.has(keyOf({ guest_id, companion: 0 }))
  const named = rules.filter(({ guest_id, other_id }) => isMoved(guest_id) || isMoved(other_id))
  if (named.length === 0) return 'keeps'
  const after = new Map([...now, ...[...keys].map((key) => [key, table] as const)])
  const broken = named.filter((rule) => standingOf(rule, after) === 'broken' && standingOf(rule, now) !== 'broken')
  if (broken.some(({ is_must }) => is_must)) return 'breaks'
  return broken.length > 0 ? 'wish' : 'keeps'
}
