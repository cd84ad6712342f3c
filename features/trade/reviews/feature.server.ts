import type { Feature } from '#server/feature.ts'
import { reviewRoutes } from './api.server.ts'
import { reviewForms } from './forms.server.ts'

export const reviews = {
  routes: { reviews: reviewRoutes },
  forms: reviewForms,
} satisfies Feature
