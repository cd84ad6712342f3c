import type { Form } from '#server/form-post.ts'

/** Saying yes without script. */
export const colleagueForms: Form[] = [
  {
    path: '/vendor-invite/$token',
    name: 'accept',
    submit: (api, _fields, { pathname }) => api.vendor_colleagues.accept({ token: pathname.split('/')[2] ?? '' }),
    to: () => '/vendor/dashboard',
  },
]
