import type { Thing } from '#features/thing.server.ts'

/** Who helps with a wedding is for the couple alone to say. They have the name of their account, or none yet. */
export const posse = {
  kind: 'posse',
  table: 'user_posses',
  name: [],
  fields: [],
  undo: 'own',
  told: ['role'],
} as const satisfies Thing
