import type { Feature } from '#server/feature.ts'
import { oneEventRoutes } from './api.server.ts'
import { oneEventForms } from './forms.server.ts'

export const oneEvent = {
  routes: { one_event: oneEventRoutes },
  forms: oneEventForms,
} satisfies Feature
