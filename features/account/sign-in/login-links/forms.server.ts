import type { Form } from '#server/form-post.ts'
import { ownPath } from '#web/own-path.ts'
import { signedInPath } from '../signed-in-path.ts'

const path = '/sign-in-link/{-$token}'

/** Signing in by a letter, without script. */
export const loginLinkForms: Form[] = [
  {
    path,
    name: 'ask',
    submit: ({ login_links }, { email = '' }) => login_links.ask({ email }),
    to: () => '/sign-in-link?sent=yes',
  },
  {
    path,
    submit: ({ login_links }, _fields, { pathname }) => login_links.use({ token: pathname.split('/')[2] ?? '' }),
    to: () => '/complete-profile-idc',
  },
  {
    path: '/complete-profile-idc/{-$step}',
    submit: ({ login_links }, { firstname = '', lastname = '', password = '' }) => login_links.finish({ firstname, lastname, password }),
    to: (_fields, { searchParams }) => signedInPath(ownPath(searchParams.get('redirect-to'))),
  },
]
