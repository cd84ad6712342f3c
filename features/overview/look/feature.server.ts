import type { Feature } from '#server/feature.ts'
import { lookRoutes } from './api.server.ts'
import { lookForms } from './forms.server.ts'

export const look = {
  routes: { look: lookRoutes },
  forms: lookForms,
} satisfies Feature
