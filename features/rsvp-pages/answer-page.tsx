import closedPicture from 'virtual:picture/rsvp-closed'
import picture from 'virtual:picture/rsvp-thanks'
import type { PlainPage } from '#web/plain-page.ts'
import { t } from '#web/text/rsvp-text.ts'
import type { Invitation } from '../rsvp/contract.ts'
import { coupleNames, inWords } from '../rsvp/in-words.ts'
import { isClosed } from '../rsvp/wrong-answers.ts'
import { AnswerForm } from './answer-form.tsx'
import { AnswerList } from './answer-list.tsx'
import { AskCouple, WriteForm } from './ask-couple.tsx'
import { ClosedWords } from './closed-words.tsx'
import { coupleView } from './couple-view.tsx'
import { GuestFrame } from '#web/layouts/guest-frame.tsx'
import { InvitationHead } from './invitation-head.tsx'
import { closedSince, dear, hasClosed } from './invited.ts'
import css from './rsvp.css?inline'
import { Schedule } from './schedule.tsx'
import { shortDay } from './when.ts'
import { type Written, writtenIn } from './written.ts'

/** Where a household answers; after the last day it says so, and what it has. Digits are the couple's own way in. */
export const page: PlainPage = async ({ parts: [, id = ''], url, api, form }) => {
  if (/^\d+$/.test(id)) return coupleView(api, Number(id))
  const { data: invitation } = await api.rsvp.get({ invite_id: id })
  const title = inWords(coupleNames(invitation.couple))
  const written = writtenIn(url, form)
  if (isClosed(invitation)) return { title, css, content: <Closed invitation={invitation} invite_id={id} written={written} /> }
  const isAsked = invitation.events.some(({ is_asked }) => is_asked)
  const content = (
    <GuestFrame picture={picture}>
      <InvitationHead invitation={invitation} kick={dear(invitation)} />
      {invitation.welcome && <p className="guest-lines">{invitation.welcome}</p>}
      {isAsked ? (
        <AnswerForm invitation={invitation} posted={written.posted ? undefined : form} />
      ) : (
        <p className="lead">{t('rsvp.nothing_yet')}</p>
      )}
      {hasClosed(invitation) && <WriteForm invitation={invitation} {...written} />}
    </GuestFrame>
  )
  return { title, css, content }
}

function Closed({ invitation, invite_id, written }: { invitation: Invitation; invite_id: string; written: Written }) {
  const day = closedSince(invitation)
  return (
    <GuestFrame picture={closedPicture}>
      <InvitationHead invitation={invitation} kick={day ? t('rsvp.closed_on', { day: shortDay(day) }) : t('rsvp.closed_now')} />
      <ClosedWords invitation={invitation} />
      <h2 className="guest-label">{t('rsvp.we_have')}</h2>
      <AnswerList invitation={invitation} />
      <AskCouple invitation={invitation} />
      <WriteForm invitation={invitation} {...written} />
      <Schedule invitation={invitation} invite_id={invite_id} />
    </GuestFrame>
  )
}
