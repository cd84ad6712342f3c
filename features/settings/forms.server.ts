import type { Form } from '#server/form-post.ts'

const path = '/settings/{-$type}'

/** The forms of the settings, which work without script. */
export const settingsForms: Form[] = [
  {
    path,
    name: 'profile',
    submit: (api, { firstname = '', lastname = '', phone = '', version }) =>
      api.users.update({ firstname, lastname, phone, version: Number(version) }),
    to: () => '/settings/profile?done=saved',
  },
  {
    path,
    name: 'wedding',
    submit: (api, { date, other_firstname = '', other_lastname = '', version }) =>
      api.users.update({ wedding_details: { date: date || null, other_firstname, other_lastname }, version: Number(version) }),
    to: () => '/settings/wedding?done=saved',
  },
  {
    path,
    name: 'password',
    submit: (api, { current_password = '', password = '' }) => api.credentials.change({ current_password, password }),
    to: () => '/settings/password?done=password',
  },
  {
    path,
    name: 'session',
    submit: (api, { id }) => api.users.endSession({ id: Number(id) }),
    to: () => '/settings/password?done=session',
  },
  {
    path,
    name: 'sessions',
    submit: (api) => api.users.endOtherSessions(),
    to: () => '/settings/password?done=sessions',
  },
]
