import type { Feature } from '#server/feature.ts'
import { movingRoutes } from './api.server.ts'
import { movingForms } from './forms.server.ts'

export const moving = {
  routes: { moving: movingRoutes },
  forms: movingForms,
} satisfies Feature
