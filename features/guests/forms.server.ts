import type { Form } from '#server/form-post.ts'

/** Adding a guest before, or without, the page's script. */
export const guestForms: Form[] = [
  {
    path: '/tools/guest-list',
    submit: (api, { firstname = '', lastname = '', email = '' }) => api.guests.create({ firstname, lastname, email }),
    to: () => '/tools/guest-list',
  },
]
