import type { Feature } from '#server/feature.ts'
import { ofBusiness } from '#features/trade/members/policy.server.ts'
import { vendorNetworkRoutes } from './api.server.ts'
import { isConnected } from './rows.server.ts'

export const vendorNetwork = {
  routes: { vendor_network: vendorNetworkRoutes },
  policies: { own_connection: ofBusiness(isConnected) },
} satisfies Feature
