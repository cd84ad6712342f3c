import { t } from '#web/text/rsvp-text.ts'
import type { PlainPage } from '#web/plain-page.ts'
import { Reply } from '#web/ui/reply.tsx'
import { replyKind } from '../guests/reply-status.ts'
import css from './rsvp.css?inline'

type Api = Parameters<PlainPage>[0]['api']

/** A guest by number, for the couple and who helps them with the list: what was said, and the way to the list. */
export async function coupleView(api: Api, id: number) {
  const [{ data: guest }, { data: events }] = await Promise.all([api.guests.get({ id }), api.guest_wedding_events.all()])
  const name = [guest.firstname, guest.lastname].filter(Boolean).join(' ')
  const shown = guest.wedding_events.flatMap((reply) => {
    const event = events.find((known) => known.id === reply.id)
    return event ? [{ ...reply, name: event.name }] : []
  })
  const content = (
    <main className="guest-note" id="main">
      <p className="kick">{t('rsvp.couple_view')}</p>
      <h1>{name}</h1>
      <ul className="guest-answers">
        {shown.map((reply) => (
          <li key={reply.id}>
            <span>{reply.name}</span>
            <Reply kind={replyKind(reply.status)} />
            <small>{reply.meal || '–'}</small>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="lead">{t('rsvp.on_no_list')}</p>}
      <p className="guest-acts">
        <a className="button main" href={`/tools/guest-list?guest=${id}`}>
          {t('rsvp.open_list')}
        </a>
        {guest.invite_id && (
          <a className="button" href={`/guests/${guest.invite_id}`}>
            {t('rsvp.as_guest')}
          </a>
        )}
      </p>
    </main>
  )
  return { title: name, css, content }
}
