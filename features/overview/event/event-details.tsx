import type { ReactNode } from 'react'
import { t } from '#web/text/text.ts'
import { useToday } from '#features/overview/dashboard/today.ts'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import { shownWhen } from '#features/wedding/events/event-when.ts'
import { longDay } from '#web/long-day.ts'

/** What guests are told of it, and what is not said yet. */
export function EventDetails({ event, today }: { event: ReachedEvent; today: string }) {
  const { place, address, dress, note, visible_to, meals } = event
  return (
    <section>
      <h2>{t('event.details')}</h2>
      <dl className="event-facts num">
        <Fact label={t('event.when')}>{shownWhen(event)}</Fact>
        <Fact label={t('event.where')}>{[place, address].filter(Boolean).join(', ')}</Fact>
        <Fact label={t('event.dress')}>{dress}</Fact>
        <Fact label={t('event.reply_by')}>
          <ReplyBy day={event.reply_by} today={useToday(today)} />
        </Fact>
        <Fact label={t('event.meals')}>{meals.join(', ')}</Fact>
        {note && <Fact label={t('event.note')}>{note}</Fact>}
        <Fact label={t('event.visible_to')}>{t(visible_to === 'everyone' ? 'event.everyone' : 'event.invited')}</Fact>
      </dl>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <i>{t('event.not_said')}</i>}</dd>
    </div>
  )
}

function ReplyBy({ day, today }: { day: string | null; today: string }) {
  if (day === null) return t('event.reply_open')
  return t(day < today ? 'event.reply_closed' : 'event.reply_until', { day: longDay(day) ?? day })
}
