import type { Feature } from '#server/feature.ts'
import { vendorColleaguePolicy, vendorOwnerPolicy, vendorPolicy } from './policy.server.ts'

export const vendorMembers = {
  policies: { vendor: vendorPolicy, vendor_owner: vendorOwnerPolicy, vendor_colleague: vendorColleaguePolicy },
} satisfies Feature
