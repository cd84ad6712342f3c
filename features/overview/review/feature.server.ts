import type { Feature } from '#server/feature.ts'
import { reviewRoutes } from './api.server.ts'
import { reviewCrontab, reviewJobs } from './jobs.server.ts'
import { reviewedSubmissionPolicy } from './policy.server.ts'

export const review = {
  routes: { review: reviewRoutes },
  jobs: (tools) => ({ tasks: reviewJobs(tools), crontab: reviewCrontab }),
  policies: { reviewed_submission: reviewedSubmissionPolicy },
} satisfies Feature
