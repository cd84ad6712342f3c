import type { Feature } from '#server/feature.ts'
import { vendorPolicy } from './policy.server.ts'

export const vendorMembers = {
  policies: { vendor: vendorPolicy },
} satisfies Feature
