import { namesOf } from '#features/shapes.ts'
import type { PlainThing } from '#features/thing.server.ts'
import { t } from '#web/text/text.ts'
import { SectionFields, WebsiteFields } from './contract.ts'

export const website = {
  kind: 'website',
  table: 'websites',
  name: ['address'],
  fields: namesOf(WebsiteFields.shape),
  undo: 'rows',
  keeps_name: true,
  sample: { welcome: 'We would like you there' },
  sign: 'WE',
  texts: ['welcome', 'closing'],
  words: {
    add: () => t('website_done.added'),
    change: ({ after }) => changeOf(after),
    delete: () => t('website_done.deleted'),
  },
} as const satisfies PlainThing

export const websiteSection = {
  kind: 'website_section',
  table: 'website_sections',
  name: ['title'],
  fields: [...namesOf(SectionFields.shape), 'position'],
  undo: 'rows',
  keeps_name: true,
  sample: { kind: 'story', title: 'It began with half a loaf', words: 'We met in a queue.' },
  sign: 'WP',
  texts: ['title', 'words'],
  words: {
    add: ({ name, n }) => (n === 1 && name ? t('website_part_done.added', { name }) : t('website_part_done.added_many')),
    change: ({ name, n }) => (n === 1 && name ? t('website_part_done.changed', { name }) : t('website_part_done.changed_many')),
    delete: ({ name, n }) => (n === 1 && name ? t('website_part_done.deleted', { name }) : t('website_part_done.deleted_many')),
  },
} as const satisfies PlainThing

/** Going out and coming back in are told as what they are. */
function changeOf(after: object | null | undefined): string {
  const published = after && 'is_published' in after ? after.is_published : undefined
  if (published === undefined) return t('website_done.changed')
  return published ? t('website_done.published') : t('website_done.withdrawn')
}
