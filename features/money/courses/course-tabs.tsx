import { t } from '#web/text/text.ts'
import type { Visitor } from '#web/visitor.ts'
import { isMember } from './course-loading.ts'

interface Props {
  at: 'courses' | 'videos' | 'guides' | 'downloads' | 'perks' | 'products'
  visitor: Visitor
}

/** The parts of what members have; others see those that open to them. */
export function CourseTabs({ at, visitor }: Props) {
  const tabs = [
    { name: 'courses', to: '/courses', title: t('course.title') },
    ...(visitor ? [{ name: 'videos', to: '/tools/videos', title: t('course.tab_videos') }] : []),
    ...(isMember(visitor)
      ? [
          { name: 'guides', to: '/courses/guides', title: t('course.tab_guides') },
          { name: 'downloads', to: '/courses/downloads', title: t('course.tab_downloads') },
          { name: 'perks', to: '/courses/perks', title: t('course.tab_perks') },
        ]
      : [{ name: 'products', to: '/courses/products', title: t('course.tab_products') }]),
  ]
  return (
    <nav className="course-tabs" aria-label={t('course.tabs')}>
      <ul className="wrap">
        {tabs.map(({ name, to, title }) => (
          <li key={name}>
            <a href={to} aria-current={name === at ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
