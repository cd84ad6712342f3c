import type { Feature } from '#server/feature.ts'
import { termRoutes } from './api.server.ts'

export const terms = { routes: { terms: termRoutes } } satisfies Feature
