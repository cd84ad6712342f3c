import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import type { Preview } from './contract.ts'
import type { MovingSearch } from './moving-search.ts'

export function placeQuery(id: number) {
  return api.moving.place.queryOptions({ input: { id } })
}

interface Looked {
  preview?: Preview
  /** Why nothing is to be seen. */
  wrong?: string
}

/** What would move; a day that can’t be is said in words. */
export function previewQuery(id: number, date: string | null, { events, answers }: MovingSearch) {
  const input = { id, ...(date && { date }), ...(events && { events }), ...(answers && { answers }) }
  return queryOptions({
    queryKey: [...api.moving.preview.key(), input],
    queryFn: async ({ signal }): Promise<Looked> => {
      try {
        return { preview: (await api.moving.preview.call(input, { signal, context: { says_all: true } })).data }
      } catch (error) {
        const { status, message = t('error.no_connection'), errors } = refusal(error) ?? {}
        if (status !== 422) throw error
        return { wrong: Object.values(errors ?? {}).flat()[0] ?? message }
      }
    },
    placeholderData: keepPreviousData,
  })
}
