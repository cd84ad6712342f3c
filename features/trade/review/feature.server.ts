import type { Feature } from '#server/feature.ts'
import { vendorReviewRoutes } from './api.server.ts'

export const vendorReview = {
  routes: { vendor_review: vendorReviewRoutes },
} satisfies Feature
