import type { Feature } from '#server/feature.ts'
import { reportsRoutes } from './api.server.ts'
import { reportForms } from './forms.server.ts'

export const reports = {
  routes: { reports: reportsRoutes },
  forms: reportForms,
} satisfies Feature
