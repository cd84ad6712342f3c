import type { Feature } from '#server/feature.ts'
import { registryRoutes } from './api.server.ts'
import { giftsRoutes } from './gifts/api.server.ts'
import { registryPageRoutes } from './page/api.server.ts'
import { giveForms } from './page/forms.server.ts'
import { openRegistryPolicy } from './page/policy.server.ts'

export const registry = {
  routes: { registry: registryRoutes, gifts: giftsRoutes, registry_page: registryPageRoutes },
  forms: giveForms,
  policies: { open_registry: openRegistryPolicy },
} satisfies Feature
