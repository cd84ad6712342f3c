import type { Feature } from '#server/feature.ts'
import { invitationsRoutes } from './api.server.ts'
import { confirmAnswer } from './confirmations/jobs.server.ts'
import { invitationForms } from './forms.server.ts'
import { sendLetters } from './jobs.server.ts'
import { guestLetterPolicy, sendingPolicy } from './policy.server.ts'

export const letters = {
  routes: { invitations: invitationsRoutes },
  forms: invitationForms,
  policies: { sending: sendingPolicy, guest_letter: guestLetterPolicy },
  jobs: ({ db, settings }) => {
    const post = { db, publicUrl: settings.public_url }
    return { tasks: { send_letters: sendLetters(post), confirm_answer: confirmAnswer(post) } }
  },
} satisfies Feature
