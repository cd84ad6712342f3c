import type { Feature } from '#server/feature.ts'
import { peopleRoutes } from './api.server.ts'

export const people = {
  routes: { people: peopleRoutes },
} satisfies Feature
