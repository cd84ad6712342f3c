import { permissions } from '#features/wedding/access/permissions.ts'
import { namesOf } from '#features/shapes.ts'
import type { Thing } from '#features/thing.server.ts'
import { EventInput } from './contract.ts'

/** Whoever keeps the checklist of an event changes it. */
export const event = {
  kind: 'event',
  table: 'guest_wedding_events',
  name: ['name'],
  fields: namesOf(EventInput.shape),
  event: 'id',
  permission: permissions.checklist,
  undo: 'own',
  told: ['name', 'date'],
  keeps_name: true,
} as const satisfies Thing
