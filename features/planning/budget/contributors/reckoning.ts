import type { ContributorsPage, ListedContributor } from './contract.ts'
import { settle } from './settle.ts'

type Settling = NonNullable<ContributorsPage['settling']>

/** What is pledged and neither came nor was paid: never below nought, since more than was pledged is no debt of the couple's plan. */
export function openOf({ pledged, received, paid }: { pledged: number; received: number; paid: number }): number {
  return Math.max(0, pledged - received - paid)
}

/**
 * Who owes whom. Each contributor bears what they pledged, the couple the rest of what is paid; whoever paid or gave more than
 * they bear is owed it. What contributors gave, the couple was given, so that all balances together are nought.
 */
export function settlingOf(couple: string, all: readonly ListedContributor[], paid: number): Settling {
  const parties = all.map(({ id, name, paid, received: given, pledged: bears }) => ({
    id,
    name,
    paid,
    given,
    bears,
    balance: paid + given - bears,
  }))
  const sum = (of: 'paid' | 'given' | 'bears') => parties.reduce((all, party) => all + party[of], 0)
  const own = { id: null, name: couple, paid: paid - sum('paid'), given: less(sum('given')), bears: paid - sum('bears') }
  const ours = { ...own, balance: own.paid + own.given - own.bears }
  const balances = [ours, ...parties].map(({ id: who, balance: cents }) => ({ who, cents }))
  return { parties: [ours, ...parties], transfers: settle<number | null>(balances) }
}

/** There is no nought below nought in an answer. */
function less(cents: number): number {
  return cents === 0 ? 0 : -cents
}
