import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useZone } from '#features/wedding/history/own-zone.ts'
import { dayHeading, dayOf } from '#features/wedding/history/when.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import type { Thread } from './contract.ts'
import { pathOf } from './conversation-paths.ts'
import { nameOf } from './conversation-words.ts'
import { MessageItem } from './message-item.tsx'

interface Props {
  thread: Thread
  now: number
}

/** What was written, day by day: the newest stands at the foot, where the box begins without script, too. */
export function ThreadLog({ thread, now }: Props) {
  const { side, messages, has_more, is_illustrated } = thread
  const name = nameOf(thread)
  useReading(thread)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div className="messages-log" role="log" aria-label={t('messages.log', { name })} tabIndex={0}>
      <div>
        {is_illustrated && side === 'couple' && <p className="messages-note">{t('messages.example', { name })}</p>}
        {has_more && (
          <Link className="button small ghost" to={pathOf(thread)} search={{ before: messages[0]?.id }}>
            {t('messages.older')}
          </Link>
        )}
        <Days thread={thread} now={now} />
        <Seen thread={thread} />
      </div>
    </div>
  )
}

function Days({ thread, now }: Props) {
  const zone = useZone()
  const days = Map.groupBy(thread.messages, ({ created_at }) => dayOf(new Date(created_at), zone))
  return [...days].map(([day, messages]) => (
    <section key={day} aria-label={dayHeading(messages[0]!.created_at, now, zone)}>
      <h3 className="messages-day">{dayHeading(messages[0]!.created_at, now, zone)}</h3>
      <ol>
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} thread={thread} zone={zone} />
        ))}
      </ol>
    </section>
  ))
}

/** Under the last of one's own, once the other side has it. */
function Seen({ thread: { messages, side, seen_id } }: Pick<Props, 'thread'>) {
  const last = messages.at(-1)
  return last && last.side === side && last.id <= seen_id ? <p className="messages-seen">{t('messages.seen')}</p> : null
}

/** Whoever has it before their eyes has read it; a page in the background waits until it is looked at. */
function useReading({ id, unread, messages }: Thread): void {
  const up_to = messages.at(-1)?.id
  useEffect(() => {
    if (unread === 0 || up_to === undefined) return undefined
    const leaving = new AbortController()
    const read = () => {
      if (document.visibilityState !== 'visible') return
      leaving.abort()
      void api.conversations.read.call({ id, up_to }, { context: { is_quiet: true } }).catch(() => {})
    }
    document.addEventListener('visibilitychange', read, { signal: leaving.signal })
    read()
    return () => leaving.abort()
  }, [id, unread, up_to])
}
