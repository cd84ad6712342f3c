import type { Feature } from '#server/feature.ts'
import { repliesRoutes } from './api.server.ts'
import { rsvpSettingsRoutes } from './rsvp-settings/api.server.ts'

export const questions = {
  routes: { replies: repliesRoutes, rsvp_settings: rsvpSettingsRoutes },
} satisfies Feature
