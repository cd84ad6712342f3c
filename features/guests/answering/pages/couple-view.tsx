import { ORPCError } from '@orpc/client'
import { t } from '#web/text/text.ts'
import type { PlainPage } from '#web/start/plain-page.ts'
import { Reply } from '#web/ui/reply.tsx'
import { guestName } from '#features/guests/list/guest-name.ts'
import { replyKind } from '#features/guests/list/reply-status.ts'
import { invitePath, previewPath } from '#features/guests/list/rsvp-paths.ts'
import css from './rsvp.css?inline'

type Api = Parameters<PlainPage>[0]['api']

/** A guest by number, for the couple and who helps them with the list: what was said, and the way to the list. */
export async function coupleView(api: Api, id: number) {
  const [{ data: guest }, { data: events }] = await Promise.all([api.guests.get({ id }), api.guest_wedding_events.all()])
  // Who only helps neither looks at a household's pages nor hands out what opens them.
  const isCouples = await api.rsvp.preview({ id }).then(() => true, isRefused)
  const { data: place } = isCouples ? await api.address_collector.get({}) : { data: undefined }
  const name = guestName(guest)
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
        {isCouples && (
          <a className="button" href={previewPath(id)}>
            {t('rsvp.as_guest')}
          </a>
        )}
      </p>
      {place && <OwnLink link={guest.invite_id && new URL(invitePath(guest.invite_id), place.url).href} />}
    </main>
  )
  return { title: name, css, content }
}

/** What opens the household's page, to be selected and sent by whichever way reaches them; made when it is first asked for. */
function OwnLink({ link }: { link: string | null }) {
  return (
    <form className="guest-form guest-apart" method="post">
      <div className="field">
        {link && <label htmlFor="link">{t('rsvp.link')}</label>}
        {link && <input className="input" id="link" readOnly value={link} aria-describedby="link-hint" />}
        <p className="hint" id="link-hint">
          {t('rsvp.link_hint')}
        </p>
      </div>
      <input type="hidden" name="form" value="link" />
      {!link && (
        <button className="button" type="submit">
          {t('rsvp.make_link')}
        </button>
      )}
    </form>
  )
}

function isRefused(error: unknown): false {
  if (!(error instanceof ORPCError) || error.status !== 403) throw error
  return false
}
