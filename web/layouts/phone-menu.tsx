import { useId } from 'react'
import type { SiteSection } from '../menus/site-menu.ts'
import { t } from '../text/text.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { ThemeChooser } from './theme-chooser.tsx'

interface Props {
  sections: readonly SiteSection[]
  label: string
  isSignedIn: boolean
}

/** The mega menu of small screens: a panel under the header, its sections unfold one at a time. */
export function PhoneMenu({ sections, label, isSignedIn }: Props) {
  const id = useId()
  return (
    <>
      <button className="header-button narrow-only menu-toggle" type="button" popoverTarget={id} aria-label={t('menu.open')}>
        <Icon name="list" className="menu-opens" />
        <Icon name="x" className="menu-closes" />
      </button>
      <nav className="phone-menu" id={id} popover="auto" aria-label={label}>
        <ul>
          {sections.map((section) => (
            <li key={section.slug}>{section.groups.length > 0 ? <Fold section={section} of={id} /> : <Plain section={section} />}</li>
          ))}
        </ul>
        <div className="phone-menu-end">
          <ThemeChooser />
          {!isSignedIn && <GuestButtons />}
        </div>
      </nav>
    </>
  )
}

function Plain({ section: { to, title } }: { section: SiteSection }) {
  return (
    <Link className="phone-menu-title" to={to}>
      {title}
      <Icon name="caret-right" />
    </Link>
  )
}

function Fold({ section: { title, to, all, groups }, of }: { section: SiteSection; of: string }) {
  return (
    <details name={of}>
      <summary className="phone-menu-title">
        {title}
        <Icon name="caret-right" />
      </summary>
      <ul>
        {groups
          .flatMap(({ entries }) => entries)
          .map((entry) => (
            <li key={entry.to}>
              <Link to={entry.to}>{entry.title}</Link>
            </li>
          ))}
        <li>
          <Link className="strong" to={to}>
            {all}
          </Link>
        </li>
      </ul>
    </details>
  )
}

function GuestButtons() {
  return (
    <p>
      <Link className="button main large" to="/sign-up">
        {t('menu.get_started')}
      </Link>
      <Link className="button large" to="/sign-in">
        {t('menu.sign_in')}
      </Link>
    </p>
  )
}
