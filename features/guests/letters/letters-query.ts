import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import type { LetterKind } from './contract.ts'
import type { LettersSearch } from './letters-search.ts'

export interface Said {
  subject: string
  words: string
}

/** The letter as it would leave now. What is typed is shown a moment later; until then the one before stays in sight. */
export function previewQuery(search: LettersSearch, event_ids: number[], said: Said) {
  const input = { ...wantedOf(search, event_ids), ...said }
  return queryOptions({
    queryKey: [...api.invitations.preview.key(), input],
    queryFn: ({ signal }) => api.invitations.preview.call(input, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    enabled: event_ids.length > 0,
  })
}

/** While letters are on their way it is asked how far they are. */
export function sendingsQuery() {
  return queryOptions({
    ...api.invitations.list.queryOptions({ input: {} }),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ waiting, stopped_at }) => waiting > 0 && stopped_at === null) ? 2_000 : false,
  })
}

/** The same as a call asks for it. A reminder goes to who has not answered, whatever else is said. */
export function wantedOf({ kind = 'invitation', to, again }: LettersSearch, event_ids: number[]) {
  return {
    kind: kind satisfies LetterKind,
    event_ids,
    households: to === 'waiting' || kind === 'reminder' ? ('waiting' as const) : ('all' as const),
    again: again === '1',
  }
}
