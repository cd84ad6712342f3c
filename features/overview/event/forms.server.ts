import type { Form } from '#server/form-post.ts'
import { pictureForms } from '#features/files/uploads/forms.server.ts'
import { changeOf } from './event-draft.ts'

/** Changing an event before, or without, the page's script. */
export const oneEventForms: Form[] = [
  {
    path: '/dashboard/events/$id',
    name: 'event',
    submit: (api, { version, ...fields }, { pathname }) =>
      api.guest_wedding_events.update({ ...changeOf(fields), id: idIn(pathname), version: Number(version) }),
    to: (_fields, { pathname }) => pathname,
  },
  ...pictureForms({
    path: '/dashboard/events/$id',
    name: 'picture',
    save: (api, picture_id, { pathname }) => api.guest_wedding_events.update({ id: idIn(pathname), picture_id }),
    to: (_fields, { pathname }) => pathname,
  }),
]

function idIn(pathname: string): number {
  return Number(pathname.split('/').at(-1))
}
