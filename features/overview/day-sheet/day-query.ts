import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import type { Preview } from './sheet-shapes.ts'

export function sheetQuery(id: number) {
  return api.day_sheets.get.queryOptions({ input: { id } })
}

interface Looked {
  preview?: Preview
  /** Why nothing is to be seen. */
  wrong?: string
}

/** What would move; what can’t be is said in words. */
export function lateQuery(from: number, minutes: number) {
  return queryOptions({
    queryKey: [...api.day_sheets.preview.key(), { from, minutes }],
    queryFn: async ({ signal }): Promise<Looked> => {
      try {
        return { preview: (await api.day_sheets.preview.call({ from, minutes }, { signal, context: { says_all: true } })).data }
      } catch (error) {
        const { status, message = t('error.no_connection'), errors } = refusal(error) ?? {}
        if (status !== 422) throw error
        return { wrong: Object.values(errors ?? {}).flat()[0] ?? message }
      }
    },
  })
}
