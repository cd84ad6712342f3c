import { home } from '#features/site/home/feature.server.ts'
import { newsletter } from '#features/site/newsletter/feature.server.ts'
import { analytics } from '#features/site/analytics/feature.server.ts'
import { uploads } from '#features/files/uploads/feature.server.ts'
import { panel } from '#features/notices/panel/feature.server.ts'
import { choices } from '#features/notices/choices/feature.server.ts'
import { push } from '#features/notices/push/feature.server.ts'
import { signIn } from '#features/account/sign-in/feature.server.ts'
import { providers } from '#features/account/providers/feature.server.ts'
import { people } from '#features/account/people/feature.server.ts'
import { access } from '#features/wedding/access/feature.server.ts'
import { helping } from '#features/wedding/helping/feature.server.ts'
import { events } from '#features/wedding/events/feature.server.ts'
import { history } from '#features/wedding/history/feature.server.ts'
import { undo } from '#features/wedding/undo/feature.server.ts'
import { guestList } from '#features/guests/list/feature.server.ts'
import { guestImport } from '#features/guests/import/feature.server.ts'
import { drafts } from '#features/guests/drafts/feature.server.ts'
import { letters } from '#features/guests/letters/feature.server.ts'
import { answering } from '#features/guests/answering/feature.server.ts'
import { questions } from '#features/guests/questions/feature.server.ts'
import { rsvpSettings } from '#features/guests/rsvp-settings/feature.server.ts'
import { addresses } from '#features/guests/addresses/feature.server.ts'
import { guestSetup } from '#features/guests/setup/feature.server.ts'
import { checklist } from '#features/planning/checklist/feature.server.ts'
import { boards } from '#features/planning/boards/feature.server.ts'
import { content } from '#features/magazine/content/feature.server.ts'
import { styleQuiz } from '#features/magazine/quiz/feature.server.ts'
import { questionnaires } from '#features/magazine/questionnaires/feature.server.ts'
import { vendors } from '#features/magazine/vendors/feature.server.ts'
import { enquiries } from '#features/magazine/enquiries/feature.server.ts'
import { courses } from '#features/money/courses/feature.server.ts'
import { reports } from '#features/trade/reports/feature.server.ts'
import { messages } from '#features/trade/messages/feature.server.ts'
import { reviews } from '#features/trade/reviews/feature.server.ts'
import { vendorMembers } from '#features/trade/members/feature.server.ts'
import { businessInvitations } from '#features/trade/inviting/feature.server.ts'
import { vendorColleagues } from '#features/trade/colleagues/feature.server.ts'
import { vendorLeaving } from '#features/trade/leaving/feature.server.ts'
import { vendorClaims } from '#features/trade/claims/feature.server.ts'
import { vendorCalendar } from '#features/trade/calendar/feature.server.ts'
import { vendorDashboard } from '#features/trade/dashboard/feature.server.ts'
import { vendorNetwork } from '#features/trade/network/feature.server.ts'
import { vendorTasks } from '#features/trade/tasks/feature.server.ts'
import { vendorProfile } from '#features/trade/profile/feature.server.ts'
import { vendorMerging } from '#features/trade/merging/feature.server.ts'
import { vendorReview } from '#features/trade/review/feature.server.ts'
import { submissions } from '#features/trade/submissions/feature.server.ts'
import { purchases } from '#features/money/purchases/feature.server.ts'
import { registry } from '#features/money/registry/feature.server.ts'
import { budget } from '#features/planning/budget/feature.server.ts'
import { userVendors } from '#features/planning/vendors/feature.server.ts'
import { quotes } from '#features/planning/quotes/feature.server.ts'
import { rooms } from '#features/planning/rooms/feature.server.ts'
import { seating } from '#features/planning/seating/feature.server.ts'
import { dashboard } from '#features/overview/dashboard/feature.server.ts'
import { oneEvent } from '#features/overview/event/feature.server.ts'
import { daySheet } from '#features/overview/day-sheet/feature.server.ts'
import { moving } from '#features/overview/moving/feature.server.ts'
import { settings } from '#features/overview/settings/feature.server.ts'
import { onboarding } from '#features/overview/onboarding/feature.server.ts'
import { leaving } from '#features/overview/leaving/feature.server.ts'
import { admin } from '#features/overview/admin/feature.server.ts'
import { look } from '#features/overview/look/feature.server.ts'
import { terms } from '#features/overview/terms/feature.server.ts'
import { siteFiles } from '#features/overview/site-files/feature.server.ts'
import { review } from '#features/overview/review/feature.server.ts'
import { editor } from '#features/overview/editor/feature.server.ts'
import { website } from '#features/overview/website/feature.server.ts'
import { search } from '#features/overview/search/feature.server.ts'

/** Every feature, with what it brings to the product. */
export const features = [
  home,
  newsletter,
  analytics,
  uploads,
  panel,
  choices,
  push,
  signIn,
  providers,
  people,
  access,
  helping,
  events,
  history,
  undo,
  guestList,
  guestImport,
  drafts,
  letters,
  answering,
  questions,
  rsvpSettings,
  addresses,
  guestSetup,
  checklist,
  boards,
  content,
  styleQuiz,
  questionnaires,
  vendors,
  enquiries,
  vendorMembers,
  messages,
  reports,
  reviews,
  businessInvitations,
  vendorColleagues,
  vendorLeaving,
  vendorClaims,
  vendorProfile,
  vendorReview,
  vendorMerging,
  vendorCalendar,
  vendorDashboard,
  vendorNetwork,
  vendorTasks,
  submissions,
  budget,
  userVendors,
  purchases,
  registry,
  courses,
  quotes,
  rooms,
  seating,
  dashboard,
  oneEvent,
  moving,
  website,
  daySheet,
  settings,
  onboarding,
  leaving,
  admin,
  search,
  look,
  siteFiles,
  terms,
  editor,
  review,
] as const
