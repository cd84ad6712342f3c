import type { Feature } from '#server/feature.ts'
import { guestsRoutes } from './api.server.ts'
import { guestsAtOnceRoutes } from './bulk/api.server.ts'
import { guestForms } from './forms.server.ts'
import { householdsRoutes } from './households/api.server.ts'

export const guestList = {
  routes: { guests: guestsRoutes, guests_at_once: guestsAtOnceRoutes, households: householdsRoutes },
  forms: guestForms,
} satisfies Feature
