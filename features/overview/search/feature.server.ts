import type { Feature } from '#server/feature.ts'
import { searchRoutes } from './api.server.ts'

export const search = {
  routes: { search: searchRoutes },
} satisfies Feature
