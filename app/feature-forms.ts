import { accountForms } from '#features/account/sign-in/forms.server.ts'
import { addressChangeForms } from '#features/account/sign-in/address-change/forms.server.ts'
import { collectorForms } from '#features/guests/addresses/forms.server.ts'
import { adminForms } from '#features/overview/admin/forms.server.ts'
import { analyticsForms } from '#features/site/analytics/forms.server.ts'
import { checklistForms } from '#features/planning/checklist/tool/forms.server.ts'
import { eventForms } from '#features/wedding/events/forms.server.ts'
import { guestForms } from '#features/guests/list/forms.server.ts'
import { helpingForms } from '#features/wedding/helping/forms.server.ts'
import { invitationForms } from '#features/guests/letters/forms.server.ts'
import { loginLinkForms } from '#features/account/sign-in/login-links/forms.server.ts'
import { newsletterForms } from '#features/site/newsletter/forms.server.ts'
import { noticeLinkForms } from '#features/notices/choices/links/forms.server.ts'
import { onboardingForms } from '#features/overview/onboarding/forms.server.ts'
import { oneEventForms } from '#features/overview/event/forms.server.ts'
import { rsvpForms } from '#features/guests/answering/pages/forms.server.ts'
import { settingsForms } from '#features/overview/settings/forms.server.ts'
import { setupForms } from '#features/guests/setup/forms.server.ts'

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
