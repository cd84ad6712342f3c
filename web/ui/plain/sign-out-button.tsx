import { t } from '../../text/text.ts'
import { Icon } from '../icon.tsx'

/** Signing out is a plain form, so that everything the page has loaded goes with it. */
export function SignOutButton({ look }: { look: 'ghost' | 'main large' }) {
  return (
    <form action="/sign-out" method="post">
      <button className={`button ${look}`} type="submit">
        {look === 'ghost' && <Icon name="sign-out" />}
        {t('menu.sign_out')}
      </button>
    </form>
  )
}
