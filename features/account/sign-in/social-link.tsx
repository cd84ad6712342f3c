import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  redirectTo: string | undefined
  isVendor?: boolean
}

/** The way in by Google, where the operator has one; the page says so in its first element, and keeps it. */
export function SocialLink({ redirectTo, isVendor }: Props) {
  const isThere = import.meta.env.SSR ? startContext()?.hasGoogle : 'google' in document.documentElement.dataset
  if (!isThere) return null
  const query = new URLSearchParams({ ...(redirectTo && { 'redirect-to': redirectTo }), ...(isVendor && { vendor: 'true' }) })
  return (
    <>
      <a className="button large account-social" href={`/api/v1/auth/social/redirect/google?${query}`}>
        <Icon name="google-logo" />
        {t('social.google')}
      </a>
      <p className="account-or">{t('social.or')}</p>
    </>
  )
}
