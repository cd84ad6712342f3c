import { permissions } from '#features/wedding/access/permissions.ts'
import { namesOf } from '#features/shapes.ts'
import type { Thing } from '#features/thing.server.ts'
import { GuestChange } from './contract.ts'

export const guest = {
  kind: 'guest',
  table: 'guests',
  name: ['firstname', 'lastname'],
  fields: namesOf(GuestChange.shape),
  permission: permissions.guests,
  undo: 'own',
  refers: { household_id: 'households' },
  told: ['status', 'plus_one_count', 'meal', 'channel', 'household_id', 'table_name', 'kind', 'refused'],
} as const satisfies Thing

export const household = {
  kind: 'household',
  table: 'households',
  name: ['name'],
  fields: ['name'],
  permission: permissions.guests,
  undo: 'own',
  told: ['name'],
} as const satisfies Thing
