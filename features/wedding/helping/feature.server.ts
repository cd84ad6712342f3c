import type { Feature } from '#server/feature.ts'
import { possesRoutes } from './api.server.ts'
import { helpingForms } from './forms.server.ts'
import { possePolicies } from './policy.server.ts'

export const helping = {
  routes: { user_posses: possesRoutes },
  forms: helpingForms,
  policies: possePolicies,
} satisfies Feature
