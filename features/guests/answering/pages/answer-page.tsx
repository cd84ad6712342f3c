import closedPicture from 'virtual:picture/rsvp-closed'
import picture from 'virtual:picture/rsvp-thanks'
import type { PlainPage } from '#web/start/plain-page.ts'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import type { Invitation } from '../contract.ts'
import { listed } from '#web/listed.ts'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { isClosed } from '../wrong-answers.ts'
import { AnswerForm } from './answer-form.tsx'
import { AnswerList } from './answer-list.tsx'
import { AskCouple, WriteForm } from './ask-couple.tsx'
import { ClosedWords } from './closed-words.tsx'
import { coupleView } from './couple-view.tsx'
import { GuestFrame } from '#web/layouts/guest-frame.tsx'
import { InvitationHead } from './invitation-head.tsx'
import { closedSince, dear, hasClosed } from './invited.ts'
import { coupleWay, PreviewNote } from './preview.tsx'
import { isPreview } from '#features/guests/list/rsvp-paths.ts'
import css from './rsvp.css?inline'
import { Schedule } from './schedule.tsx'
import { shortDay } from './when.ts'
import { writtenIn } from './written.ts'

/** Where a household answers; after the last day it says so, and what it has. Digits are the couple's own way in. */
export const page: PlainPage = async ({ parts: [, id = ''], url, api, form, hasSession }) => {
  if (/^\d+$/.test(id)) {
    return isPreview(url) ? coupleWay({ id: Number(id), url, api, hasSession }, preview) : coupleView(api, Number(id))
  }
  const { data: invitation } = await api.rsvp.get({ invite_id: id })
  const written = writtenIn(url, form)
  const isLate = isClosed(invitation)
  const content = (
    <GuestFrame picture={isLate ? closedPicture : picture} own={invitation.picture}>
      {isLate ? <Late invitation={invitation} /> : <Open invitation={invitation} posted={written.posted ? undefined : form} />}
      {hasClosed(invitation) && <WriteForm invitation={invitation} {...written} />}
      {isLate && <Schedule invitation={invitation} invite_id={id} />}
    </GuestFrame>
  )
  return { title: listed(coupleNames(invitation.couple)), css, content }
}

/** The same for the couple to look at; nobody answers by it. */
function preview({ invitation, id }: { invitation: Invitation; id: number }) {
  const isLate = isClosed(invitation)
  const content = (
    <GuestFrame picture={isLate ? closedPicture : picture} own={invitation.picture}>
      <PreviewNote invitation={invitation} id={id} />
      {isLate ? <Late invitation={invitation} /> : <Open invitation={invitation} posted={undefined} isPreview />}
    </GuestFrame>
  )
  return { title: listed(coupleNames(invitation.couple)), css, content }
}

interface OpenProps {
  invitation: Invitation
  posted: PostedForm | undefined
  isPreview?: boolean
}

function Open({ invitation, posted, isPreview = false }: OpenProps) {
  const isAsked = invitation.events.some(({ is_asked }) => is_asked)
  return (
    <>
      <InvitationHead invitation={invitation} kick={dear(invitation)} />
      {invitation.welcome && <p className="guest-lines">{invitation.welcome}</p>}
      {isAsked ? (
        <AnswerForm invitation={invitation} posted={posted} isPreview={isPreview} />
      ) : (
        <p className="lead">{t('rsvp.nothing_yet')}</p>
      )}
    </>
  )
}

function Late({ invitation }: { invitation: Invitation }) {
  const day = closedSince(invitation)
  return (
    <>
      <InvitationHead invitation={invitation} kick={day ? t('rsvp.closed_on', { day: shortDay(day) }) : t('rsvp.closed_now')} />
      <ClosedWords invitation={invitation} />
      <h2 className="guest-label">{t('rsvp.we_have')}</h2>
      <AnswerList invitation={invitation} />
      <AskCouple invitation={invitation} />
    </>
  )
}
