import type { Db } from '#db/db.ts'
import { authRoutes, usersRoutes } from '#features/accounts/api.server.ts'
import { addressChangeRoutes } from '#features/address-change/api.server.ts'
import { addressCollectorRoutes } from '#features/address-collector/api.server.ts'
import { adminRoutes, impersonationRoutes } from '#features/admin/api.server.ts'
import { analyticsRoutes } from '#features/analytics/api.server.ts'
import { keepEventDays, sendEvent } from '#features/analytics/jobs.server.ts'
import { changesRoutes } from '#features/changes/api.server.ts'
import { checklistRoutes } from '#features/checklist/api.server.ts'
import { checklistAtOnceRoutes } from '#features/checklist-at-once/api.server.ts'
import { credentialsRoutes } from '#features/credentials/api.server.ts'
import { dashboardsRoutes } from '#features/dashboards/api.server.ts'
import { deletionsRoutes } from '#features/deletions/api.server.ts'
import { deleteAccounts } from '#features/deletions/jobs.server.ts'
import { draftsRoutes } from '#features/drafts/api.server.ts'
import { eventsRoutes } from '#features/events/api.server.ts'
import { guestImportRoutes } from '#features/guest-import/api.server.ts'
import { guestsRoutes } from '#features/guests/api.server.ts'
import { guestsAtOnceRoutes } from '#features/guests-at-once/api.server.ts'
import { historyRoutes } from '#features/history/api.server.ts'
import { emptyHistory } from '#features/history/jobs.server.ts'
import { householdsRoutes } from '#features/households/api.server.ts'
import { identitiesRoutes } from '#features/identities/api.server.ts'
import { invitationsRoutes } from '#features/invitations/api.server.ts'
import { confirmAnswer } from '#features/confirmations/jobs.server.ts'
import { sendLetters } from '#features/invitations/jobs.server.ts'
import { loginLinksRoutes } from '#features/login-links/api.server.ts'
import { newsletterRoutes } from '#features/newsletter/api.server.ts'
import { noticeLinksRoutes } from '#features/notice-links/api.server.ts'
import { noticesRoutes } from '#features/notices/api.server.ts'
import { broadcastingRoutes, notificationsRoutes } from '#features/notifications/api.server.ts'
import { tellNotifications } from '#features/notifications/jobs.server.ts'
import { oneEventRoutes } from '#features/one-event/api.server.ts'
import { onboardingRoutes } from '#features/onboarding/api.server.ts'
import { peopleRoutes } from '#features/people/api.server.ts'
import { possesRoutes } from '#features/helping/api.server.ts'
import { pushRoutes } from '#features/push/api.server.ts'
import { repliesRoutes } from '#features/replies/api.server.ts'
import { rsvpRoutes } from '#features/rsvp/api.server.ts'
import { rsvpSettingsRoutes } from '#features/rsvp-settings/api.server.ts'
import { searchRoutes } from '#features/search/api.server.ts'
import { setupsRoutes } from '#features/setups/api.server.ts'
import { socialRoutes } from '#features/social/api.server.ts'
import { siteRoutes } from '#features/site/api.server.ts'
import { takeoutRoutes } from '#features/takeout/api.server.ts'
import type { Task } from './jobs.ts'
import { guarded } from './procedures.ts'
import type { Settings } from './settings.ts'

/** What stands beside the API and the pages. */
export { backFromProvider } from '#features/social/api.server.ts'
export { signedInAnswer } from '#features/signing-in/api.server.ts'

/** What answers each call of the contract. */
export const routes = guarded.router({
  auth: authRoutes,
  credentials: credentialsRoutes,
  address_change: addressChangeRoutes,
  social: socialRoutes,
  identities: identitiesRoutes,
  login_links: loginLinksRoutes,
  users: usersRoutes,
  deletions: deletionsRoutes,
  takeout: takeoutRoutes,
  notices: noticesRoutes,
  notice_links: noticeLinksRoutes,
  onboarding: onboardingRoutes,
  people: peopleRoutes,
  dashboards: dashboardsRoutes,
  setups: setupsRoutes,
  guest_wedding_events: eventsRoutes,
  guest_import: guestImportRoutes,
  one_event: oneEventRoutes,
  guests: guestsRoutes,
  guests_at_once: guestsAtOnceRoutes,
  households: householdsRoutes,
  rsvp: rsvpRoutes,
  user_checklist_items: checklistRoutes,
  checklist_at_once: checklistAtOnceRoutes,
  invitations: invitationsRoutes,
  drafts: draftsRoutes,
  address_collector: addressCollectorRoutes,
  replies: repliesRoutes,
  rsvp_settings: rsvpSettingsRoutes,
  wedding_changes: changesRoutes,
  history: historyRoutes,
  user_posses: possesRoutes,
  broadcasting: broadcastingRoutes,
  notifications: notificationsRoutes,
  newsletter: newsletterRoutes,
  analytics: analyticsRoutes,
  admin: adminRoutes,
  impersonation: impersonationRoutes,
  push: pushRoutes,
  search: searchRoutes,
  site: siteRoutes,
})

/** What features do later, by the name of the job; `crontab` says which of it comes by the clock. */
export function featureJobs({ db, settings }: { db: Db; settings: Pick<Settings, 'marketing' | 'analytics_days' | 'public_url'> }) {
  const post = { db, publicUrl: settings.public_url }
  const tasks: Record<string, Task> = {
    send_event: sendEvent({ db, marketing: settings.marketing }),
    event_days: () => keepEventDays(db, settings.analytics_days),
    delete_accounts: () => deleteAccounts(db),
    empty_history: () => emptyHistory(db),
    send_letters: sendLetters(post),
    confirm_answer: confirmAnswer(post),
    tell_notifications: tellNotifications({ db, public_url: settings.public_url }),
  }
  return { tasks, crontab: '23 * * * * event_days\n29 * * * * delete_accounts\n41 * * * * empty_history' }
}
