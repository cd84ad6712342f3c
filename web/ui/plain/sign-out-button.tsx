import { t } from '../../text/text.ts'

/** Signing out is a plain form, so that everything the page has loaded goes with it. */
export function SignOutButton({ look }: { look: 'small' | 'main large' }) {
  return (
    <form action="/sign-out" method="post">
      <button className={`button ${look}`} type="submit">
        {t('menu.sign_out')}
      </button>
    </form>
  )
}
