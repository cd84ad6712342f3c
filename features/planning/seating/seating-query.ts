import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'

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
