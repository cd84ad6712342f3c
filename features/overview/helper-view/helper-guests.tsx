import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { t } from '#web/text/text.ts'
import { ReplyFigures } from '#web/ui/reply-figures.tsx'
import type { ReplyKind } from '#web/ui/reply-words.ts'
import { Reply } from '#web/ui/reply.tsx'
import type { ReachedEvent } from '#features/wedding/events/contract.ts'
import type { GuestPage } from '#features/guests/list/contract.ts'
import { listName } from '#features/guests/list/guest-name.ts'
import { repliesTo, replyFor, replyKind } from '#features/guests/list/reply-status.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { lookQuery } from '#features/wedding/helping/helping-query.ts'

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
          {n > page.data.length && (
            <p>
              <Link className="more-link" to="/tools/guest-list/{-$event}" params={{}} search={{ event: event.id }}>
                {t('helping.view_all', { n })}
              </Link>
            </p>
          )}
        </>
      )}
    </section>
  )
}

function Figures({ event, counts }: { event: ReachedEvent; counts: GuestPage['guest_wedding_event_counts'] }) {
  const shown = repliesTo(event, counts)
  const of = (kind: ReplyKind) => shown.find((one) => one.kind === kind)?.guests ?? 0
  const said = t('helping.view_counts', { coming: of('coming'), waiting: of('waiting'), cannot: of('cannot') })
  return <ReplyFigures counts={shown} said={said} />
}
