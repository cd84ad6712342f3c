import { authContract, usersContract } from './accounts/contract.ts'
import { addressChangeContract } from './address-change/contract.ts'
import { addressCollectorContract } from './address-collector/contract.ts'
import { adminContract, impersonationContract } from './admin/contract.ts'
import { analyticsContract } from './analytics/contract.ts'
import { changesContract } from './changes/contract.ts'
import { checklistContract } from './checklist/contract.ts'
import { checklistAtOnceContract } from './checklist-at-once/contract.ts'
import { credentialsContract } from './credentials/contract.ts'
import { dashboardsContract } from './dashboards/contract.ts'
import { deletionsContract } from './deletions/contract.ts'
import { draftsContract } from './drafts/contract.ts'
import { eventsContract } from './events/contract.ts'
import { guestImportContract } from './guest-import/contract.ts'
import { guestsContract } from './guests/contract.ts'
import { guestsAtOnceContract } from './guests-at-once/contract.ts'
import { historyContract } from './history/contract.ts'
import { householdsContract } from './households/contract.ts'
import { identitiesContract } from './identities/contract.ts'
import { invitationsContract } from './invitations/contract.ts'
import { loginLinksContract } from './login-links/contract.ts'
import { newsletterContract } from './newsletter/contract.ts'
import { noticeLinksContract } from './notice-links/contract.ts'
import { noticesContract } from './notices/contract.ts'
import { oneEventContract } from './one-event/contract.ts'
import { broadcastingContract, notificationsContract } from './notifications/contract.ts'
import { onboardingContract } from './onboarding/contract.ts'
import { peopleContract } from './people/contract.ts'
import { possesContract } from './helping/contract.ts'
import { pushContract } from './push/contract.ts'
import { repliesContract } from './replies/contract.ts'
import { rsvpContract } from './rsvp/contract.ts'
import { rsvpSettingsContract } from './rsvp-settings/contract.ts'
import { setupsContract } from './setups/contract.ts'
import { searchContract } from './search/contract.ts'
import { takeoutContract } from './takeout/contract.ts'
import { siteContract } from './site/contract.ts'
import { socialContract } from './social/contract.ts'

export type { SiteData } from './site/data-shapes.ts'
export { SiteFiles, type Site, siteOf } from './site/site-shapes.ts'

/** The whole REST API, one entry per resource. Paths are relative to /api/v1. */
export const contract = {
  auth: authContract,
  credentials: credentialsContract,
  address_change: addressChangeContract,
  social: socialContract,
  identities: identitiesContract,
  login_links: loginLinksContract,
  users: usersContract,
  dashboards: dashboardsContract,
  deletions: deletionsContract,
  takeout: takeoutContract,
  notices: noticesContract,
  notice_links: noticeLinksContract,
  setups: setupsContract,
  guest_wedding_events: eventsContract,
  guest_import: guestImportContract,
  one_event: oneEventContract,
  guests: guestsContract,
  guests_at_once: guestsAtOnceContract,
  households: householdsContract,
  rsvp: rsvpContract,
  user_checklist_items: checklistContract,
  checklist_at_once: checklistAtOnceContract,
  invitations: invitationsContract,
  drafts: draftsContract,
  address_collector: addressCollectorContract,
  replies: repliesContract,
  rsvp_settings: rsvpSettingsContract,
  wedding_changes: changesContract,
  history: historyContract,
  onboarding: onboardingContract,
  people: peopleContract,
  user_posses: possesContract,
  broadcasting: broadcastingContract,
  notifications: notificationsContract,
  newsletter: newsletterContract,
  analytics: analyticsContract,
  admin: adminContract,
  impersonation: impersonationContract,
  push: pushContract,
  search: searchContract,
  site: siteContract,
}
