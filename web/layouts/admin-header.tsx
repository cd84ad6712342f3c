import type { SiteSection } from '../menus/site-menu.ts'
import { t } from '../text/text.ts'
import type { Visitor } from '../visitor.ts'
import { PageHeader } from './page-header.tsx'

const sections: readonly SiteSection[] = [
  { slug: 'queue', title: t('admin.queue'), to: '/admin', all: '', groups: [] },
  { slug: 'people', title: t('admin.people'), to: '/admin/people', all: '', groups: [] },
  { slug: 'submissions', title: t('admin.submissions'), to: '/admin/submissions', all: '', groups: [] },
  { slug: 'content', title: t('admin.content'), to: '/admin/content', all: '', groups: [] },
  { slug: 'forms', title: t('admin.forms'), to: '/admin/forms', all: '', groups: [] },
  { slug: 'site', title: t('admin.site'), to: '/admin/site', all: '', groups: [] },
  { slug: 'look', title: t('admin.look'), to: '/admin/look', all: '', groups: [] },
  { slug: 'trail', title: t('admin.trail'), to: '/admin/trail', all: '', groups: [] },
]

/** The header of the operator's pages, with a word that says where one is. */
export function AdminHeader({ visitor }: { visitor: Visitor }) {
  return (
    <PageHeader visitor={visitor} site={sections} hasSearch={false} label={t('admin.menu')}>
      <span className="admin-tag">{t('admin.tag')}</span>
    </PageHeader>
  )
}
