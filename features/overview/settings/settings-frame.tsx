import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { iconOf, type Section, sectionsFor, titleOf } from './settings-sections.ts'

interface Props {
  user: { is_vendor: boolean }
  open: Section
  /** What was just done, for who came here by doing it. */
  said: string | undefined
  children: ReactNode
}

/** The heading and the list of sections that stand beside each of them; up to 991 px the list is one line that scrolls. */
export function SettingsFrame({ user, open, said, children }: Props) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    // Who is led to a place on the page stays there.
    if (location.hash) return
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])
  return (
    <main className="settings-page" id="main">
      <header>
        <h1>{t('menu.settings')}</h1>
      </header>
      <div className="settings-columns">
        <nav ref={list} className="settings-list" aria-label={t('settings.sections')}>
          <ul>
            {sectionsFor(user).map((section) => (
              <li key={section}>
                <Link to="/settings/{-$type}" params={{ type: section }} search={{}}>
                  <Icon name={iconOf(section, section === open)} />
                  {titleOf(section)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="settings-section">
          {said && (
            <p className="settings-said" role="status">
              <Icon name="check-circle-fill" />
              {said}
            </p>
          )}
          {children}
        </div>
      </div>
    </main>
  )
}
