import type { Feature } from '#server/feature.ts'
import { submissionRoutes } from './api.server.ts'
import { submissionRightRoutes } from './rights/api.server.ts'
import { submissionRightForms } from './rights/forms.server.ts'
import { submissionLinkPolicy } from './rights/policy.server.ts'
import { ownSubmissionPolicy, seenSubmissionPolicy, seenSubmissionsPolicy } from './policy.server.ts'

export const submissions = {
  routes: { submissions: submissionRoutes, submission_rights: submissionRightRoutes },
  forms: submissionRightForms,
  policies: {
    own_sent_wedding: ownSubmissionPolicy,
    seen_submission: seenSubmissionPolicy,
    seen_submissions: seenSubmissionsPolicy,
    submission_link: submissionLinkPolicy,
  },
} satisfies Feature
