import type { Feature } from '#server/feature.ts'
import { vendorDashboardRoutes } from './api.server.ts'

export const vendorDashboard = {
  routes: { vendor_dashboard: vendorDashboardRoutes },
} satisfies Feature
