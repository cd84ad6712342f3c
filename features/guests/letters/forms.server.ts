import type { Form } from '#server/form-post.ts'

/** The mailed link leads to a page with two buttons, and once one is pressed to one with the way back. */
export const invitationForms: Form[] = [
  {
    path: '/letters/$token',
    one_click: true,
    submit: (api, { reason }, page) => api.invitations.leave({ token: tokenOf(page), reason: reason === 'not_me' ? 'not_me' : 'no_more' }),
    to: (_fields, page) => `/letters/${tokenOf(page)}`,
  },
  {
    path: '/letters/$token',
    name: 'back',
    submit: (api, _fields, page) => api.invitations.comeBack({ token: tokenOf(page) }),
    to: (_fields, page) => `/letters/${tokenOf(page)}`,
  },
]

function tokenOf({ pathname }: URL): string {
  return pathname.split('/')[2] ?? ''
}
