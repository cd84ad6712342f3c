import { authContract, usersContract } from './account/sign-in/contract.ts'
import { addressChangeContract } from './account/sign-in/address-change/contract.ts'
import { addressCollectorContract } from './guests/addresses/contract.ts'
import { adminContract, impersonationContract } from './overview/admin/contract.ts'
import { lookContract } from './overview/look/contract.ts'
import { siteFilesContract } from './overview/site-files/contract.ts'
import { termsContract } from './overview/terms/contract.ts'
import { reviewContract } from './overview/review/contract.ts'
import { editorContract } from './overview/editor/contract.ts'
import { analyticsContract } from './site/analytics/contract.ts'
import { boardsContract } from './planning/boards/contract.ts'
import { boardSharesContract } from './planning/boards/sharing/contract.ts'
import { budgetContracts } from './planning/budget/contracts.ts'
import { userVendorContracts } from './planning/vendors/contracts.ts'
import { roomsContract } from './planning/rooms/contract.ts'
import { changesContract } from './wedding/undo/contract.ts'
import { checklistContract } from './planning/checklist/contract.ts'
import { checklistAtOnceContract } from './planning/checklist/bulk/contract.ts'
import { contentContract } from './magazine/content/contract.ts'
import { credentialsContract } from './account/sign-in/passwords/contract.ts'
import { dashboardsContract } from './overview/dashboard/contract.ts'
import { leavingContracts } from './overview/leaving/contracts.ts'
import { enquiriesContract } from './magazine/enquiries/contract.ts'
import { messageContracts } from './trade/messages/contracts.ts'
import { submissionContracts } from './trade/submissions/contracts.ts'
import { draftsContract } from './guests/drafts/contract.ts'
import { eventsContract } from './wedding/events/contract.ts'
import { filesContract, uploadsContract } from './files/uploads/contract.ts'
import { guestImportContract } from './guests/import/contract.ts'
import { guestsContract } from './guests/list/contract.ts'
import { guestsAtOnceContract } from './guests/list/bulk/contract.ts'
import { coursesContract } from './money/courses/contract.ts'
import { purchasesContract } from './money/purchases/contract.ts'
import { webhooksContract } from './money/purchases/webhooks/contract.ts'
import { registryContracts } from './money/registry/contracts.ts'
import { websiteContracts } from './overview/website/contracts.ts'
import { historyContract } from './wedding/history/contract.ts'
import { householdsContract } from './guests/list/households/contract.ts'
import { identitiesContract } from './account/providers/linked-accounts/contract.ts'
import { invitationsContract } from './guests/letters/contract.ts'
import { loginLinksContract } from './account/sign-in/login-links/contract.ts'
import { newsletterContract } from './site/newsletter/contract.ts'
import { noticeLinksContract } from './notices/choices/links/contract.ts'
import { noticesContract } from './notices/choices/contract.ts'
import { oneEventContracts } from './overview/event/contracts.ts'
import { broadcastingContract, notificationsContract } from './notices/panel/contract.ts'
import { onboardingContract } from './overview/onboarding/contract.ts'
import { peopleContract } from './account/people/contract.ts'
import { possesContract } from './wedding/helping/contract.ts'
import { pushContract } from './notices/push/contract.ts'
import { quotesContract } from './planning/quotes/contract.ts'
import { reviewsContract } from './trade/reviews/contract.ts'
import { repliesContract } from './guests/questions/contract.ts'
import { formsContract } from './magazine/questionnaires/forms/contract.ts'
import { questionnairesContract } from './magazine/questionnaires/contract.ts'
import { styleQuizContract } from './magazine/quiz/contract.ts'
import { rsvpContract } from './guests/answering/contract.ts'
import { rsvpSettingsContract } from './guests/rsvp-settings/contract.ts'
import { setupsContract } from './guests/setup/contract.ts'
import { searchContract } from './overview/search/contract.ts'
import { siteContract } from './site/home/contract.ts'
import { vendorsContract } from './magazine/vendors/contract.ts'
import { vendorColleaguesContract } from './trade/colleagues/contract.ts'
import { vendorLeavingContract } from './trade/leaving/contract.ts'
import { vendorClaimsContract } from './trade/claims/contract.ts'
import { vendorCalendarContract } from './trade/calendar/contract.ts'
import { vendorFeedContract } from './trade/calendar/feed/contract.ts'
import { vendorDashboardContract } from './trade/dashboard/contract.ts'
import { networkContracts } from './trade/network/contracts.ts'
import { reportsContract } from './trade/reports/contract.ts'
import { taskContracts } from './trade/tasks/contracts.ts'
import { vendorProfileContract } from './trade/profile/contract.ts'
import { vendorMergesContract } from './trade/merging/contract.ts'
import { vendorReviewContract } from './trade/review/contract.ts'
import { socialContract } from './account/providers/contract.ts'

export type { SiteData } from './site/home/data-shapes.ts'
export { SiteFiles, type Site, siteOf } from './site/home/site-shapes.ts'

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
  ...leavingContracts,
  notices: noticesContract,
  notice_links: noticeLinksContract,
  setups: setupsContract,
  guest_wedding_events: eventsContract,
  guest_import: guestImportContract,
  ...oneEventContracts,
  guests: guestsContract,
  guests_at_once: guestsAtOnceContract,
  households: householdsContract,
  rsvp: rsvpContract,
  user_checklist_items: checklistContract,
  boards: boardsContract,
  board_shares: boardSharesContract,
  checklist_at_once: checklistAtOnceContract,
  ...budgetContracts,
  ...userVendorContracts,
  quotes: quotesContract,
  rooms: roomsContract,
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
  look: lookContract,
  siteFiles: siteFilesContract,
  terms: termsContract,
  editor: editorContract,
  reports: reportsContract,
  review: reviewContract,
  impersonation: impersonationContract,
  push: pushContract,
  uploads: uploadsContract,
  files: filesContract,
  search: searchContract,
  content: contentContract,
  style_quiz: styleQuizContract,
  questionnaires: questionnairesContract,
  forms: formsContract,
  vendors: vendorsContract,
  enquiries: enquiriesContract,
  courses: coursesContract,
  ...messageContracts,
  reviews: reviewsContract,
  vendor_claims: vendorClaimsContract,
  vendor_colleagues: vendorColleaguesContract,
  vendor_leaving: vendorLeavingContract,
  vendor_profile: vendorProfileContract,
  vendor_review: vendorReviewContract,
  vendor_merges: vendorMergesContract,
  vendor_calendar: vendorCalendarContract,
  vendor_feed: vendorFeedContract,
  vendor_dashboard: vendorDashboardContract,
  ...networkContracts,
  ...taskContracts,
  ...submissionContracts,
  payments: purchasesContract,
  webhooks: webhooksContract,
  ...registryContracts,
  ...websiteContracts,
  site: siteContract,
}

/** What its resources are called in its description, in the order in which they are shown. */
export const tags = {
  Accounts: 'Signing up, in and out, passwords and links in letters',
  Users: 'Whoever is signed in, and what is public of others',
  Notifications: 'What people are told, and by which way',
  Events: 'The days of a wedding',
  Files: 'Pictures and PDF files that people bring: sent in pieces, kept, shown behind addresses that end',
  Guests: 'The guest list and its households',
  RSVP: 'What guests answer, and on which questions',
  Seating: 'Who sits where at an event, and what the kitchen is told',
  'Address collector': 'Guests write down where they live',
  'Letters to guests': 'Save-the-dates, changes of date, invitations and reminders',
  Checklist: 'What is to be done until the day',
  Boards: 'What a couple likes and keeps, and who sees it',
  Budget: 'What the wedding costs, as planned and as agreed',
  'Vendor manager': 'Whom a couple asks, hires and calls off, and which services are still open',
  Rooms: 'What hotels hold for guests, and what is owed for beds that stay empty',
  Quotes: 'What vendors ask, side by side at any number of heads',
  History: 'What happened, and the way back',
  Posse: 'Who helps, with what',
  Search: 'What has a name that somebody may see',
  Newsletter: 'By mail, to whoever asked for it twice',
  Analytics: 'Counting without keys, and consent to more',
  Operator: 'People and how to act as one of them',
  Content: 'What the magazine has to read and to find',
  Vendors: 'Who there is, in which order and why, and asking them',
  Courses: 'Courses and their lessons, how far somebody has come, and what they wrote down',
  Messages: 'What couples and vendors write to each other',
  Submissions: 'Weddings that couples and vendors send in, who said yes to them, and what became of them',
  Reviews: 'What couples say of vendors whom they hired, and what is answered',
  'Vendors’ own side': 'How a business comes to its page, and what it says there',
  Payments: 'What is sold, what was bought and until when, and the way back',
  'Day sheets': 'A day by the minute, who has a part in it, and what becomes of it when it is late',
  Contributors: 'Who gives money toward a wedding, and what they said and gave',
  Registry: 'What a couple would like money for, who gave it, and who was thanked',
  Website: 'What a couple tells its guests, and who sees what of it',
  Site: 'What the site says of itself',
}
