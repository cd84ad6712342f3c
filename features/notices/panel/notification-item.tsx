import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hasPage } from '#web/map/routes.ts'
import { readSearch } from '#web/menus/search.ts'
import { t } from '#web/text/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icons.ts'
import type { Notification } from './contract.ts'
import { rulesOf } from './kinds.ts'
import { NotificationAnswer } from './notification-answer.tsx'
import { useReading } from './notifications-reading.ts'
import { toldAt } from './told-at.ts'

/** One of them. Who opens it has read it, but for what asks something. */
export function NotificationItem({ notification }: { notification: Notification }) {
  const { kind, read_at, created_at, data } = notification
  const { asks } = rulesOf(kind)
  const isUnread = read_at === null
  const look = [isUnread && 'unread', isUnread && asks && 'asks'].filter(Boolean).join(' ')
  return (
    <li className={look || undefined} tabIndex={-1}>
      <Face of={notification} />
      <div>
        <p>
          <Opening of={notification}>{data.title}</Opening>
        </p>
        {data.body && <small>{data.body}</small>}
        {asks && <NotificationAnswer notification={notification} />}
        <time dateTime={created_at}>{toldAt(created_at)}</time>
      </div>
      {isUnread && <i className="unread-dot" role="img" aria-label={t('notifications.unread')} />}
    </li>
  )
}

/** Whom it is about; who is not named has a sign of its kind. */
function Face({ of: { kind, data } }: { of: Notification }) {
  const { guest, user } = data.params
  const name = guest?.name || user?.firstname
  if (name) return <Avatar name={name} isBesideName />
  return (
    <span className="avatar butter" aria-hidden="true">
      <Icon name={signs[kind] ?? 'bell'} />
    </span>
  )
}

const signs: Partial<Record<Notification['kind'], IconName>> = {
  new_address: 'envelope-simple',
  item_assigned: 'list-checks',
  payment_due: 'coins',
  rooms_due: 'house',
  gift_promised: 'gift',
  gift_arrived: 'gift',
  pledged: 'coins',
  message: 'paper-plane-tilt',
  no_answer: 'paper-plane-tilt',
}

/** It leads to where it happened, if that is there; else a press only marks it as read. */
function Opening({ of: { id, read_at, kind, data }, children }: { of: Notification; children: ReactNode }) {
  const { read } = useReading()
  const isToBeRead = read_at === null && !rulesOf(kind).asks
  const onClick = () => {
    if (isToBeRead) read(id)
  }
  const { pathname, search, hash } = new URL(data.params.url ?? '', location.origin)
  if (data.params.url && hasPage(pathname)) {
    return (
      <Link to={pathname} search={readSearch(search)} hash={hash.slice(1)} onClick={onClick}>
        {children}
      </Link>
    )
  }
  if (!isToBeRead) return children
  return (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  )
}
