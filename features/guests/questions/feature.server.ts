import type { Feature } from '#server/feature.ts'
import { repliesRoutes } from './api.server.ts'
import { repliesForms } from './forms.server.ts'

export const questions = {
  routes: { replies: repliesRoutes },
  forms: repliesForms,
} satisfies Feature
