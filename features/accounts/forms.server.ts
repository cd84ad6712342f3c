import type { Form } from '#server/form-post.ts'
import { startPath } from '#web/routes.ts'
import { ownPath } from './own-path.ts'

/** The account pages' own forms, which work without script. */
export const accountForms: Form[] = [
  {
    path: '/sign-in',
    submit: (api, { email = '', password = '' }) => api.auth.startSession({ email, password }),
    to: (fields) => ownPath(fields['redirect-to']) ?? startPath,
  },
  {
    path: '/sign-up',
    submit: (api, { email = '', password = '', firstname = '', lastname = '' }) =>
      api.auth.register({ email, password, firstname, lastname }),
    to: (fields) => ownPath(fields['redirect-to']) ?? startPath,
  },
  {
    path: '/sign-out',
    submit: (api) => api.auth.endSession(),
    to: () => '/',
  },
]
