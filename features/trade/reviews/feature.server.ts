import type { Feature } from '#server/feature.ts'
import { ofBusiness } from '#features/trade/members/policy.server.ts'
import { reviewRoutes } from './api.server.ts'
import { reviewForms } from './forms.server.ts'
import { findOwn } from './standing-rows.server.ts'

export const reviews = {
  routes: { reviews: reviewRoutes },
  forms: reviewForms,
  policies: { own_vendor_review: ofBusiness(async (db, content_id, id) => (await findOwn(db, content_id, id)) !== undefined) },
} satisfies Feature
