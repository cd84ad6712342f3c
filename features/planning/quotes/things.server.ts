import type { PlainThing } from '#features/thing.server.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { t } from '#web/text/text.ts'

/** One version of what a vendor asks. What is taken back of a change is that it was accepted or counted. */
export const quote = {
  kind: 'quote',
  table: 'user_quotes',
  name: ['name'],
  fields: [
    'guest_wedding_event_id',
    'user_vendor_id',
    'number',
    'name',
    'terms',
    'is_sent',
    'accepted_at',
    'accepted_heads',
    'accepted_total',
    'counted_at',
    'counted_heads',
    'counted_total',
  ],
  event: 'guest_wedding_event_id',
  may_lack_event: true,
  permission: permissions.vendors,
  undo: 'rows',
  refers: { user_vendor_id: 'user_vendors' },
  told: ['accepted_at', 'counted_at'],
  keeps_name: true,
  sample: { name: 'Fern & Fable' },
  sign: 'QU',
  texts: ['name'],
  words: {
    add: ({ name, n }) => (n === 1 ? t('quote_done.added', { name }) : t('quote_done.added_many', { n })),
    change: ({ name, n }) => (n === 1 ? t('quote_done.changed', { name }) : t('quote_done.changed_many', { n })),
    delete: ({ name, n }) => (n === 1 ? t('quote_done.deleted', { name }) : t('quote_done.deleted_many', { n })),
  },
} as const satisfies PlainThing
