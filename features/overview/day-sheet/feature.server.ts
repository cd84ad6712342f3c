import type { Feature } from '#server/feature.ts'
import { daySheetRoutes } from './api.server.ts'
import { dayForms } from './forms.server.ts'
import { sharedDaysRoutes } from './sharing/api.server.ts'
import { sharedDayForms } from './sharing/forms.server.ts'
import { runLinkPolicy } from './sharing/policy.server.ts'

export const daySheet = {
  routes: { day_sheets: daySheetRoutes, shared_days: sharedDaysRoutes },
  forms: [...dayForms, ...sharedDayForms],
  policies: { run_link: runLinkPolicy },
} satisfies Feature
