import type { ContributorsPage, ListedContributor } from './contract.ts'
import { settle } from './settle.ts'

type Settling = NonNullable<ContributorsPage['settling']>

type Giver = Pick<ListedContributor, 'id' | 'name' | 'paid' | 'received' | 'pledged'>

/** What is pledged and neither came nor was paid: never below nought, since more than was pledged is no debt of the couple's plan. */
export function openOf({ pledged, received, paid }: { pledged: number; received: number; paid: number }): number {
  return Math.max(0, pledged - received - paid)
}

type Whole = Pick<ListedContributor, 'pledged' | 'received' | 'open' | 'paid' | 'pledges' | 'payments'>

/** Each contributor with what they pledged, gave and paid. */
export function listedOf<One extends { id: number }>(
  all: readonly One[],
  pledges: ListedContributor['pledges'],
  payments: readonly (ListedContributor['payments'][number] & { contributor_id: number })[],
): (One & Whole)[] {
  return all.map((one) => {
    const [theirs, own] = [pledges.filter(by(one.id)), payments.filter(by(one.id))]
    const sums = { pledged: sumOf(theirs, 'pledged'), received: sumOf(theirs, 'received'), paid: sumOf(own, 'amount') }
    return { ...one, ...sums, open: openOf(sums), pledges: theirs, payments: own.map(({ contributor_id: _, ...rest }) => rest) }
  })
}

export function by(id: number) {
  return ({ contributor_id }: { contributor_id: number | null }) => contributor_id === id
}

export function sumOf<Name extends string>(rows: readonly Record<Name, number>[], name: Name): number {
  return rows.reduce((sum, row) => sum + row[name], 0)
}

/**
 * Who owes whom. Each contributor bears what they pledged, the couple the rest of what is paid; whoever paid or gave more than
 * they bear is owed it. What contributors gave, the couple was given, so that all balances together are nought.
 */
export function settlingOf(couple: string, all: readonly Giver[], paid: number): Settling {
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
