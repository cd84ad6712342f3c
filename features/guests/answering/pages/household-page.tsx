import picture from 'virtual:picture/rsvp-thanks'
import type { PlainPage } from '#web/start/plain-page.ts'
import { t } from '#web/text/text.ts'
import { websitePath } from '#features/guests/list/website-path.ts'
import { greeted } from '#features/guests/list/greeting.ts'
import type { Invitation } from '../contract.ts'
import { listed } from '#web/listed.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { invitePath } from '#features/guests/list/rsvp-paths.ts'
import { isClosed } from '../wrong-answers.ts'
import { AnswerList } from './answer-list.tsx'
import { AskCouple, WriteForm } from './ask-couple.tsx'
import { ClosedWords } from './closed-words.tsx'
import { GuestFrame } from '#web/layouts/guest-frame.tsx'
import { headline } from './headline.ts'
import { InvitationHead } from './invitation-head.tsx'
import { dear, hasAnswered, isOne, lastDay } from './invited.ts'
import { OwnDataForms } from './own-data.tsx'
import { previewSearch } from '#features/guests/list/rsvp-paths.ts'
import { coupleWay, PreviewNote } from './preview.tsx'
import css from './rsvp.css?inline'
import { Schedule } from './schedule.tsx'
import { shortDay } from './when.ts'
import { writtenIn } from './written.ts'

/** What a household knows and said; with thanks when they come from answering. Digits are the couple's own way in. */
export const page: PlainPage = async ({ parts: [, id = ''], url, api, form, hasSession }) => {
  if (/^\d+$/.test(id)) return coupleWay({ id: Number(id), url, api, hasSession }, preview)
  const { data: invitation } = await api.rsvp.get({ invite_id: id })
  const done = url.searchParams.get('saved') ? 'saved' : url.searchParams.get('erased') ? 'erased' : undefined
  const content = (
    <GuestFrame picture={picture} own={invitation.picture}>
      <Head invitation={invitation} isThanked={url.searchParams.get('answered') === 'yes'} />
      {hasAnswered(invitation) && <AnswerList invitation={invitation} />}
      {isClosed(invitation) ? <ClosedWords invitation={invitation} /> : <Onward invitation={invitation} to={`${invitePath(id)}/rsvp`} />}
      {isClosed(invitation) && <AskCouple invitation={invitation} />}
      {isClosed(invitation) && <WriteForm invitation={invitation} {...writtenIn(url, form)} />}
      <Schedule invitation={invitation} invite_id={id} />
      {invitation.website && (
        <p>
          <a className="button" href={websitePath(invitation.website, id)}>
            {t('rsvp.website')}
          </a>
        </p>
      )}
      <OwnDataForms guest={invitation.guest} posted={form?.values['form'] === 'own' ? form : undefined} done={done} />
    </GuestFrame>
  )
  return { title: listed(coupleNames(invitation.couple)), css, content }
}

/** The same for the couple to look at, without anything that would be done. */
function preview({ invitation, id }: { invitation: Invitation; id: number }) {
  const content = (
    <GuestFrame picture={picture} own={invitation.picture}>
      <PreviewNote invitation={invitation} id={id} />
      <Head invitation={invitation} isThanked={false} />
      {hasAnswered(invitation) && <AnswerList invitation={invitation} />}
      {isClosed(invitation) && <ClosedWords invitation={invitation} />}
      {isClosed(invitation) && <AskCouple invitation={invitation} />}
      <Onward invitation={invitation} to={`/guests/${id}/rsvp${previewSearch}`} />
      <Schedule invitation={invitation} />
    </GuestFrame>
  )
  return { title: listed(coupleNames(invitation.couple)), css, content }
}

function Head({ invitation, isThanked }: { invitation: Invitation; isThanked: boolean }) {
  const adults = invitation.guests.filter(({ age_group }) => age_group === 'adult')
  const names = listed(greeted('', adults))
  if (!isThanked || !hasAnswered(invitation)) {
    return (
      <>
        <InvitationHead invitation={invitation} kick={dear(invitation)} />
        {invitation.welcome && <p className="guest-lines">{invitation.welcome}</p>}
      </>
    )
  }
  const { title, tail, text } = headline(invitation)
  return (
    <div className="guest-head" role="status">
      <p className="kick">{names ? t('rsvp.thanks_to', { names }) : t('rsvp.thanks')}</p>
      <h1>
        {title} {tail && <em>{tail}</em>}
      </h1>
      <p className="lead">{text}</p>
    </div>
  )
}

function Onward({ invitation, to }: { invitation: Invitation; to: string }) {
  if (!invitation.events.some(({ is_asked, is_open }) => is_asked && is_open)) return null
  const by = lastDay(invitation)
  const isDone = hasAnswered(invitation)
  return (
    <div className="guest-acts">
      <a className={isDone ? 'button' : 'button main large'} href={to}>
        {isOne(invitation) ? t(isDone ? 'rsvp.change_one' : 'rsvp.answer_one') : t(isDone ? 'rsvp.change' : 'rsvp.answer')}
      </a>
      {by && <p className="hint">{isDone ? t('rsvp.change_until', { day: shortDay(by) }) : t('rsvp.until', { day: shortDay(by) })}</p>}
    </div>
  )
}
