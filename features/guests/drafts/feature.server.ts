import type { Feature } from '#server/feature.ts'
import { draftsRoutes } from './api.server.ts'

export const drafts = {
  routes: { drafts: draftsRoutes },
} satisfies Feature
