import type { Feature } from '#server/feature.ts'
import { pushRoutes } from './api.server.ts'
import { pushSubscriptionPolicy } from './policy.server.ts'

export const push = {
  routes: { push: pushRoutes },
  policies: { push_subscription: pushSubscriptionPolicy },
} satisfies Feature
