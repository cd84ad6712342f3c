import { admin } from './admin.ts'
import { boards } from './boards.ts'
import { budgetImport } from './budget-import.ts'
import { budget } from './budget.ts'
import { checklist } from './checklist.ts'
import { checkout } from './checkout.ts'
import { contributors } from './contributors.ts'
import { coupleFiles } from './couple-files.ts'
import { courses } from './courses.ts'
import { coupleVendors } from './couple-vendors.ts'
import { dashboards } from './dashboards.ts'
import { diary } from './diary.ts'
import { editor } from './editor.ts'
import { events } from './events.ts'
import { fileImport } from './file-import.ts'
import { foreign } from './foreign.ts'
import { foundPages } from './found-pages.ts'
import { fromGuests } from './from-guests.ts'
import { guestImport } from './guest-import.ts'
import { guestLetters } from './guest-letters.ts'
import { guestPanels } from './guest-panels.ts'
import { guides } from './guides.ts'
import { guestSetup } from './guest-setup.ts'
import { guestTools } from './guest-tools.ts'
import { helpingLetters } from './helping-letters.ts'
import { helping } from './helping.ts'
import { history } from './history.ts'
import { impersonation } from './impersonation.ts'
import { keptFiles } from './kept-files.ts'
import { legal } from './legal.ts'
import { letters } from './letters.ts'
import { membership } from './membership.ts'
import { messages } from './messages.ts'
import { money } from './money.ts'
import { daySheet } from './day-sheet.ts'
import { moving } from './moving.ts'
import { noticeLinks } from './notice-links.ts'
import { notifications } from './notifications.ts'
import { offline } from './offline.ts'
import { order } from './order.ts'
import { onboarding } from './onboarding.ts'
import { ownFiles } from './own-files.ts'
import { ownPages } from './own-pages.ts'
import { passwords } from './passwords.ts'
import { payments } from './payments.ts'
import { people } from './people.ts'
import { pieces } from './pieces.ts'
import { privacy } from './privacy.ts'
import { push } from './push.ts'
import { questions } from './questions.ts'
import { quoteTyping } from './quote-typing.ts'
import { quotes } from './quotes.ts'
import { reading } from './reading.ts'
import { cardGifts } from './card-gifts.ts'
import { registryPage } from './registry-page.ts'
import { registryTool } from './registry.ts'
import { reports } from './reports.ts'
import { reviews } from './reviews.ts'
import { rsvp } from './rsvp.ts'
import { rooms } from './rooms.ts'
import { search } from './search.ts'
import { website } from './website.ts'
import { seating } from './seating.ts'
import { settings } from './settings.ts'
import { site } from './site.ts'
import { siteFiles } from './site-files.ts'
import { takeout } from './takeout.ts'
import { terms } from './terms.ts'
import { told } from './told.ts'
import { submissionAnswers } from './submission-answers.ts'
import { submissionAuthors } from './submission-authors.ts'
import { submissionWays } from './submission-ways.ts'
import { submissions } from './submissions.ts'
import { toolPages } from './tool-pages.ts'
import { tools } from './tools.ts'
import { trade } from './trade.ts'
import { typeAhead } from './type-ahead.ts'
import { uploads } from './uploads.ts'
import { vendorFeed } from './vendor-feed.ts'
import { inviting } from './inviting.ts'
import { vendorPeople } from './vendor-people.ts'
import { vendorRecords } from './vendor-records.ts'
import { vendorProfile } from './vendor-profile.ts'
import { vendorTasks } from './vendor-tasks.ts'
import { vendors } from './vendors.ts'
import { weddings } from './weddings.ts'
import { whatIf } from './what-if.ts'
import { textsOf } from './texts.ts'

/** A text of any catalogue; in the browser the build puts the text itself in the place of its key. */
export const t = textsOf({
  ...admin,
  ...boards,
  ...budget,
  ...budgetImport,
  ...checklist,
  ...checkout,
  ...coupleFiles,
  ...coupleVendors,
  ...contributors,
  ...courses,
  ...dashboards,
  ...diary,
  ...editor,
  ...events,
  ...fileImport,
  ...foreign,
  ...foundPages,
  ...fromGuests,
  ...guestImport,
  ...guestLetters,
  ...guestPanels,
  ...guestSetup,
  ...guides,
  ...guestTools,
  ...helpingLetters,
  ...helping,
  ...history,
  ...impersonation,
  ...keptFiles,
  ...legal,
  ...letters,
  ...membership,
  ...messages,
  ...money,
  ...daySheet,
  ...moving,
  ...noticeLinks,
  ...notifications,
  ...offline,
  ...onboarding,
  ...order,
  ...ownFiles,
  ...ownPages,
  ...passwords,
  ...payments,
  ...people,
  ...pieces,
  ...privacy,
  ...push,
  ...questions,
  ...quoteTyping,
  ...quotes,
  ...reading,
  ...cardGifts,
  ...registryPage,
  ...registryTool,
  ...reports,
  ...reviews,
  ...rsvp,
  ...search,
  ...seating,
  ...settings,
  ...submissionAnswers,
  ...submissionAuthors,
  ...submissionWays,
  ...submissions,
  ...site,
  ...siteFiles,
  ...takeout,
  ...terms,
  ...told,
  ...toolPages,
  ...tools,
  ...trade,
  ...typeAhead,
  ...uploads,
  ...vendorFeed,
  ...inviting,
  ...vendorPeople,
  ...vendorProfile,
  ...vendorRecords,
  ...vendorTasks,
  ...vendors,
  ...weddings,
  ...website,
  ...whatIf,
  ...rooms,
})
