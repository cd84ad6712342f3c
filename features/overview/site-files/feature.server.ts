import type { Feature } from '#server/feature.ts'
import { siteFileRoutes } from './api.server.ts'

export const siteFiles = { routes: { siteFiles: siteFileRoutes } } satisfies Feature
