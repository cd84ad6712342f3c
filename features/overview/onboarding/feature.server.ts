import type { Feature } from '#server/feature.ts'
import { onboardingRoutes } from './api.server.ts'
import { onboardingForms } from './forms.server.ts'

export const onboarding = {
  routes: { onboarding: onboardingRoutes },
  forms: onboardingForms,
} satisfies Feature
