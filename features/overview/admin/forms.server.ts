import { ownPath } from '#web/own-path.ts'
import type { Form } from '#server/form-post.ts'
import { returnCookie } from '#server/impersonation.ts'
import { homePath } from '#web/map/routes.ts'

/** Whoever starts or stops to act as somebody else leaves everything behind that the page has loaded. */
export const adminForms: Form[] = [
  ...['/admin/people', '/admin/people/$id'].map(
    (path): Form => ({
      path,
      name: 'impersonate',
      submit: (api, { id }, { pathname, search }) => api.impersonation.start({ id: Number(id), return_to: pathname + search }),
      to: ({ is_vendor }) => homePath({ is_vendor: is_vendor === 'yes' }),
    }),
  ),
  {
    path: '/admin/people',
    name: 'stop',
    submit: (api) => api.impersonation.stop(),
    // The cookie may hold anything that somebody put there.
    to: (_fields, _page, { headers, publicUrl }) => ownPath(returnCookie(headers, publicUrl)) ?? '/admin/people',
  },
]
