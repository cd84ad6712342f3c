import type { Feature } from '#server/feature.ts'
import { vendorProfileRoutes } from './api.server.ts'
import { ownSubmissionPolicy } from './policy.server.ts'

export const vendorProfile = {
  routes: { vendor_profile: vendorProfileRoutes },
  policies: { own_submission: ownSubmissionPolicy },
} satisfies Feature
