import type { Feature } from '#server/feature.ts'
import { vendorRoutes } from './api.server.ts'

export const vendors = {
  routes: { vendors: vendorRoutes },
} satisfies Feature
