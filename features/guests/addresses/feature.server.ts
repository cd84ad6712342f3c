import type { Feature } from '#server/feature.ts'
import { addressCollectorRoutes } from './api.server.ts'
import { collectorForms } from './forms.server.ts'
import { collectedAddressPolicy, openCollectorPolicy } from './policy.server.ts'

export const addresses = {
  routes: { address_collector: addressCollectorRoutes },
  forms: collectorForms,
  policies: { collected_address: collectedAddressPolicy, open_collector: openCollectorPolicy },
} satisfies Feature
