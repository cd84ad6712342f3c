import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { rebasedDrafts } from './draft-keeper.ts'

/** The couple's words for each kind of letter and what it has not saved, with what is being typed in this tab. */
export function draftsQuery() {
  const { queryKey } = api.drafts.list.queryOptions({ input: {} })
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const { data } = await api.drafts.list.call({}, { signal })
      return { data: rebasedDrafts(client, data) }
    },
  })
}
