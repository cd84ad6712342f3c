import type { Form } from '#server/form-post.ts'
import { changeOf } from './event-draft.ts'

/** Changing an event before, or without, the page's script. */
export const oneEventForms: Form[] = [
  {
    path: '/dashboard/events/$id',
    name: 'event',
    submit: (api, { version, ...fields }, { pathname }) =>
      api.guest_wedding_events.update({ ...changeOf(fields), id: Number(pathname.split('/').at(-1)), version: Number(version) }),
    to: (_fields, { pathname }) => pathname,
  },
]
