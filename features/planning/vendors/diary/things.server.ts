import type { PlainThing } from '#features/thing.server.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { t } from '#web/text/text.ts'

export const vendorEntry = {
  kind: 'vendor_entry',
  table: 'vendor_entries',
  name: ['words'],
  fields: ['user_vendor_id', 'guest_wedding_event_id', 'kind', 'words', 'day', 'item_id'],
  event: 'guest_wedding_event_id',
  may_lack_event: true,
  permission: permissions.vendors,
  undo: 'rows',
  refers: { user_vendor_id: 'user_vendors', item_id: 'user_checklist_items' },
  sample: { words: 'They asked about the power in the barn.' },
  sign: 'VE',
  texts: ['words'],
  words: {
    add: ({ n }) => (n === 1 ? t('diary_done.added') : t('diary_done.added_many', { n })),
    change: ({ n }) => (n === 1 ? t('diary_done.changed') : t('diary_done.changed_many', { n })),
    delete: ({ n }) => (n === 1 ? t('diary_done.deleted') : t('diary_done.deleted_many', { n })),
  },
} as const satisfies PlainThing
