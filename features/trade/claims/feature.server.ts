import type { Feature } from '#server/feature.ts'
import { ofBusiness } from '#features/trade/members/policy.server.ts'
import { vendorClaimRoutes } from './api.server.ts'
import { findDispute } from './dispute-rows.server.ts'
import { claimForms } from './forms.server.ts'
import { ownClaimPolicy } from './policy.server.ts'

export const vendorClaims = {
  routes: { vendor_claims: vendorClaimRoutes },
  forms: claimForms,
  policies: {
    own_vendor_claim: ownClaimPolicy,
    own_vendor_dispute: ofBusiness(async (db, content_id, id) => (await findDispute(db, content_id, id)) !== undefined),
  },
} satisfies Feature
