import type { Thing } from '#features/thing.server.ts'

/** The page where guests leave their addresses, and what becomes of those. */
export const collector = { kind: 'collector', table: 'collected_addresses', name: [], fields: [], undo: 'never' } as const satisfies Thing
