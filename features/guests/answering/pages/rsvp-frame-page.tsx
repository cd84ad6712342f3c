import type { PlainApi, PlainPage } from '#web/start/plain-page.ts'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import type { Invitation } from '../contract.ts'
import { isClosed } from '../wrong-answers.ts'
import { AnswerForm } from './answer-form.tsx'
import { AnswerList } from './answer-list.tsx'
import { AskCouple, WriteForm } from './ask-couple.tsx'
import { coupleOf } from './asked-couple.ts'
import { ClosedWords } from './closed-words.tsx'
import { CodeForm } from './code-form.tsx'
import { CoupleTitle } from './couple-title.tsx'
import { headline } from './headline.ts'
import { hasClosed, mainEvent } from './invited.ts'
import css from './rsvp.css?inline'
import { dayAndHour } from './when.ts'

/** The one page that others may show within theirs: code, answer and thanks follow each other here, with the invite in the form. */
export const page: PlainPage = async ({ url, api, form }) => {
  const { couple, person } = await coupleOf(api, url)
  const invitation = await invitationOf(api, form)
  const shown = invitation?.couple ?? person
  const event = invitation && mainEvent(invitation)
  const content = (
    <main className="guest-inside" id="main">
      <header>
        <p className="kick">{t('rsvp.favor')}</p>
        {shown ? <CoupleTitle couple={shown} /> : <h1>{t('rsvp.title')}</h1>}
        {event && <p className="quiet num">{[dayAndHour(event), event.place].filter(Boolean).join('. ')}</p>}
      </header>
      {invitation ? (
        <Step invitation={invitation} invite_id={form?.values['invite_id'] ?? ''} form={form} />
      ) : (
        <CodeForm
          couple={couple}
          isKnown={person !== undefined}
          code=""
          isSent={form?.values['step'] === 'sent'}
          posted={refusedOnly(form)}
        />
      )}
      <footer>
        <a href={url.origin} target="_blank" rel="noreferrer">
          {t('rsvp.by')}
        </a>
      </footer>
    </main>
  )
  return { title: t('rsvp.page_title'), css, content }
}

/** An invite that came to an end meanwhile begins with the code again. */
async function invitationOf(api: PlainApi, form: PostedForm | undefined): Promise<Invitation | undefined> {
  const invite_id = form?.values['invite_id']
  if (!invite_id) return undefined
  return api.rsvp.get({ invite_id }).then(
    ({ data }) => data,
    () => undefined,
  )
}

/** What goes on is posted, too, without anything wrong with it. */
function refusedOnly(form: PostedForm | undefined): PostedForm | undefined {
  return form?.values['step'] ? undefined : form
}

function Step({ invitation, invite_id, form }: { invitation: Invitation; invite_id: string; form: PostedForm | undefined }) {
  if (form?.values['step'] === 'thanks') return <Thanks invitation={invitation} invite_id={invite_id} />
  const isWriting = form?.values['form'] === 'write'
  const write = hasClosed(invitation) && (
    <WriteForm
      invitation={invitation}
      invite_id={invite_id}
      posted={isWriting ? refusedOnly(form) : undefined}
      isSent={form?.values['step'] === 'written'}
    />
  )
  if (isClosed(invitation)) {
    return (
      <>
        <ClosedWords invitation={invitation} />
        <AnswerList invitation={invitation} />
        <AskCouple invitation={invitation} />
        {write}
      </>
    )
  }
  return (
    <>
      <AnswerForm invitation={invitation} invite_id={invite_id} posted={isWriting ? undefined : refusedOnly(form)} />
      {write}
    </>
  )
}

function Thanks({ invitation, invite_id }: { invitation: Invitation; invite_id: string }) {
  const { title, tail, text } = headline(invitation)
  return (
    <div role="status">
      <h2>
        {title} {tail && <em>{tail}</em>}
      </h2>
      <p className="lead">{text}</p>
      <AnswerList invitation={invitation} />
      <form className="guest-form" method="post">
        <input type="hidden" name="form" value="again" />
        <input type="hidden" name="invite_id" value={invite_id} />
        <button className="button" type="submit">
          {t('rsvp.change')}
        </button>
      </form>
    </div>
  )
}
