import type { Feature } from '#server/feature.ts'
import { dashboardsRoutes } from './api.server.ts'

export const dashboard = {
  routes: { dashboards: dashboardsRoutes },
} satisfies Feature
