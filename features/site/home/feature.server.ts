import type { Feature } from '#server/feature.ts'
import { siteRoutes } from './api.server.ts'

export const home = {
  routes: { site: siteRoutes },
} satisfies Feature
