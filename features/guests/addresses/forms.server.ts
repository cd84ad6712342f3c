import type { Form } from '#server/form-post.ts'
import { collectorPath } from './collector-path.ts'

/** What a guest enters on the page of a couple. */
export const collectorForms: Form[] = [
  {
    path: '/guests/address/$username',
    submit: (api, { form: _, idempotency_key: __, ...fields }, page) =>
      api.address_collector.add({ firstname: '', address_line1: '', city: '', ...fields, invite_id: usernameOf(page) }),
    to: (_fields, page) => `${collectorPath(usernameOf(page))}?left=1`,
  },
]

function usernameOf({ pathname }: URL): string {
  return pathname.split('/')[3] ?? ''
}
