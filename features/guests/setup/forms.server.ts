import { tools } from '#web/map/routes.ts'
import type { Form } from '#server/form-post.ts'
import { theWedding } from '#features/wedding/events/event-kinds.ts'
import { settleEvents } from './chosen-events.ts'

const path = '/complete/guest-list/$step'
const list = tools['guest-list'].path

/** The steps before a guest list, without script. */
export const setupForms: Form[] = [
  {
    path,
    name: 'events',
    submit: async ({ guests, guest_wedding_events }, fields) => {
      const { guest_wedding_events: events } = await guests.list({ per_page: 1 })
      await settleEvents(events, fields, guest_wedding_events)
    },
    to: () => '/complete/guest-list/2',
  },
  {
    path,
    name: 'names',
    submit: async ({ guests, guests_at_once, setups }, { names = '' }) => {
      if (names.trim() === '') return setups.finish({ tool: 'guest-list' })
      const { guest_wedding_events: events } = await guests.list({ per_page: 1 })
      // The first guest sets the list up.
      return guests_at_once.add({ names, wedding_events: events.map(({ id }) => id) })
    },
    to: () => list,
  },
  {
    path,
    name: 'later',
    submit: async ({ guests, guest_wedding_events, setups }) => {
      const { guest_wedding_events: events } = await guests.list({ per_page: 1 })
      if (events.length === 0) await guest_wedding_events.create({ taxonomy_event_id: theWedding.id, name: theWedding.name })
      await setups.finish({ tool: 'guest-list' })
    },
    to: () => list,
  },
]
