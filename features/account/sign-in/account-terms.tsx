import { legalPaths } from '#web/site.ts'
import { t } from '#web/text/text.ts'

/** What somebody agrees to by making an account, each to be read first. */
export function AccountTerms() {
  const [before, terms, between, privacy, after] = t('sign_up.terms').split('*')
  const paths = legalPaths()
  return (
    <p className="account-terms">
      {before}
      <a href={paths.terms_of_use}>{terms}</a>
      {between}
      <a href={paths.privacy_policy}>{privacy}</a>
      {after}
    </p>
  )
}
