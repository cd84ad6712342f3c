import type { Compared } from '../contract.ts'
import type { Heads } from '../heads.ts'
import type { QuoteSums } from '../quote-sums.ts'

/** A quote with what it comes to at the heads that are chosen. */
export interface ShownQuote extends Compared {
  sums: QuoteSums
  /** At the heads of today. */
  today: number
  /** What one adult more, and one fewer, changes. */
  more: number | undefined
  fewer: number | undefined
  moving: ReadonlySet<string>
  isCheapest: boolean
}

export interface ComparedProps {
  quotes: readonly ShownQuote[]
  heads: Heads
  /** Which is looked at. */
  picked: number
  today: string
  event: number | undefined
}

type Taken = Pick<Compared, 'accepted_at' | 'terms'>

/** Neither accepted nor run out. */
export function mayStillBeTaken({ accepted_at, terms }: Taken, today: string): boolean {
  return accepted_at === null && !hasRunOut({ terms }, today)
}

export function hasRunOut({ terms: { valid_until } }: Pick<Taken, 'terms'>, today: string): boolean {
  return valid_until !== null && valid_until < today
}
