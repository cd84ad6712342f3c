import type { Feature } from '#server/feature.ts'
import { broadcastingRoutes, notificationsRoutes } from './api.server.ts'
import { tellNotifications } from './jobs.server.ts'
import { channelPolicy, ownNotificationPolicy } from './policy.server.ts'

export const panel = {
  routes: { broadcasting: broadcastingRoutes, notifications: notificationsRoutes },
  policies: { own_notification: ownNotificationPolicy, channel: channelPolicy },
  jobs: ({ db, settings: { public_url } }) => ({ tasks: { tell_notifications: tellNotifications({ db, public_url }) } }),
} satisfies Feature
