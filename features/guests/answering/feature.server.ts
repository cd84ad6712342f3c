import type { Feature } from '#server/feature.ts'
import { rsvpRoutes } from './api.server.ts'
import { rsvpForms } from './pages/forms.server.ts'
import { guestReplyPolicy, invitePolicy } from './policy.server.ts'

export const answering = {
  routes: { rsvp: rsvpRoutes },
  forms: rsvpForms,
  policies: { guest_reply: guestReplyPolicy, invite: invitePolicy },
} satisfies Feature
