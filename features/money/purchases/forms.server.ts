import type { Form } from '#server/form-post.ts'

const path = '/settings/{-$type}'

/** What is done with a membership in the settings, which work without script. */
export const purchaseForms: Form[] = [
  {
    path,
    name: 'cancel_purchase',
    submit: (api, { id }) => api.payments.cancel({ id: Number(id) }),
    to: () => '/settings/membership?done=cancelled',
  },
  {
    path,
    name: 'refund_purchase',
    submit: (api, { id }) => api.payments.refund({ id: Number(id) }),
    to: () => '/settings/membership?done=refunded',
  },
  {
    path,
    name: 'remove_card',
    submit: (api, { id = '' }) => api.payments.removeCard({ id }),
    to: () => '/settings/membership?done=card_removed',
  },
]
