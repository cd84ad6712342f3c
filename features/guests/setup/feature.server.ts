import type { Feature } from '#server/feature.ts'
import { setupsRoutes } from './api.server.ts'
import { setupForms } from './forms.server.ts'

export const guestSetup = {
  routes: { setups: setupsRoutes },
  forms: setupForms,
} satisfies Feature
