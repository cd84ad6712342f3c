import type { Feature } from '#server/feature.ts'
import { eventsRoutes } from './api.server.ts'
import { eventForms } from './forms.server.ts'

export const events = {
  routes: { guest_wedding_events: eventsRoutes },
  forms: eventForms,
} satisfies Feature
