import type { Form } from '#server/form-post.ts'

export const analyticsForms: Form[] = [
  {
    path: '/privacy-choices',
    name: 'consent',
    submit: (api, { choice }) => api.analytics.setConsent({ choice: choice === 'yes' ? 'yes' : 'no' }),
    to: () => '/privacy-choices',
  },
]
