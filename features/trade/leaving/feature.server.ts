import type { Feature } from '#server/feature.ts'
import { vendorLeavingRoutes } from './api.server.ts'

export const vendorLeaving = {
  routes: { vendor_leaving: vendorLeavingRoutes },
} satisfies Feature
