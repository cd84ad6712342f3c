import type { PlainThing } from '#features/thing.server.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { t } from '#web/text/text.ts'

/** A version of a file; its event is that of its vendor. */
export const vendorFile = {
  kind: 'vendor_file',
  table: 'vendor_files',
  name: ['name'],
  fields: ['user_vendor_id', 'guest_wedding_event_id', 'first_id', 'file_id', 'name', 'kind', 'ends_on'],
  event: 'guest_wedding_event_id',
  may_lack_event: true,
  permission: permissions.vendors,
  undo: 'rows',
  refers: { user_vendor_id: 'user_vendors', first_id: 'vendor_files', file_id: 'files' },
  keeps_name: true,
  sample: { name: 'Contract of the barn.pdf' },
  sign: 'VF',
  texts: ['name'],
  words: {
    add: ({ name, n }) => (n === 1 ? t('vendor_file_done.added', { name }) : t('vendor_file_done.added_many', { n })),
    change: ({ name, n }) => (n === 1 ? t('vendor_file_done.changed', { name }) : t('vendor_file_done.changed_many', { n })),
    delete: ({ name, n }) => (n === 1 ? t('vendor_file_done.deleted', { name }) : t('vendor_file_done.deleted_many', { n })),
  },
} as const satisfies PlainThing
