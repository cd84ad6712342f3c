import { t } from '#web/text/tools-text.ts'
import { ReplyShape } from '#web/ui/reply.tsx'
import type { GuestPage } from './contract.ts'
import { replyKind, type ReplyStatus, replyStatuses } from './reply-status.ts'

type Count = GuestPage['guest_wedding_event_counts'][number]

interface Props {
  events: GuestPage['guest_wedding_events']
  counts: readonly Count[]
}

/** From "yes" to "not asked yet": the order in which one wants to know. */
const order: readonly number[] = [2, 1, 4, 3, 0]

/** How many gave which answer, event by event. */
export function GuestCounts({ events, counts }: Props) {
  return (
    <section className="guest-counts" aria-label={t('guests.counts')}>
      {events.map((event) => {
        const given = counts.filter(({ id, guests }) => id === event.id && guests > 0)
        const sorted = given.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status))
        return (
          <div key={event.id}>
            <h2>{event.name}</h2>
            <dl>
              {sorted.map((count) => (
                <Figure key={count.status} {...count} />
              ))}
            </dl>
            {sorted.length > 0 && <Bar counts={sorted} />}
          </div>
        )
      })}
    </section>
  )
}

function Figure({ status, guests, heads }: Count) {
  return (
    <div data-reply={replyKind(status)}>
      <dt>
        <ReplyShape kind={replyKind(status)} />
        {replyStatuses[status as ReplyStatus]}
      </dt>
      <dd>{guests}</dd>
      {heads > guests && <dd className="guest-heads">{t('guests.heads', { n: heads })}</dd>}
    </div>
  )
}

/** The figures say the same in words, so nobody needs to hear the bar. */
function Bar({ counts }: { counts: readonly Count[] }) {
  return (
    <div className="guest-bar" aria-hidden="true">
      {counts.map(({ status, guests }) => (
        <i key={status} data-reply={replyKind(status)} style={{ flexGrow: guests }} />
      ))}
    </div>
  )
}
