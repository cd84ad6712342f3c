import type { Thing } from '#features/thing.server.ts'

/** What a couple asks its guests. */
export const rsvp = { kind: 'rsvp', table: 'rsvp_settings', name: [], fields: [], undo: 'never' } as const satisfies Thing
