import { t } from '#web/text/text.ts'
import { Reply } from '#web/ui/reply.tsx'
import type { Notification } from './contract.ts'
import { useAnswering } from './notifications-answering.ts'

/** The two buttons of what asks something, and afterwards what was answered. */
export function NotificationAnswer({ notification: { kind, read_at, data } }: { notification: Notification }) {
  const { answer, isPending } = useAnswering()
  const { id, answer: given } = data.params
  if (given === 'accepted') return <Reply kind="coming">{t('notifications.accepted')}</Reply>
  if (given === 'declined') return <Reply kind="cannot">{t('notifications.declined')}</Reply>
  if (given === 'withdrawn' || read_at !== null || id === undefined) return <Reply kind="not_asked">{t('notifications.withdrawn')}</Reply>
  const invite = { id, isRequest: kind === 'posse_request' }
  return (
    <div className="notification-answer">
      <button className="button main" type="button" aria-disabled={isPending} onClick={() => answer({ ...invite, isYes: true })}>
        {t('notifications.accept')}
      </button>
      <button className="button" type="button" aria-disabled={isPending} onClick={() => answer({ ...invite, isYes: false })}>
        {t('notifications.decline')}
      </button>
    </div>
  )
}
