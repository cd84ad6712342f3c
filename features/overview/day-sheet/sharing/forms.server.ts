import type { Form } from '#server/form-post.ts'

const path = '/day-sheets/$token'

/** What somebody with a part in the day says on their own page. */
export const sharedDayForms: Form[] = [
  {
    path,
    name: 'seen',
    submit: (api, { changed_at = '' }, page) => api.shared_days.seen({ token: tokenOf(page), changed_at }),
    to: (_fields, { pathname }) => `${pathname}?said=seen#said`,
  },
  {
    path,
    name: 'ask',
    submit: (api, { words = '', item = '', request_key }, page) =>
      api.shared_days.ask({ token: tokenOf(page), words, item_id: item === '' ? null : Number(item), ...(request_key && { request_key }) }),
    to: (_fields, { pathname }) => `${pathname}?said=asked#said`,
  },
]

function tokenOf({ pathname }: URL): string {
  return pathname.split('/')[2] ?? ''
}
