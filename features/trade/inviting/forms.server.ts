import type { Form } from '#server/form-post.ts'

const path = '/business-invite/$token'
const tokenOf = ({ pathname }: URL) => pathname.split('/')[2] ?? ''

/** Taking an invitation, and wanting none any more, with or without script. */
export const businessInvitationForms: Form[] = [
  {
    path,
    name: 'accept',
    submit: (api, _fields, page) => api.business_invitations.accept({ token: tokenOf(page) }),
    to: (_fields, { pathname }) => pathname,
  },
  {
    path,
    name: 'leave',
    submit: (api, _fields, page) => api.business_invitations.leave({ token: tokenOf(page) }),
    to: (_fields, { pathname }) => pathname,
  },
]
