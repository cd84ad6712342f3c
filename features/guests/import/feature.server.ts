import type { Feature } from '#server/feature.ts'
import { guestImportRoutes } from './api.server.ts'

export const guestImport = {
  routes: { guest_import: guestImportRoutes },
} satisfies Feature
