import type { Form } from '#server/form-post.ts'
import { wishesIn } from './moving-form.ts'

const path = '/dashboard/events/$id/move'

/** Moving, and taking it back, before or without the page’s script. */
export const movingForms: Form[] = [
  {
    path,
    name: 'move',
    submit: (api, fields, { pathname }) => api.moving.move({ id: idIn(pathname), ...wishesIn(fields) }),
    to: (_fields, { pathname }) => pathname,
  },
  {
    path,
    name: 'undo',
    submit: (api, { act = '' }) => api.wedding_changes.undo({ act }),
    to: (_fields, { pathname }) => pathname,
  },
]

function idIn(pathname: string): number {
  return Number(pathname.split('/').at(-2))
}
