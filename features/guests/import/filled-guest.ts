import type { Guest } from '#features/guests/list/contract.ts'
import type { ImportMerge } from './contract.ts'

export type Filled = Omit<Guest, 'id' | 'invite_id' | 'version' | 'created_at' | 'updated_at' | 'wedding_events'>

const mostNotes = 4_000
const mostTags = 30

/** What changes for a guest of the list when a file fills what was empty: notes and tags are added, the rest stays unless it is named. */
export function filledBy(
  guest: Partial<Filled> | undefined,
  { fill, replace = [] }: ImportMerge,
  home?: number,
): Partial<Filled> | undefined {
  if (!guest) return undefined
  const change: Record<string, unknown> = home !== undefined && guest.household_id === null ? { household_id: home } : {}
  for (const [field, said] of Object.entries(fill)) {
    const now = guest[field as keyof Filled]
    const next = field === 'notes' || field === 'tags' ? added(now, said) : isEmpty(now, field) || isNamed(replace, field) ? said : now
    if (!isEmpty(said, field) && JSON.stringify(next) !== JSON.stringify(now)) change[field] = next
  }
  return Object.keys(change).length > 0 ? change : undefined
}

function isNamed(replace: readonly string[], field: string): boolean {
  return replace.includes(field)
}

/** `false` and "both sides" are what a guest has of whom nothing was said; who doesn't drink was said not to. */
function isEmpty(value: unknown, field: string): boolean {
  return (
    value === '' ||
    value === undefined ||
    value === null ||
    (value === false && field !== 'drinks') ||
    value === 'both' ||
    (Array.isArray(value) && value.length === 0)
  )
}

function added(now: unknown, said: unknown): unknown {
  if (Array.isArray(said)) return [...new Set([...(Array.isArray(now) ? now : []), ...said])].slice(0, mostTags)
  const [before, more] = [String(now ?? ''), String(said)]
  if (before.includes(more)) return before
  const together = before === '' ? more : `${before}\n${more}`
  return together.length > mostNotes ? before : together
}
