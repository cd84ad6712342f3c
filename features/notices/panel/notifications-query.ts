import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'

interface Page {
  last_page: number
}

/** By six, the newest first. A failure is logged and no more: nobody came to a page for these. */
export function notificationsQuery() {
  return infiniteQueryOptions({
    ...api.notifications.list.infiniteOptions({
      input: (page: number) => ({ page, per_page: 6 }),
      initialPageParam: 1,
      getNextPageParam: ({ last_page }: Page, _: unknown, page: number) => (page < last_page ? page + 1 : undefined),
      context: { is_quiet: true },
    }),
  })
}
