import { Link, useNavigate } from '@tanstack/react-router'
import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { refusal } from '#web/client/refusal.ts'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AccountCard, type AccountView } from './account-card.tsx'
import { AccountTerms } from './account-terms.tsx'
import css from './accounts.css?url'
import { ownPath } from '#web/own-path.ts'
import { SocialLink } from './social-link.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { signedInPath } from './signed-in-path.ts'
import { SignUpForm } from './sign-up-form.tsx'

interface Props {
  view: AccountView
  redirectTo: string | undefined
  onClosed: () => void
}

/** An open dialog with plain forms and links; script makes it a true modal, and closing it clears the query. */
export function AccountModal({ view, redirectTo: wanted, onClosed }: Props) {
  const dialog = useTrueModal(view)
  const hasFlipped = useHasFlipped(view)
  const navigate = useNavigate()
  const redirectTo = ownPath(wanted)
  const close = () => dialog.current?.close()
  const onClose = () => {
    onClosed()
    void navigate({ to: '.', search: {}, replace: true, resetScroll: false })
  }
  const onLink = (event: MouseEvent) => {
    event.preventDefault()
    close()
  }
  return (
    <dialog
      ref={dialog}
      className={hasFlipped ? 'account-modal has-flipped' : 'account-modal'}
      open
      aria-labelledby="account-modal-title"
      onClose={onClose}
      onPointerDown={(event) => isBeside(event) && close()}
    >
      <link rel="stylesheet" href={css} precedence="features" />
      <Link className="account-close" to="." search={{}} aria-label={t('account_modal.close')} onClick={onLink}>
        <Icon name="x" />
      </Link>
      {view === 'sign-up' ? <SignUp redirectTo={redirectTo} /> : <SignIn redirectTo={redirectTo} />}
    </dialog>
  )
}

function SignIn({ redirectTo }: { redirectTo: string | undefined }) {
  const { posted, send } = useSending(redirectTo, async ({ email = '', password = '' }) => {
    const { api } = await import('#web/client/api.ts')
    await api.auth.startSession.call({ email, password }, { context: { says_fields: true } })
  })
  return (
    <AccountCard view="sign-in">
      <h2 id="account-modal-title">{t('sign_in.title')}</h2>
      <p className="lead">{redirectTo ? t('account_modal.needed') : t('sign_in.lead')}</p>
      <SocialLink redirectTo={redirectTo} />
      <SignInForm posted={posted} redirectTo={redirectTo} send={send} />
      <p className="account-other">
        <Link to="/sign-in-link/{-$token}" params={{ token: undefined }}>
          {t('sign_in.by_link')}
        </Link>
      </p>
      <p className="account-other">
        {t('sign_in.no_account')} <Flip to="sign-up" redirectTo={redirectTo} text={t('sign_in.get_one')} />
      </p>
    </AccountCard>
  )
}

function SignUp({ redirectTo }: { redirectTo: string | undefined }) {
  const { posted, send } = useSending(redirectTo, async ({ email = '', password = '', firstname = '', lastname = '' }) => {
    const { api } = await import('#web/client/api.ts')
    await api.auth.register.call({ email, password, firstname, lastname }, { context: { says_fields: true } })
  })
  return (
    <AccountCard view="sign-up">
      <h2 id="account-modal-title">{t('sign_up.title')}</h2>
      <p className="lead">{t('sign_up.lead')}</p>
      <SocialLink redirectTo={redirectTo} />
      <SignUpForm posted={posted} redirectTo={redirectTo} send={send} />
      <AccountTerms />
      <p className="account-other">
        {t('sign_up.have_account')} <Flip to="sign-in" redirectTo={redirectTo} text={t('sign_up.sign_in')} />
        <Link className="account-kind" to="/sign-up" search={{ 'redirect-to': redirectTo, vendor: 'true' }}>
          {t('sign_up.vendor')}
        </Link>
      </p>
    </AccountCard>
  )
}

function Flip({ to, redirectTo, text }: { to: AccountView; redirectTo: string | undefined; text: string }) {
  const view = to === 'sign-up' ? to : undefined
  return (
    <Link to="." search={{ login: 'true', view, 'redirect-to': redirectTo }} replace resetScroll={false}>
      {text}
    </Link>
  )
}

/** Whoever signed in is somebody else to every page, so the way on is a load of its own. */
function useSending(redirectTo: string | undefined, call: (fields: Record<string, string>) => Promise<unknown>) {
  const [posted, setPosted] = useState<PostedForm>()
  async function send(fields: Record<string, string>): Promise<boolean> {
    try {
      await call(fields)
    } catch (error) {
      const { message, errors } = refusal(error) ?? { message: t('error.no_connection'), errors: {} }
      setPosted({ values: fields, errors, message })
      return false
    }
    location.assign(signedInPath(redirectTo))
    return true
  }
  return { posted, send }
}

/** Only what was turned over flips; what opens does not. */
function useHasFlipped(view: AccountView): boolean {
  const [first] = useState(view)
  const [hasFlipped, setFlipped] = useState(false)
  if (view !== first && !hasFlipped) setFlipped(true)
  return hasFlipped
}

/** The server can only send an open dialog; whether it holds the focus is decided here. */
function useTrueModal(view: AccountView) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const { current } = dialog
    if (!current) return
    const { activeElement } = document
    if (!current.matches(':modal')) {
      current.open = false
      current.showModal()
    }
    // Whoever was faster than the script goes on typing.
    const isTyping = activeElement instanceof HTMLInputElement && current.contains(activeElement)
    const field = isTyping ? activeElement : current.querySelector<HTMLElement>(`.${view} input:not([type="hidden"])`)
    field?.focus()
  }, [view])
  return dialog
}

/** What lies behind a modal is part of it to the browser, as is its scroll bar. */
function isBeside({ target, currentTarget, clientX, clientY }: PointerEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}
