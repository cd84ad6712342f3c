import type { Form } from '#server/form-post.ts'
import { ownPath } from '#web/own-path.ts'
import { signedInPath } from './signed-in-path.ts'

/** The account pages' own forms, which work without script. */
export const accountForms: Form[] = [
  {
    path: '/sign-in',
    submit: (api, { email = '', password = '' }) => api.auth.startSession({ email, password }),
    to: (fields) => signedInPath(ownPath(fields['redirect-to'])),
  },
  {
    path: '/sign-up',
    submit: (api, { email = '', password = '', firstname = '', lastname = '', vendor, time_zone }) =>
      api.auth.register({ email, password, firstname, lastname, time_zone, is_vendor: vendor === 'true' }),
    to: (fields) => signedInPath(ownPath(fields['redirect-to'])),
  },
  {
    path: '/forgot-password',
    submit: (api, { email = '' }) => api.credentials.forgot({ email }),
    to: () => '/forgot-password?sent=yes',
  },
  {
    path: '/reset-password/{-$token}',
    submit: (api, { password = '' }, page) => api.credentials.reset({ token: tokenOf(page), password }),
    to: () => '/reset-password?done=yes',
  },
  {
    path: '/reset-password/{-$token}',
    name: 'again',
    submit: (api, _fields, page) => api.credentials.again({ token: tokenOf(page) }),
    to: () => '/forgot-password?sent=yes',
  },
  {
    path: '/change-password',
    submit: (api, { current_password = '', password = '' }) => api.credentials.change({ current_password, password }),
    to: () => '/change-password?done=yes',
  },
  {
    path: '/confirm-address/{-$token}',
    submit: (api, _fields, page) => api.credentials.confirm({ token: tokenOf(page) }),
    to: (_fields, page) => `/confirm-address/${tokenOf(page)}`,
  },
  {
    path: '/confirm-address/{-$token}',
    name: 'letter',
    submit: (api) => api.credentials.sendConfirmation(),
    to: () => '/confirm-address?sent=yes',
  },
  {
    path: '/keep-account/{-$token}',
    submit: (api, _fields, page) => api.deletions.keepByLink({ token: tokenOf(page) }),
    to: () => '/keep-account?kept=yes',
  },
  {
    path: '/sign-out',
    submit: (api) => api.auth.endSession(),
    to: () => '/',
  },
]

function tokenOf({ pathname }: URL): string {
  return pathname.split('/')[2] ?? ''
}
