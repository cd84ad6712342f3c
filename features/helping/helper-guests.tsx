import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '#web/text/helping-text.ts'
import { Reply, ReplyShape } from '#web/ui/reply.tsx'
import type { ReachedEvent } from '../events/contract.ts'
import type { GuestPage } from '../guests/contract.ts'
import { listName } from '../guests/guest-name.ts'
import { replyFor, replyKind, type ReplyStatus, replyStatuses } from '../guests/reply-status.ts'
import { coupleNames } from './couple-names.ts'
import { lookQuery } from './helping-query.ts'

/** Who is asked to one event and what they said to it, in figures and the first dozen by name. */
export function HelperGuests({ event }: { event: ReachedEvent }) {
  const { data: page } = useSuspenseQuery(lookQuery(event.id))
  const names = coupleNames(event).join(' & ')
  const n = page.meta.total
  return (
    <section className="helper-guests">
      <header>
        <h2>{t('helping.view_guests')}</h2>
        <Link className="more-link" to="/tools/guest-list/{-$event}" params={{}} search={{ event: event.id }}>
          {t('helping.view_list')}
        </Link>
      </header>
      {n === 0 ? (
        <p>{t('helping.view_nobody', { event: event.name })}</p>
      ) : (
        <>
          <Figures event={event} counts={page.guest_wedding_event_counts} />
          {event.role === 'helper' && (
            <p className="helper-only">
              {n === 1 ? t('helping.view_sees_one', { event: event.name, names }) : t('helping.view_sees', { n, event: event.name, names })}
            </p>
          )}
          <ul>
            {page.data.map((guest) => {
              const kind = replyKind(replyFor(guest, event)?.status ?? 0)
              return (
                <li key={guest.id}>
                  <b>{listName(guest)}</b>
                  <small>{guest.relationship || guest.tags[0]}</small>
                  <Reply kind={kind} />
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}

/** From "yes" to "can't"; of the others only who gave such an answer. */
const order = [2, 1, 3, 4, 0] as const

function Figures({ event, counts }: { event: ReachedEvent; counts: GuestPage['guest_wedding_event_counts'] }) {
  const of = (status: number) => counts.find((count) => count.id === event.id && count.status === status)?.guests ?? 0
  const shown = order.filter((status, place) => place < 3 || of(status) > 0)
  const said = t('helping.view_counts', { coming: of(2), waiting: of(1), cannot: of(3) })
  return (
    <>
      <dl>
        {shown.map((status) => (
          <div key={status} data-reply={replyKind(status)}>
            <dt>
              <ReplyShape kind={replyKind(status)} />
              {replyStatuses[status as ReplyStatus]}
            </dt>
            <dd>{of(status)}</dd>
          </div>
        ))}
      </dl>
      <div className="helper-bar" role="img" aria-label={said}>
        {shown
          .filter((status) => of(status) > 0)
          .map((status) => (
            <i key={status} data-reply={replyKind(status)} style={{ flexGrow: of(status) }} />
          ))}
      </div>
    </>
  )
}
