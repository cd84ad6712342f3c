import type { AccountState } from './contract.ts'

interface Known {
  charges_enabled: boolean
  details_submitted: boolean
  disconnected_at: string | null
}

/** In one word what the couple has to know of its account. */
export function accountState(known: Known | undefined): AccountState {
  if (!known || known.disconnected_at !== null) return 'none'
  if (known.charges_enabled) return 'ready'
  return known.details_submitted ? 'restricted' : 'unfinished'
}
