import type { Form } from '#server/form-post.ts'

const path = '/helper-invite/$key'

/** Answering an invite without script. */
export const helpingForms: Form[] = [
  {
    path,
    name: 'accept',
    submit: ({ user_posses }, { id }, page) => user_posses.accept({ id: Number(id), token: tokenOf(page) }),
    to: (_fields, page) => page.pathname,
  },
  {
    path,
    name: 'decline',
    submit: ({ user_posses }, { id }, page) => user_posses.decline({ id: Number(id), token: tokenOf(page) }),
    to: (_fields, { pathname }) => `${pathname}?said=no`,
  },
  {
    path,
    name: 'decline-by-link',
    submit: ({ user_posses }, _fields, page) => user_posses.declineByLink({ token: tokenOf(page) ?? '' }),
    to: (_fields, { pathname }) => `${pathname}?said=no`,
  },
  {
    path: '/users/$username/help',
    submit: ({ user_posses }, _fields, { pathname }) => user_posses.ask({ username: decodeURIComponent(pathname.split('/')[2] ?? '') }),
    to: (_fields, { pathname }) => `${pathname}?done=yes`,
  },
]

/** Whoever has an account gets an address without a secret. */
function tokenOf({ pathname }: URL): string | undefined {
  const key = pathname.split('/')[2] ?? ''
  return /^\d+$/.test(key) ? undefined : key
}
