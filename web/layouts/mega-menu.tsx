import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { SiteGroup, SiteSection } from '../site-menu.ts'
import { Icon } from '../ui/icon.tsx'

/** The menu of large screens. Its panels are native popovers: a second click, Esc or a click elsewhere closes them. */
export function MegaMenu({ sections, label }: { sections: readonly SiteSection[]; label: string }) {
  if (sections.length === 0) return null
  return (
    <nav className="mega-menu" aria-label={label}>
      <ul>
        {sections.map((section) => (
          <li key={section.slug}>{section.groups.length > 0 ? <Panel section={section} /> : <Plain section={section} />}</li>
        ))}
      </ul>
    </nav>
  )
}

function Plain({ section: { to, title } }: { section: SiteSection }) {
  return (
    <Link className="menu-link" to={to}>
      {title}
    </Link>
  )
}

function Panel({ section: { title, to, all, groups } }: { section: SiteSection }) {
  const id = useId()
  return (
    <>
      <button className="menu-link" type="button" popoverTarget={id}>
        {title}
      </button>
      <div className="mega-panel" id={id} popover="auto">
        <div className="wrap">
          {groups.map((group, place) => (
            <Group key={group.title} group={group} isLast={place === groups.length - 1} all={{ title: all, to }} />
          ))}
        </div>
      </div>
    </>
  )
}

/** Entries with a hint stand in two columns, plain ones in a list. */
function Group({ group: { title, entries }, isLast, all }: { group: SiteGroup; isLast: boolean; all: { title: string; to: string } }) {
  const hasHints = entries.some(({ hint }) => hint)
  return (
    <section className={hasHints ? 'mega-group with-hints' : 'mega-group'}>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to}>
              <span>{entry.title}</span>
              {entry.hint && <small>{entry.hint}</small>}
            </Link>
          </li>
        ))}
      </ul>
      {isLast && (
        <Link className="more-link" to={all.to}>
          {all.title} <Icon name="arrow-right" />
        </Link>
      )}
    </section>
  )
}
