import { namesOf } from '#features/shapes.ts'
import type { PlainThing } from '#features/thing.server.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { t } from '#web/text/text.ts'
import { RoomBlockFields } from './contract.ts'

export const roomBlock = {
  kind: 'room_block',
  table: 'room_blocks',
  name: ['hotel'],
  fields: namesOf(RoomBlockFields.shape),
  event: 'event_id',
  may_lack_event: true,
  permission: permissions.vendors,
  undo: 'rows',
  told: ['taken'],
  keeps_name: true,
  sample: { hotel: 'Hotel Linden' },
  sign: 'RB',
  texts: ['hotel', 'note'],
  words: {
    add: ({ name, n }) => (n === 1 ? t('rooms_done.added', { name }) : t('rooms_done.added_many', { n })),
    change: ({ name, n, after }) => {
      const { taken } = (after ?? {}) as { taken?: number }
      if (n === 1 && taken !== undefined) return t('rooms_done.taken', { name, taken })
      return n === 1 ? t('rooms_done.changed', { name }) : t('rooms_done.changed_many', { n })
    },
    delete: ({ name, n }) => (n === 1 ? t('rooms_done.deleted', { name }) : t('rooms_done.deleted_many', { n })),
  },
} as const satisfies PlainThing
