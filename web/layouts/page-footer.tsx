import { filledIn, legalPaths, site } from '../site.ts'
import { footerColumns, type SiteEntry, type SiteGroup } from '../menus/site-menu.ts'
import { t } from '../text/text.ts'
import { Link } from '../ui/link.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { ThemeChooser } from './theme-chooser.tsx'

interface Props {
  groups?: readonly SiteGroup[]
  /** Where else the product is found; nowhere, unless the operator says so. */
  follow?: readonly SiteEntry[]
  label?: string
}

export function PageFooter({ groups = footerColumns(), follow = followed(), label = t('footer.label') }: Props) {
  const { footer } = site()
  const legal = legalPaths()
  return (
    <footer className="page-footer">
      <div className="wrap">
        <div className="footer-columns">
          <div className="footer-about">
            <Wordmark />
            <p>{t('footer.line')}</p>
          </div>
          <nav aria-label={label}>
            {groups.map((group, place) => (
              <Column key={place} group={group} />
            ))}
            {follow.length > 0 && <Column group={{ title: t('footer.follow'), entries: follow }} />}
          </nav>
        </div>
        <div className="footer-base">
          <p>
            <span suppressHydrationWarning>{filledIn(footer.copyright_1)}</span> {footer.copyright_2}
          </p>
          <a href={legal.terms_of_use}>{t('footer.terms_of_use')}</a>
          <a href={legal.privacy_policy}>{t('footer.privacy_policy')}</a>
          <Link to="/privacy-choices">{t('footer.privacy')}</Link>
          <ThemeChooser />
          <p>{footer.made_with}</p>
        </div>
      </div>
    </footer>
  )
}

const networks = { instagram: 'Instagram', facebook: 'Facebook', pinterest: 'Pinterest', tiktok: 'TikTok', youtube: 'YouTube' } as const

function followed(): SiteEntry[] {
  const { follow } = site()
  return (['instagram', 'facebook', 'pinterest', 'tiktok', 'youtube'] as const)
    .map((network) => ({ title: networks[network], to: follow[network] }))
    .filter(({ to }) => to !== '')
}

function Column({ group: { title, entries } }: { group: SiteGroup }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry, place) => (
          <li key={place}>{entry.to.startsWith('/') ? <Link to={entry.to}>{entry.title}</Link> : <a href={entry.to}>{entry.title}</a>}</li>
        ))}
      </ul>
    </section>
  )
}
