import type { MovedVendor, Preview } from './contract.ts'

/** Of a deposit, what is lost first. */
export const fates = ['lost', 'unknown', 'back', 'carried'] as const

type Held = Pick<MovedVendor, 'status' | 'deposit' | 'deposit_state' | 'deposit_until'>

/** What becomes of a deposit if the day moves today; one that could be had back until yesterday is lost. */
export function fateOf({ status, deposit, deposit_state, deposit_until }: Held, today: string): MovedVendor['fate'] {
  if (status !== 'hired' || !deposit) return null
  if (deposit_state === 'transferable') return 'carried'
  if (deposit_state === 'refundable') return deposit_until === null || deposit_until >= today ? 'back' : 'lost'
  return deposit_state
}

/** What all deposits of a fate come to, in cents. */
export function sumsOf(vendors: readonly Pick<MovedVendor, 'fate' | 'deposit'>[]): NonNullable<Preview['deposits']> {
  const sums = { lost: 0, unknown: 0, back: 0, carried: 0 }
  for (const { fate, deposit } of vendors) if (fate) sums[fate] += deposit ?? 0
  return sums
}
