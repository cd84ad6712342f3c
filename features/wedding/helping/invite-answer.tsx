import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import type { Visitor } from '#web/visitor.ts'
import type { Invite } from './contract.ts'

interface Props {
  invite: Invite
  visitor: Visitor
  path: string
  posted: PostedForm | undefined
}

/** Yes or no, by plain forms; who is not signed in says yes by an account, and no at once. */
export function InviteAnswer({ invite: { id, role, whose, email }, visitor, path, posted }: Props) {
  const back = new URLSearchParams({ 'redirect-to': path })
  return (
    <>
      {posted && (
        <p className="form-error" role="alert">
          {posted.message}
        </p>
      )}
      {whose === 'own' ? (
        <>
          <div className="helper-invite-answer">
            <Answer name="accept" id={id} path={path} label={t(role === 'partner' ? 'helping.yes_partner' : 'helping.yes')} isMain />
            <Answer name="decline" id={id} path={path} label={t('helping.no')} />
          </div>
          <p className="helper-invite-note">{t('helping.signed_in_as', { email: visitor?.email ?? '' })}</p>
        </>
      ) : (
        <>
          <p className="helper-invite-note">
            {t('helping.need_account')} {t('helping.use_address', { email })}
          </p>
          <div className="helper-invite-answer">
            <a className="button main large" href={`/sign-up?${back}`}>
              {t('helping.make_account')}
            </a>
            <a className="button large" href={`/sign-in?${back}`}>
              {t('helping.sign_in')}
            </a>
            <Answer name="decline-by-link" id={id} path={path} label={t('helping.no')} />
          </div>
        </>
      )}
    </>
  )
}

interface AnswerProps {
  name: string
  id: number
  path: string
  label: string
  isMain?: boolean
}

function Answer({ name, id, path, label, isMain = false }: AnswerProps) {
  return (
    <form action={path} method="post">
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="id" value={id} />
      <button className={`button large ${isMain ? 'main' : 'ghost'}`} type="submit">
        {label}
      </button>
    </form>
  )
}
