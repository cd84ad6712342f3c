import type { Feature } from '#server/feature.ts'
import { vendorClaimRoutes } from './api.server.ts'
import { claimForms } from './forms.server.ts'

export const vendorClaims = {
  routes: { vendor_claims: vendorClaimRoutes },
  forms: claimForms,
} satisfies Feature
