import type { Feature } from '#server/feature.ts'
import { reviewRoutes } from './api.server.ts'
import { reviewedSubmissionPolicy } from './policy.server.ts'

export const review = {
  routes: { review: reviewRoutes },
  policies: { reviewed_submission: reviewedSubmissionPolicy },
} satisfies Feature
