import type { Feature } from '#server/feature.ts'
import { vendorNetworkRoutes } from './api.server.ts'

export const vendorNetwork = {
  routes: { vendor_network: vendorNetworkRoutes },
} satisfies Feature
