import type { Feature } from '#server/feature.ts'
import { movingRoutes } from './api.server.ts'

export const moving = {
  routes: { moving: movingRoutes },
} satisfies Feature
