import type { Feature } from '#server/feature.ts'
import { socialRoutes } from './api.server.ts'
import { identitiesRoutes } from './linked-accounts/api.server.ts'
import { providerPolicies } from './linked-accounts/policy.server.ts'

export const providers = {
  routes: { social: socialRoutes, identities: identitiesRoutes },
  policies: providerPolicies,
} satisfies Feature
