import { Link, useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { todayIn } from '#features/account/sign-in/today.ts'
import { isOver } from '#features/wedding/events/reply-days.ts'
import type { GuestWeddingEvent } from '#features/wedding/events/contract.ts'
import { sayFailure } from '#features/guests/list/busy-and-failed.ts'

interface Props {
  events: readonly GuestWeddingEvent[]
  /** Where the couple lives, whose midnight counts. */
  zone: string
  /** It is the visitor's to change. */
  isOwn: boolean
}

/** The last day for answers, of each event; saved as soon as somebody is done with the field. */
export function ReplyDeadlines({ events, zone, isOwn }: Props) {
  return (
    <section>
      <h2>{t('replies_page.deadlines')}</h2>
      <p>
        {t('replies_page.deadlines_text', { city: cityOf(zone) })}{' '}
        {isOwn && (
          <Link to="/settings/{-$type}" params={{ type: 'wedding' }}>
            {t('replies_page.other_zone')}
          </Link>
        )}
      </p>
      <div className="reply-deadlines">
        {events.map((event) => (
          <Deadline key={`${event.id} ${event.version}`} event={event} zone={zone} />
        ))}
      </div>
    </section>
  )
}

/** `America/Los_Angeles` as people there say it. */
function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

function Deadline({ event: { id, name, reply_by }, zone }: { event: GuestWeddingEvent; zone: string }) {
  const isAlive = useHydrated()
  const { once } = useActs()
  const [errors, setErrors] = useState<readonly string[]>([])
  const [day, setDay] = useState(reply_by ?? '')
  const isPast = isOver(day, todayIn(zone))
  const save = (value: string) => {
    if (value === (reply_by ?? '')) return setErrors([])
    void once(
      async (act) => {
        await api.guest_wedding_events.update.call({ id, reply_by: value || null, act })
        setErrors([])
        toast({ kind: 'done', lines: [t('replies_page.saved')] })
      },
      (error) => {
        const said = refusal(error)?.errors['reply_by']
        if (said) setErrors(said)
        else sayFailure(error)
      },
    )
  }
  return (
    <div data-warns={isPast || undefined} aria-live="polite">
      <DateField
        label={t('replies_page.deadline', { event: name })}
        hint={isPast ? t('replies_page.past_deadline') : day ? undefined : t('replies_page.no_deadline')}
        id={`field-reply_by-${id}`}
        name={`reply_by-${id}`}
        defaultValue={reply_by ?? ''}
        errors={errors}
        disabled={!isAlive}
        onChange={({ currentTarget: { value } }) => setDay(value)}
        onBlur={({ currentTarget: { value, validity } }) => validity.valid && save(value)}
      />
    </div>
  )
}
