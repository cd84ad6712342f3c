import type { Feature } from '#server/feature.ts'
import { adminRoutes, impersonationRoutes } from './api.server.ts'
import { adminForms } from './forms.server.ts'
import { impersonatePolicy } from './policy.server.ts'

export const admin = {
  routes: { admin: adminRoutes, impersonation: impersonationRoutes },
  forms: adminForms,
  policies: { impersonate: impersonatePolicy },
} satisfies Feature
