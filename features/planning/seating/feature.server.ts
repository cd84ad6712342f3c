import type { Feature } from '#server/feature.ts'
import { seatingRoutes } from './api.server.ts'

export const seating = {
  routes: { seating: seatingRoutes },
} satisfies Feature
