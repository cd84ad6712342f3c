import type { Feature } from '#server/feature.ts'
import { submissionRoutes } from './api.server.ts'
import { submissionRightRoutes } from './rights/api.server.ts'
import { submissionRightForms } from './rights/forms.server.ts'
import { submissionLinkPolicy } from './rights/policy.server.ts'
import { submissionAuthorRoutes } from './together/api.server.ts'
import { submissionAuthorForms } from './together/forms.server.ts'
import {
  authorPlacePolicy,
  ownSubmissionPolicy,
  seenSubmissionPolicy,
  seenSubmissionsPolicy,
  writtenSubmissionPolicy,
} from './policy.server.ts'

export const submissions = {
  routes: { submissions: submissionRoutes, submission_rights: submissionRightRoutes, submission_authors: submissionAuthorRoutes },
  forms: [...submissionRightForms, ...submissionAuthorForms],
  policies: {
    own_sent_wedding: ownSubmissionPolicy,
    written_sent_wedding: writtenSubmissionPolicy,
    place_in_sent_wedding: authorPlacePolicy,
    seen_submission: seenSubmissionPolicy,
    seen_submissions: seenSubmissionsPolicy,
    submission_link: submissionLinkPolicy,
  },
} satisfies Feature
