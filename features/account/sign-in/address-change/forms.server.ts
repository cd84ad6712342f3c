import type { Form } from '#server/form-post.ts'

/** The buttons behind the two letters, without script. */
export const addressChangeForms: Form[] = [
  {
    path: '/change-address/$token',
    submit: ({ address_change }, _fields, page) => address_change.confirm({ token: tokenOf(page) }),
    to: (_fields, { pathname }) => `${pathname}?done=yes`,
  },
  {
    path: '/change-address/$token/stop',
    submit: ({ address_change }, _fields, page) => address_change.stop({ token: tokenOf(page) }),
    to: (_fields, { pathname }) => `${pathname}?done=yes`,
  },
]

function tokenOf({ pathname }: URL): string {
  return pathname.split('/')[2] ?? ''
}
