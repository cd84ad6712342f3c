import { useId } from 'react'
import seating from 'virtual:picture/home-seating'
import type { PictureOf } from '../picture-address.ts'
import type { SiteGroup, SiteSection, SiteStory } from '../menus/site-menu.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'

interface Props {
  sections: readonly SiteSection[]
  label: string
  /** It stays open while one goes from page to page. */
  isSticky?: boolean
}

/**
 * The menu of large screens. Its panels are native popovers: a second click, Esc or a click elsewhere closes them.
 * A mouse that rests on a title opens its panel too; see web/menus/menus-by-hover.ts.
 */
export function MegaMenu({ sections, label, isSticky = false }: Props) {
  if (sections.length === 0) return null
  return (
    <nav className="mega-menu" aria-label={label} data-sticky={isSticky || undefined}>
      <ul>
        {sections.map((section) => (
          <li key={section.slug}>{section.groups.length > 0 ? <Panel section={section} /> : <Plain section={section} />}</li>
        ))}
      </ul>
    </nav>
  )
}

function Plain({ section: { to, title, isAbove } }: { section: SiteSection }) {
  return (
    <Link className="menu-link" to={to} {...(isAbove && { activeOptions: { exact: true } })}>
      {title}
    </Link>
  )
}

function Panel({ section: { title, to, all, groups, story } }: { section: SiteSection }) {
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
          {story && <Story story={story} />}
        </div>
      </div>
    </>
  )
}

function Story({ story: { image, title, to } }: { story: SiteStory }) {
  return (
    <Link className="mega-story" to={to}>
      <Picture of={pictures[image]} sizes="220px" alt="" />
      <span>{title}</span>
    </Link>
  )
}

const pictures: Record<SiteStory['image'], PictureOf> = { 'home-seating': seating }

/** Entries with a hint stand in two columns, plain ones in a list. */
function Group({ group: { title, entries }, isLast, all }: { group: SiteGroup; isLast: boolean; all: { title: string; to: string } }) {
  const hasHints = entries.some(({ hint }) => hint)
  return (
    <section className={hasHints ? 'mega-group with-hints' : 'mega-group'}>
      <h2>{title}</h2>
      <ul>
        {entries.map((entry, place) => (
          <li key={place}>
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
