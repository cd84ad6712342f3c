import type { Feature } from '#server/feature.ts'
import { businessInvitationRoutes } from './api.server.ts'
import { businessInvitationForms } from './forms.server.ts'

export const businessInvitations = {
  routes: { business_invitations: businessInvitationRoutes },
  forms: businessInvitationForms,
} satisfies Feature
