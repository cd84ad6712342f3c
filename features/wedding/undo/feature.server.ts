import type { Feature } from '#server/feature.ts'
import { changesRoutes } from './api.server.ts'
import { weddingChangePolicy } from './policy.server.ts'

export const undo = {
  routes: { wedding_changes: changesRoutes },
  policies: { wedding_change: weddingChangePolicy },
} satisfies Feature
