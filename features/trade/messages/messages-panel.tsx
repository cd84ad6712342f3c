import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useZone } from '#features/wedding/history/own-zone.ts'
import { agoOf } from '#features/wedding/history/when.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Conversation } from './contract.ts'
import { inboxes } from './conversation-paths.ts'
import { lastWords, nameOf } from './conversation-words.ts'
import { conversationsQuery, threadQuery } from './messages-query.ts'
import css from './messages.css?url'
import { ThreadLog } from './thread-log.tsx'
import { UnsentWords } from './unsent-words.tsx'
import { WriteForm } from './write-form.tsx'

interface Props {
  open: 'open' | number
  isVendor: boolean
  onClose: () => void
}

/** What is written, over whatever page somebody is on: all of it, or one conversation. */
export function MessagesPanel({ open, isVendor, onClose }: Props) {
  const [now] = useState(Date.now)
  if (open === 'open') return <AllConversations isVendor={isVendor} now={now} onClose={onClose} />
  // An address has words alone.
  return <OpenConversation key={open} id={Number(open)} isVendor={isVendor} now={now} onClose={onClose} />
}

function AllConversations({ isVendor, now, onClose }: Omit<Props, 'open'> & { now: number }) {
  const side = isVendor ? 'vendor' : 'couple'
  const { data, isError, isPaused, error } = useQuery(conversationsQuery(side, {}))
  const isMissing = !data && (isError || isPaused)
  return (
    <SidePanel title={t('messages.title')} onClose={onClose} isOver actions={!isMissing && <AllOfThem to={inboxes[side]} />}>
      <link rel="stylesheet" href={css} precedence="features" />
      {isMissing && <NotRead error={error} to={inboxes[side]} />}
      {!data && !isMissing && <Skeleton shape="row" count={5} />}
      {data?.data.length === 0 && (
        <EmptyState
          fact={isVendor ? t('messages.vendor_none') : t('messages.none')}
          hint={isVendor ? t('messages.vendor_none_hint') : t('messages.none_hint')}
        />
      )}
      <ul className="messages-brief">
        {data?.data.map((one) => (
          <Brief key={one.id} of={one} now={now} />
        ))}
      </ul>
    </SidePanel>
  )
}

function Brief({ of, now }: { of: Conversation; now: number }) {
  const zone = useZone()
  return (
    <li className={of.unread > 0 ? 'unread' : undefined}>
      <Link to="." search={(here: object) => ({ ...here, messages: of.id })} replace>
        <b>{nameOf(of)}</b> <time dateTime={of.last.created_at}>{agoOf(of.last.created_at, now, zone)}</time>
        <span className="messages-last">{lastWords(of)}</span>
        {of.unread > 0 && <span className="only-heard">{t('messages.unread_n', { n: of.unread })}</span>}
      </Link>
    </li>
  )
}

function OpenConversation({ id, isVendor, now, onClose }: Omit<Props, 'open'> & { id: number; now: number }) {
  const { data, isError, isPaused, error } = useQuery(threadQuery(id))
  const thread = data?.data
  const isMissing = !data && (isError || isPaused)
  const canWrite = thread?.is_open && thread.blocked_by === null
  return (
    <SidePanel
      title={thread ? nameOf(thread) : t('messages.title')}
      onClose={onClose}
      isOver
      head={
        <Link className="button ghost small" to="." search={(here: object) => ({ ...here, messages: 'open' as const })} replace>
          {t('messages.back')}
        </Link>
      }
      actions={canWrite ? <WriteForm thread={thread} /> : thread && <UnsentWords thread={thread} />}
    >
      <link rel="stylesheet" href={css} precedence="features" />
      {isMissing && <NotRead error={error} to={inboxes[isVendor ? 'vendor' : 'couple']} />}
      {!data && !isMissing && <Skeleton shape="row" count={5} />}
      {thread && (
        <div className="messages-panel">
          <ThreadLog thread={thread} now={now} />
        </div>
      )}
    </SidePanel>
  )
}

/** Why nothing stands here, and the way to the inbox: a page of its own, which the device may have where the line is down. */
function NotRead({ error, to }: { error: Error | null; to: string }) {
  const { status } = refusal(error) ?? {}
  return (
    <div className="messages-not-read" role="status">
      <p>{t(status === 404 ? 'messages.gone_missing' : status ? 'error.no_connection' : 'messages.no_line')}</p>
      <a className="button" href={to}>
        {t('messages.all_of_them')}
      </a>
    </div>
  )
}

function AllOfThem({ to }: { to: string }) {
  return (
    <Link className="button" to={to}>
      {t('messages.all_of_them')}
    </Link>
  )
}
