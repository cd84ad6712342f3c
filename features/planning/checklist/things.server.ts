import { permissions } from '#features/wedding/access/permissions.ts'
import { namesOf } from '#features/shapes.ts'
import type { PlainThing } from '#features/thing.server.ts'
import { ItemFields } from '#features/wedding/events/item-shapes.ts'

export const item = {
  kind: 'item',
  table: 'user_checklist_items',
  name: ['title'],
  fields: ['guest_wedding_event_id', ...namesOf(ItemFields.shape), 'planned_for', 'template'],
  event: 'guest_wedding_event_id',
  permission: permissions.checklist,
  undo: 'rows',
  people: ['assignee'],
  told: ['completed_at', 'due_date'],
  keeps_name: true,
  sample: { title: 'Book the band', link: 'https://example.com/band' },
  sign: 'C',
  texts: ['title', 'description', 'notes'],
} as const satisfies PlainThing
