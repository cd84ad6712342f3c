import type { Form } from '#server/form-post.ts'

/** A late day moved before or without the page’s script. */
export const dayForms: Form[] = [
  {
    path: '/dashboard/events/$id/day',
    name: 'late',
    submit: (api, { from, minutes, basis = '' }) => api.day_sheets.late({ from: Number(from), minutes: Number(minutes), basis }),
    to: (_fields, { pathname }) => pathname,
  },
]
