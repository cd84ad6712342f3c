import type { Feature } from '#server/feature.ts'
import { rsvpSettingsRoutes } from './api.server.ts'

export const rsvpSettings = {
  routes: { rsvp_settings: rsvpSettingsRoutes },
} satisfies Feature
