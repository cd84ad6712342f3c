import { accountForms } from '#features/accounts/forms.server.ts'
import { addressChangeForms } from '#features/address-change/forms.server.ts'
import { collectorForms } from '#features/address-collector/forms.server.ts'
import { adminForms } from '#features/admin/forms.server.ts'
import { analyticsForms } from '#features/analytics/forms.server.ts'
import { checklistForms } from '#features/checklist-tool/forms.server.ts'
import { eventForms } from '#features/events/forms.server.ts'
import { guestForms } from '#features/guests/forms.server.ts'
import { helpingForms } from '#features/helping/forms.server.ts'
import { invitationForms } from '#features/invitations/forms.server.ts'
import { loginLinkForms } from '#features/login-links/forms.server.ts'
import { newsletterForms } from '#features/newsletter/forms.server.ts'
import { noticeLinkForms } from '#features/notice-links/forms.server.ts'
import { onboardingForms } from '#features/onboarding/forms.server.ts'
import { oneEventForms } from '#features/one-event/forms.server.ts'
import { rsvpForms } from '#features/rsvp-pages/forms.server.ts'
import { settingsForms } from '#features/settings/forms.server.ts'
import { setupForms } from '#features/setups/forms.server.ts'

/** Pages that take what a form posts to them. */
export const formTable = [
  ...accountForms,
  ...addressChangeForms,
  ...adminForms,
  ...analyticsForms,
  ...checklistForms,
  ...eventForms,
  ...oneEventForms,
  ...guestForms,
  ...helpingForms,
  ...collectorForms,
  ...invitationForms,
  ...loginLinkForms,
  ...newsletterForms,
  ...noticeLinkForms,
  ...onboardingForms,
  ...rsvpForms,
  ...settingsForms,
  ...setupForms,
]
