import type { PlainThing } from '#features/thing.server.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { t } from '#web/text/text.ts'

export const seatingTable = {
  kind: 'seating_table',
  table: 'seating_tables',
  name: ['name'],
  fields: ['event_id', 'name', 'shape', 'seats', 'x', 'y', 'is_head'],
  event: 'event_id',
  permission: permissions.guests,
  undo: 'rows',
  keeps_name: true,
  sample: { name: 'Walnut' },
  sign: 'ST',
  texts: ['name'],
  words: {
    add: ({ name, n }) => (n === 1 ? t('table_done.added', { name }) : t('table_done.added_many', { n })),
    change: ({ name, n }) => (n === 1 ? t('table_done.changed', { name }) : t('table_done.changed_many', { n })),
    delete: ({ name, n }) => (n === 1 ? t('table_done.deleted', { name }) : t('table_done.deleted_many', { n })),
  },
} as const satisfies PlainThing

/** Who sits at a table. Whether they got up since, because they can't come, is for the database to say. */
export const seat = {
  kind: 'seat',
  table: 'seats',
  name: ['name'],
  fields: ['event_id', 'table_id', 'guest_id', 'user_vendor_id', 'companion', 'name'],
  event: 'event_id',
  permission: permissions.guests,
  undo: 'rows',
  refers: { table_id: 'seating_tables', guest_id: 'guests', user_vendor_id: 'user_vendors' },
  sample: { name: 'Karin Dahl' },
  sign: 'SE',
  texts: ['name'],
  words: {
    add: ({ name, n }) => (n === 1 ? t('seat_done.added', { name: name || t('seat_done.somebody') }) : t('seat_done.added_many', { n })),
    change: ({ name, n }) =>
      n === 1 ? t('seat_done.changed', { name: name || t('seat_done.somebody') }) : t('seat_done.changed_many', { n }),
    delete: ({ name, n }) =>
      n === 1 ? t('seat_done.deleted', { name: name || t('seat_done.somebody') }) : t('seat_done.deleted_many', { n }),
  },
} as const satisfies PlainThing

export const seatingRule = {
  kind: 'seating_rule',
  table: 'seating_rules',
  name: ['note'],
  fields: ['event_id', 'kind', 'is_must', 'guest_id', 'other_id', 'table_id', 'note'],
  event: 'event_id',
  permission: permissions.guests,
  undo: 'rows',
  refers: { guest_id: 'guests', other_id: 'guests', table_id: 'seating_tables' },
  sample: { note: 'They play together.' },
  sign: 'SR',
  texts: ['note'],
  words: {
    add: ({ n }) => (n === 1 ? t('wish_done.added') : t('wish_done.added_many', { n })),
    change: ({ n }) => (n === 1 ? t('wish_done.changed') : t('wish_done.changed_many', { n })),
    delete: ({ n }) => (n === 1 ? t('wish_done.deleted') : t('wish_done.deleted_many', { n })),
  },
} as const satisfies PlainThing
