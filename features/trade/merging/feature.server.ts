import type { Feature } from '#server/feature.ts'
import { vendorMergeRoutes } from './api.server.ts'

export const vendorMerging = {
  routes: { vendor_merges: vendorMergeRoutes },
} satisfies Feature
