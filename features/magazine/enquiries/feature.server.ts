import type { Feature } from '#server/feature.ts'
import { enquiryRoutes } from './api.server.ts'
import { enquiryForms } from './forms.server.ts'
import { ownEnquiryPolicy } from './policy.server.ts'

export const enquiries = {
  routes: { enquiries: enquiryRoutes },
  forms: enquiryForms,
  policies: { own_enquiry: ownEnquiryPolicy },
} satisfies Feature
