import { namesOf } from '#features/shapes.ts'
import type { PlainThing } from '#features/thing.server.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { t } from '#web/text/text.ts'
import { VendorFields } from './contract.ts'

export const userVendor = {
  kind: 'user_vendor',
  table: 'user_vendors',
  name: ['name'],
  fields: [...namesOf(VendorFields.shape), 'cost_id'],
  event: 'guest_wedding_event_id',
  may_lack_event: true,
  permission: permissions.vendors,
  undo: 'rows',
  refers: { cost_id: 'budget_items' },
  keeps_name: true,
  sample: { name: 'Fern & Fable', taxonomy: 'florists', website: 'https://fernandfable.example' },
  sign: 'UV',
  texts: ['name', 'contact_name', 'next_step', 'notes'],
  words: {
    add: ({ name, n }) => (n === 1 ? t('vendor_done.added', { name }) : t('vendor_done.added_many', { n })),
    change: ({ name, n }) => (n === 1 ? t('vendor_done.changed', { name }) : t('vendor_done.changed_many', { n })),
    delete: ({ name, n }) => (n === 1 ? t('vendor_done.deleted', { name }) : t('vendor_done.deleted_many', { n })),
  },
} as const satisfies PlainThing
