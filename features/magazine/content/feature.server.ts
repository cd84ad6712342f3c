import type { Feature } from '#server/feature.ts'
import { contentRoutes } from './api.server.ts'

export const content = {
  routes: { content: contentRoutes },
  // What is published is for everybody; what is sold among it asks for a session in its own answer.
  policies: { published: () => undefined },
} satisfies Feature
