import type { PlainThing } from '#features/thing.server.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { t } from '#web/text/text.ts'

export const board = {
  kind: 'board',
  table: 'boards',
  name: ['name'],
  fields: ['guest_wedding_event_id', 'slug', 'name', 'notes', 'is_public', 'cover_id', 'position'],
  event: 'guest_wedding_event_id',
  permission: permissions.boards,
  undo: 'rows',
  may_lack_event: true,
  keeps_name: true,
  sample: { name: 'Supper under the oaks' },
  sign: 'MB',
  texts: ['name', 'notes'],
  words: {
    add: ({ name }) => t('board_done.added', { name }),
    change: ({ name }) => t('board_done.changed', { name }),
    delete: ({ name }) => t('board_done.deleted', { name }),
  },
} as const satisfies PlainThing

/** What stands on a board; its event is that of its board. */
export const pin = {
  kind: 'pin',
  table: 'board_items',
  name: ['title'],
  fields: [
    'guest_wedding_event_id',
    'board_id',
    'content_type',
    'content_id',
    'slug',
    'title',
    'notes',
    'source_url',
    'author',
    'licence',
    'digital_source',
    'file_id',
    'mark',
    'pinned',
    'position',
  ],
  event: 'guest_wedding_event_id',
  permission: permissions.boards,
  undo: 'rows',
  refers: { board_id: 'boards' },
  may_lack_event: true,
  sample: { title: 'Candles at three heights', source_url: 'https://example.com/candles' },
  sign: 'MP',
  texts: ['title', 'notes'],
  words: {
    add: ({ name, n }) => (n > 1 ? t('pin_done.added_many', { n }) : name ? t('pin_done.added', { name }) : t('pin_done.added_unnamed')),
    change: ({ name, n }) =>
      n > 1 ? t('pin_done.changed_many', { n }) : name ? t('pin_done.changed', { name }) : t('pin_done.changed_unnamed'),
    delete: ({ name, n }) =>
      n > 1 ? t('pin_done.deleted_many', { n }) : name ? t('pin_done.deleted', { name }) : t('pin_done.deleted_unnamed'),
  },
} as const satisfies PlainThing
