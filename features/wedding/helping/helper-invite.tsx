import letter from 'virtual:picture/forgot-password'
import type { ReactNode } from 'react'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Picture } from '#web/ui/picture.tsx'
import type { Visitor } from '#web/visitor.ts'
import type { Invite } from './contract.ts'
import { coupleNames } from './couple-names.ts'
import { helperPath } from '#web/map/helper-path.ts'
import { InviteAnswer } from './invite-answer.tsx'
import { InviteKeys } from './invite-keys.tsx'

interface Props {
  /** Undefined once it was declined, or is gone. */
  invite: Invite | undefined
  visitor: Visitor
  path: string
  posted: PostedForm | undefined
}

/** In each state it says one thing, and what can be done next. */
export function HelperInvite({ invite, visitor, path, posted }: Props) {
  if (!invite || invite.state === 'declined') return <Said title={t('helping.declined_title')} text={t('helping.declined_text')} />
  const { state, whose, firstname: first, email } = invite
  if (state === 'accepted') return <Accepted invite={invite} isVendor={visitor?.is_vendor ?? false} />
  if (state === 'expired') return <Said title={t('helping.expired_title')} text={t('helping.expired_text', { first })} />
  if (whose === 'other') {
    return (
      <Said title={t('helping.wrong_title')} text={t('helping.wrong_text', { email, own: visitor?.email ?? '' })}>
        <form action="/sign-out" method="post">
          <button className="button main large" type="submit">
            {t('helping.sign_out')}
          </button>
        </form>
      </Said>
    )
  }
  const names = coupleNames(invite).join(' & ')
  return (
    <Card title={t('helping.invited_title', { first })}>
      <p className="lead">{invite.role === 'partner' ? t('helping.partner_lead') : t('helping.invited_lead', { names })}</p>
      {invite.role === 'helper' && <InviteKeys shares={invite.guest_wedding_events} />}
      <InviteAnswer invite={invite} visitor={visitor} path={path} posted={posted} />
    </Card>
  )
}

function Accepted({ invite, isVendor }: { invite: Invite; isVendor: boolean }) {
  const names = coupleNames(invite).join(' & ')
  if (invite.whose !== 'own') {
    return (
      <Said title={t('helping.answered_title')} text={t('helping.answered_text')}>
        <a className="button main large" href="/sign-in">
          {t('helping.sign_in')}
        </a>
      </Said>
    )
  }
  const [first] = invite.guest_wedding_events.filter(({ permissions }) => permissions.length > 0)
  const way = invite.role === 'partner' || !first ? '/dashboard' : helperPath({ user_id: invite.user_id, id: first.id }, isVendor)
  return (
    <Card title={t('helping.accepted_title', { names })}>
      <p className="lead">{invite.role === 'partner' ? t('helping.partner_lead') : t('helping.accepted_text')}</p>
      {invite.role === 'helper' && <InviteKeys shares={invite.guest_wedding_events} />}
      <p className="helper-invite-answer">
        <a className="button main large" href={way}>
          {first && invite.role === 'helper' ? t('helping.to_event', { event: first.name }) : t('helping.to_plan')}
        </a>
      </p>
    </Card>
  )
}

function Said({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Card title={title}>
      <p className="lead">{text}</p>
      <div className="helper-invite-answer">
        {children ?? (
          <a className="button main large" href="/">
            {t('helping.home')}
          </a>
        )}
      </div>
    </Card>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="helper-card">
      <div className="helper-picture">
        <Picture of={letter} sizes="230px" isEager />
      </div>
      <div className="helper-paper scallop">
        <p className="kicker">{t('helping.invite_page')}</p>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}
