import type { Target } from './column-targets.ts'
import type { Known } from './contract.ts'
import { type Double, doublesOf } from './doubles.ts'
import { type Problem, problemsOf } from '#features/guests/list/adding/guest-draft-fields.ts'
import type { RowContext } from './row-guests.ts'
import { partiesOf, type Party } from './row-parties.ts'

export interface CheckAsked {
  headAt: number
  targets: readonly Target[]
  context: RowContext
  known: readonly Known[]
}

export interface Checked {
  parties: Party[]
  doubles: Double[]
}

/** What an import would do, for somebody to look at. */
export function checkRows(rows: readonly string[][], { headAt, targets, context, known }: CheckAsked): Checked {
  const parties = partiesOf({ rows, headAt, targets, ...context })
  return { parties, doubles: doublesOf(parties, known) }
}

const contacts = new Set<Target>(['email', 'phone', 'address', 'address_line1'])

/** Why somebody should look at a party; nobody can be reached only where the file has a column for it. */
export function lookAt({ guests, odd }: Party, targets: readonly Target[]): Problem[] {
  const isReached = guests.some(({ email, phone, address_line1 }) => email || phone || address_line1)
  const asks = targets.some((target) => contacts.has(target))
  return [...odd, ...guests.flatMap(problemsOf), ...(asks && !isReached ? [{ kind: 'no_contact' as const, said: '' }] : [])]
}
