import type { Form } from '#server/form-post.ts'

/** Adding an event before, or without, the page's script. */
export const eventForms: Form[] = [
  {
    path: '/dashboard/events',
    submit: (api, { taxonomy_event_id = '', name = '' }) =>
      api.guest_wedding_events.create({ taxonomy_event_id: Number(taxonomy_event_id), name }),
    to: () => '/dashboard/events',
  },
]
