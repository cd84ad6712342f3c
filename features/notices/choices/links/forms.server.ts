import type { Form } from '#server/form-post.ts'

const path = '/notices/$token'

/** The mailed link leads to a page with a button, and once it is pressed to one with the way back. */
export const noticeLinkForms: Form[] = [
  {
    path,
    one_click: true,
    submit: (api, _fields, page) => api.notice_links.leave({ token: tokenOf(page) }),
    to: (_fields, page) => page.pathname,
  },
  {
    path,
    name: 'back',
    submit: (api, _fields, page) => api.notice_links.comeBack({ token: tokenOf(page) }),
    to: (_fields, page) => page.pathname,
  },
]

function tokenOf({ pathname }: URL): string {
  return pathname.split('/')[2] ?? ''
}
