import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { setUnread } from '#web/client/unread.ts'
import { notificationsQuery } from './notifications-query.ts'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** Knows how many are unread, and shows them when they are opened. */
export function Notifications({ isOpen, onClose }: Props) {
  const { data } = useInfiniteQuery(notificationsQuery())
  const unread = data?.pages[0]?.unread ?? 0
  useEffect(() => setUnread(unread), [unread])
  if (!isOpen) return null
  return (
    <Suspense>
      <NotificationPanel onClose={onClose} />
    </Suspense>
  )
}

const NotificationPanel = lazy(async () => ({ default: (await import('./notification-panel.tsx')).NotificationPanel }))
