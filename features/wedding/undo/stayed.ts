import type { Kept } from './contract.ts'

/** Of what an undo left as it is, what is worth telling: a household that went with its guests is not. */
export function stayed(kept: readonly Kept[]): Kept[] {
  return kept.filter(({ kind, why }) => kind !== 'household' || why === 'changed')
}
