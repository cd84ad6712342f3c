import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { oneOf, searchOf, wholeNumber } from '#web/menus/search.ts'

export function seatingQuery(id: number) {
  return api.seating.get.queryOptions({ input: { id } })
}

/** A proposal is of the plan from which it was reckoned. */
export function proposalQuery(id: number, seed: number, basis: string) {
  const input = { id, seed }
  return queryOptions({
    queryKey: [...api.seating.proposal.key(), input, basis],
    queryFn: async ({ signal }) => (await api.seating.proposal.call(input, { signal })).data,
  })
}

const readers = { seed: wholeNumber(1, 1_000_000), view: oneOf('sheets') }

/** Which proposal is looked at, or the sheets for paper, as it stands in the address. */
export const seatingSearch = searchOf(readers)
