import type { Feature } from '#server/feature.ts'
import { enquiryRoutes } from './api.server.ts'
import { enquiryForms } from './forms.server.ts'

export const enquiries = {
  routes: { enquiries: enquiryRoutes },
  forms: enquiryForms,
} satisfies Feature
