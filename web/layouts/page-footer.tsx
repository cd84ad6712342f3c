import { Link } from '@tanstack/react-router'
import { footerMenu, type SiteEntry, type SiteGroup, shownGroups } from '../site-menu.ts'
import { t } from '../text/text.ts'
import { Wordmark } from '../ui/wordmark.tsx'
import { ThemeChooser } from './theme-chooser.tsx'

interface Props {
  groups?: readonly SiteGroup[]
  /** Where else the product is found; nowhere, unless somebody says so. */
  follow?: readonly SiteEntry[]
  label?: string
}

export function PageFooter({ groups = shownGroups(footerMenu), follow = [], label = t('footer.label') }: Props) {
  return (
    <footer className="page-footer">
      <div className="wrap">
        <div className="footer-columns">
          <div className="footer-about">
            <Wordmark />
            <p>{t('footer.line')}</p>
          </div>
          <nav aria-label={label}>
            {groups.map((group) => (
              <Column key={group.title} group={group} />
            ))}
            {follow.length > 0 && <Column group={{ title: t('footer.follow'), entries: follow }} />}
          </nav>
        </div>
        <div className="footer-base">
          <p>
            <span suppressHydrationWarning>{copyright()}</span> {t('footer.copyright_2')}
          </p>
          <Link to="/privacy-choices">{t('footer.privacy')}</Link>
          <ThemeChooser />
          <p>{t('footer.made_with')}</p>
        </div>
      </div>
    </footer>
  )
}

/** The server's year may be last year's by the time the browser looks. */
function copyright(): string {
  return t('footer.copyright_1', { year: new Date().getUTCFullYear() })
}

function Column({ group: { title, entries } }: { group: SiteGroup }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            {entry.to.startsWith('/') ? <Link to={entry.to}>{entry.title}</Link> : <a href={entry.to}>{entry.title}</a>}
          </li>
        ))}
      </ul>
    </section>
  )
}
