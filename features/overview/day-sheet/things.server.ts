import { namesOf } from '#features/shapes.ts'
import type { PlainThing } from '#features/thing.server.ts'
import { permissions } from '#features/wedding/access/permissions.ts'
import { t } from '#web/text/text.ts'
import { ItemFields, PersonFields } from './contract.ts'

/** A line of a day by the minute; whoever keeps the event's checklist writes it. */
export const runItem = {
  kind: 'run_item',
  table: 'run_items',
  name: ['title'],
  fields: [...namesOf(ItemFields.shape), 'event_id'],
  event: 'event_id',
  permission: permissions.checklist,
  undo: 'rows',
  keeps_name: true,
  sample: { title: 'The ceremony' },
  sign: 'RI',
  texts: ['title'],
  words: {
    add: ({ name, n }) => (n === 1 ? t('run_item_done.added', { name }) : t('run_item_done.added_many', { n })),
    change: ({ name, n }) => (n === 1 ? t('run_item_done.changed', { name }) : t('run_item_done.changed_many', { n })),
    delete: ({ name, n }) => (n === 1 ? t('run_item_done.deleted', { name }) : t('run_item_done.deleted_many', { n })),
  },
} as const satisfies PlainThing

/** Who has a part in the day; their links are no part of them, and do not come back with them. */
export const runPerson = {
  kind: 'run_person',
  table: 'run_people',
  name: ['name'],
  fields: [...namesOf(PersonFields.shape), 'event_id'],
  event: 'event_id',
  permission: permissions.checklist,
  undo: 'rows',
  sample: { name: 'Tom Fairweather' },
  sign: 'RP',
  texts: ['name'],
  words: {
    add: ({ name, n }) => (n === 1 ? t('run_person_done.added', { name }) : t('run_person_done.added_many', { n })),
    change: ({ name, n }) => (n === 1 ? t('run_person_done.changed', { name }) : t('run_person_done.changed_many', { n })),
    delete: ({ name, n }) => (n === 1 ? t('run_person_done.deleted', { name }) : t('run_person_done.deleted_many', { n })),
  },
} as const satisfies PlainThing
