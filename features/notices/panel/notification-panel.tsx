import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Notification } from './contract.ts'
import { rulesOf } from './kinds.ts'
import { NotificationItem } from './notification-item.tsx'
import css from './notifications.css?url'
import { notificationsQuery } from './notifications-query.ts'
import { useReading } from './notifications-reading.ts'

/** What somebody was told, over whatever page they are on. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(notificationsQuery())
  const { readAll } = useReading()
  const notifications = data && each(data.pages)
  const { list, showOlder } = useOlder(notifications?.length ?? 0, fetchNextPage)
  const canReadAll = notifications?.some(({ kind, read_at }) => read_at === null && !rulesOf(kind).asks)
  return (
    <SidePanel
      title={t('notifications.title')}
      onClose={onClose}
      isOver
      head={
        canReadAll && (
          <button className="button ghost small" type="button" onClick={() => readAll(notifications![0]!.id)}>
            {t('notifications.read_all')}
          </button>
        )
      }
    >
      <link rel="stylesheet" href={css} precedence="features" />
      {!notifications && (isError ? <p className="notifications-lost">{t('notifications.lost')}</p> : <Skeleton shape="row" count={6} />)}
      {notifications?.length === 0 && <EmptyState fact={t('notifications.none')} hint={t('notifications.none_hint')} />}
      {notifications && notifications.length > 0 && (
        <ul className="notifications" ref={list}>
          {notifications.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <button
          className="button notifications-older"
          type="button"
          aria-disabled={isFetchingNextPage}
          aria-busy={isFetchingNextPage}
          onClick={() => isFetchingNextPage || showOlder()}
        >
          {t('notifications.older')}
        </button>
      )}
    </SidePanel>
  )
}

/** The button may go with the last of them, so the focus goes to the first that came. */
function useOlder(count: number, fetchNextPage: () => Promise<unknown>) {
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (count <= shown.current) return
    const first = list.current?.children[shown.current]
    if (first instanceof HTMLElement) first.focus()
    shown.current = Number.POSITIVE_INFINITY
  }, [count])
  const showOlder = () => {
    shown.current = count
    void fetchNextPage()
  }
  return { list, showOlder }
}

/** What comes while older ones are fetched moves the others, and one may come twice. */
function each(pages: readonly { data: Notification[] }[]): Notification[] {
  return [...new Map(pages.flatMap(({ data }) => data).map((one) => [one.id, one])).values()]
}
