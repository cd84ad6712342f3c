import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { rebasedDrafts } from './draft-keeper.ts'

/** What the couple wrote and has not sent or saved, with what is being typed in this tab. */
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
