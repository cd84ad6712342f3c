import { t } from '../../text/text.ts'

/** Signing out is a plain form, so that everything the page has loaded goes with it. */
export function SignOutButton() {
  return (
    <form action="/sign-out" method="post">
      <button className="button small" type="submit">
        {t('menu.sign_out')}
      </button>
    </form>
  )
}
