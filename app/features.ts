import type { Db } from '#db/db.ts'
import { authRoutes, usersRoutes } from '#features/account/sign-in/api.server.ts'
import { addressChangeRoutes } from '#features/account/sign-in/address-change/api.server.ts'
import { addressCollectorRoutes } from '#features/guests/addresses/api.server.ts'
import { adminRoutes, impersonationRoutes } from '#features/overview/admin/api.server.ts'
import { analyticsRoutes } from '#features/site/analytics/api.server.ts'
import { keepEventDays, sendEvent } from '#features/site/analytics/jobs.server.ts'
import { changesRoutes } from '#features/wedding/undo/api.server.ts'
import { checklistRoutes } from '#features/planning/checklist/api.server.ts'
import { checklistAtOnceRoutes } from '#features/planning/checklist/bulk/api.server.ts'
import { credentialsRoutes } from '#features/account/sign-in/passwords/api.server.ts'
import { dashboardsRoutes } from '#features/overview/dashboard/api.server.ts'
import { deletionsRoutes } from '#features/overview/leaving/api.server.ts'
import { deleteAccounts } from '#features/overview/leaving/jobs.server.ts'
import { draftsRoutes } from '#features/guests/drafts/api.server.ts'
import { eventsRoutes } from '#features/wedding/events/api.server.ts'
import { guestImportRoutes } from '#features/guests/import/api.server.ts'
import { guestsRoutes } from '#features/guests/list/api.server.ts'
import { guestsAtOnceRoutes } from '#features/guests/list/bulk/api.server.ts'
import { historyRoutes } from '#features/wedding/history/api.server.ts'
import { emptyHistory } from '#features/wedding/history/jobs.server.ts'
import { householdsRoutes } from '#features/guests/list/households/api.server.ts'
import { identitiesRoutes } from '#features/account/providers/linked-accounts/api.server.ts'
import { invitationsRoutes } from '#features/guests/letters/api.server.ts'
import { confirmAnswer } from '#features/guests/letters/confirmations/jobs.server.ts'
import { sendLetters } from '#features/guests/letters/jobs.server.ts'
import { loginLinksRoutes } from '#features/account/sign-in/login-links/api.server.ts'
import { newsletterRoutes } from '#features/site/newsletter/api.server.ts'
import { noticeLinksRoutes } from '#features/notices/choices/links/api.server.ts'
import { noticesRoutes } from '#features/notices/choices/api.server.ts'
import { broadcastingRoutes, notificationsRoutes } from '#features/notices/panel/api.server.ts'
import { tellNotifications } from '#features/notices/panel/jobs.server.ts'
import { oneEventRoutes } from '#features/overview/event/api.server.ts'
import { onboardingRoutes } from '#features/overview/onboarding/api.server.ts'
import { peopleRoutes } from '#features/account/people/api.server.ts'
import { possesRoutes } from '#features/wedding/helping/api.server.ts'
import { pushRoutes } from '#features/notices/push/api.server.ts'
import { repliesRoutes } from '#features/guests/questions/api.server.ts'
import { rsvpRoutes } from '#features/guests/answering/api.server.ts'
import { rsvpSettingsRoutes } from '#features/guests/questions/rsvp-settings/api.server.ts'
import { searchRoutes } from '#features/overview/search/api.server.ts'
import { setupsRoutes } from '#features/guests/setup/api.server.ts'
import { socialRoutes } from '#features/account/providers/api.server.ts'
import { siteRoutes } from '#features/site/home/api.server.ts'
import { takeoutRoutes } from '#features/overview/leaving/takeout/api.server.ts'
import type { Task } from '#server/jobs.ts'
import { guarded } from '#server/procedures.ts'
import type { Settings } from '#server/settings.ts'

/** What stands beside the API and the pages. */
export { backFromProvider } from '#features/account/providers/api.server.ts'
export { signedInAnswer } from '#features/account/sign-in/after-login/api.server.ts'

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
