import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import type { Notification } from './contract.ts'
import { rulesOf } from './kinds.ts'
import { notificationsQuery } from './notifications-query.ts'

interface Page {
  data: Notification[]
  last_page: number
  unread: number
}

/** Marks as read, which shows at once; what could not be kept so comes back with the next fetch. */
export function useReading() {
  const cache = useQueryClient()
  const { queryKey } = notificationsQuery()
  const mark = (isMeant: (one: Notification) => boolean) => {
    const read_at = new Date().toISOString()
    void cache.cancelQueries({ queryKey })
    cache.setQueryData(queryKey, (known?: InfiniteData<Page>) => known && marked(known, isMeant, read_at))
  }
  const again = () => void cache.invalidateQueries({ queryKey })
  const one = useMutation({
    mutationFn: (id: number) => api.notifications.read.call({ id }),
    onMutate: (id) => mark((one) => one.id === id),
    onSettled: again,
  })
  const all = useMutation({
    mutationFn: (up_to: number) => api.notifications.readAll.call({ up_to }),
    onMutate: (up_to) => mark((one) => one.id <= up_to),
    onSettled: again,
  })
  return { read: one.mutate, readAll: all.mutate }
}

function marked(known: InfiniteData<Page>, isMeant: (one: Notification) => boolean, read_at: string) {
  const isRead = (one: Notification) => one.read_at === null && isMeant(one) && !rulesOf(one.kind).asks
  const n = known.pages.flatMap(({ data }) => data).filter(isRead).length
  const pages = known.pages.map(({ data, ...page }) => ({
    ...page,
    unread: Math.max(0, page.unread - n),
    data: data.map((one) => (isRead(one) ? { ...one, read_at } : one)),
  }))
  return { ...known, pages }
}
