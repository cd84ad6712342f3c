import type { Form } from '#server/form-post.ts'

/** Saying yes without script. */
export const submissionAuthorForms: Form[] = [
  {
    path: '/submission-invite/$token',
    name: 'accept',
    submit: (api, _fields, { pathname }) => api.submission_authors.accept({ token: pathname.split('/')[2] ?? '' }),
    to: (_fields, { pathname }) => pathname,
  },
]
