import * as z from 'zod'
import { BrowserZone } from '#features/account/sign-in/time-zone.ts'
import { User, UserInput } from '#features/account/sign-in/user.ts'
import { route } from '#features/route.ts'
import { allSteps } from './steps.ts'

/** What was answered to one question; nothing at all answers it as well, and `skip` passes over those that are left. */
const OnboardingInput = UserInput.pick({ firstname: true, lastname: true, wedding_details: true, vendor_details: true }).extend({
  step: z.enum([...allSteps, 'skip']),
  time_zone: BrowserZone,
})

export type OnboardingInput = z.infer<typeof OnboardingInput>

export const onboardingContract = {
  answer: route
    .route({
      method: 'POST',
      path: '/users/me/onboarding',
      summary: 'Answer one of the first questions; the last one, or passing over them, sets first_steps_at',
      tags: ['Users'],
    })
    .meta({ policy: 'signed_in' })
    .input(OnboardingInput)
    .output(z.strictObject({ data: User })),
}
