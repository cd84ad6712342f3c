import { t } from '#web/text/text.ts'
import type { GuestPage } from './contract.ts'
import { replyStatuses } from './reply-status.ts'

interface Props {
  events: GuestPage['guest_wedding_events']
  counts: GuestPage['guest_wedding_event_counts']
}

/** How many gave which answer, event by event. */
export function GuestCounts({ events, counts }: Props) {
  return (
    <section className="guest-counts" aria-label={t('guests.counts')}>
      {events.map((event) => (
        <div key={event.id}>
          <h2>{event.name}</h2>
          <dl>
            {counts
              .filter(({ id, guests }) => id === event.id && guests > 0)
              .map(({ status, guests, heads }) => (
                <div key={status}>
                  <dt>{replyStatuses[status as keyof typeof replyStatuses]}</dt>
                  <dd>
                    {guests} {heads > guests && <small>{t('guests.heads', { n: heads })}</small>}
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </section>
  )
}
