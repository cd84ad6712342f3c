import type { Form } from '#server/form-post.ts'

/** The strip stands on every page with the default layout; the mailed links lead to pages with one button. */
export const newsletterForms: Form[] = [
  {
    path: { layout: 'default' },
    name: 'newsletter',
    submit: (api, { email = '' }) => api.newsletter.join({ email, event: 'newsletter', props: {} }),
    to: (_fields, page) => withThanks(page),
  },
  {
    path: '/newsletter/$token',
    submit: (api, _fields, page) => api.newsletter.confirm({ token: tokenOf(page) }),
    to: (_fields, page) => `/newsletter/${tokenOf(page)}`,
  },
  {
    path: '/newsletter/$token/leave',
    one_click: true,
    submit: (api, _fields, page) => api.newsletter.leave({ token: tokenOf(page) }),
    to: (_fields, page) => `/newsletter/${tokenOf(page)}/leave`,
  },
]

/** The same page, at its strip. A path that begins with two slashes would name another site. */
function withThanks({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.set('newsletter', 'joined')
  return `/${pathname.replace(/^[/\\]+/, '')}?${query}#newsletter`
}

function tokenOf({ pathname }: URL): string {
  return pathname.split('/')[2] ?? ''
}
