import type { Feature } from '#server/feature.ts'
import { repliesRoutes } from './api.server.ts'

export const questions = {
  routes: { replies: repliesRoutes },
} satisfies Feature
