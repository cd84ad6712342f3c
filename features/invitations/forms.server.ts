import type { Form } from '#server/form-post.ts'

/** The mailed link leads to a page with two buttons. */
export const invitationForms: Form[] = [
  {
    path: '/letters/$token',
    submit: (api, { reason }, page) => api.invitations.leave({ token: tokenOf(page), reason: reason === 'not_me' ? 'not_me' : 'no_more' }),
    to: (_fields, page) => `/letters/${tokenOf(page)}`,
  },
]

function tokenOf({ pathname }: URL): string {
  return pathname.split('/')[2] ?? ''
}
