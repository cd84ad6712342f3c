import type {
  AccountDeletions,
  AccountDevices,
  AccountLinks,
  AddressChanges,
  IdempotencyKeys,
  NoticeChoices,
  RateLimits,
  Sessions,
  SocialSignIns,
  Tokens,
  UserIdentities,
  Users,
} from './account-tables.ts'
import type { AnalyticsEvents, OutgoingEvents, UserEvents, UserTags } from './analytics-tables.ts'
import type { BoardItems, Boards, BoardShares } from './board-tables.ts'
import type {
  Content,
  ContentCredits,
  ContentDrafts,
  ContentImages,
  ContentLexemes,
  ContentLoaded,
  ContentPictures,
  ContentRedirects,
  ContentRedirectsRemoved,
  ContentSearch,
  ContentSlips,
  ContentTerms,
  ContentTermChanges,
  ContentTermsAway,
  ContentTermTitles,
  ContentVersions,
  SiteFiles,
} from './content-tables.ts'
import type { LessonNotes, LessonProgress } from './course-tables.ts'
import type { FileLeftovers, Files, FileTotals, FileUses, UploadPieces, Uploads } from './file-tables.ts'
import type { AddressCollectors, CollectedAddresses, GuestLetters, LetterDrafts, LetterRefusals, Sendings } from './guest-letter-tables.ts'
import type { ImpersonatedWrites, Impersonations } from './impersonation-tables.ts'
import type { Mails, NewsletterLinks, NewsletterSubscribers, NoticeLinks } from './letter-tables.ts'
import type {
  Charges,
  Consents,
  PaperNumbers,
  Papers,
  PaymentCustomers,
  PaymentEvents,
  PaymentOrders,
  PriceNotices,
  Purchases,
} from './money-tables.ts'
import type { Notifications } from './notification-tables.ts'
import type { Pushes, PushKeys, PushSubscriptions } from './push-tables.ts'
import type { FormAnswers, QuestionnaireAnswers } from './question-tables.ts'
import type { RsvpAnswers, RsvpCodes, RsvpQuestions, RsvpSettings } from './rsvp-tables.ts'
import type { Conversations, LeadChecks, Messages, Referrals, VendorReplies, VendorReviews, Reports } from './message-tables.ts'
import type {
  VendorActs,
  VendorClaims,
  VendorCodes,
  BusinessInvitations,
  UnwantedInvitations,
  VendorConnections,
  VendorCounts,
  VendorAddresses,
  VendorBookingTasks,
  VendorFeedDays,
  VendorFeeds,
  VendorHolds,
  VendorInvites,
  VendorMembers,
  VendorMerges,
  VendorSources,
  VendorSubmissions,
  VendorTasks,
  VendorTaskTemplates,
} from './trade-tables.ts'
import type { SubmissionAuthors, SubmissionEvents, SubmissionPictures, SubmissionRights, Submissions } from './submission-tables.ts'
import type { Enquiries, EnquiryDrafts, VendorDays, Vendors } from './vendor-tables.ts'
import type { WeddingTables } from './wedding-tables.ts'

/** The tables as db/migrations leaves them. Moments are ISO text, days are YYYY-MM-DD. */
export interface Tables extends WeddingTables {
  users: Users
  sessions: Sessions
  tokens: Tokens
  account_links: AccountLinks
  account_devices: AccountDevices
  account_deletions: AccountDeletions
  notice_choices: NoticeChoices
  user_identities: UserIdentities
  social_sign_ins: SocialSignIns
  address_changes: AddressChanges
  impersonations: Impersonations
  impersonated_writes: ImpersonatedWrites
  idempotency_keys: IdempotencyKeys
  rate_limits: RateLimits
  boards: Boards
  board_items: BoardItems
  board_shares: BoardShares
  questionnaire_answers: QuestionnaireAnswers
  form_answers: FormAnswers
  rsvp_settings: RsvpSettings
  rsvp_questions: RsvpQuestions
  rsvp_answers: RsvpAnswers
  rsvp_codes: RsvpCodes
  sendings: Sendings
  guest_letters: GuestLetters
  letter_refusals: LetterRefusals
  letter_drafts: LetterDrafts
  address_collectors: AddressCollectors
  collected_addresses: CollectedAddresses
  mails: Mails
  newsletter_subscribers: NewsletterSubscribers
  newsletter_links: NewsletterLinks
  notice_links: NoticeLinks
  analytics_events: AnalyticsEvents
  outgoing_events: OutgoingEvents
  user_events: UserEvents
  user_tags: UserTags
  push_keys: PushKeys
  push_subscriptions: PushSubscriptions
  pushes: Pushes
  notifications: Notifications
  uploads: Uploads
  upload_pieces: UploadPieces
  files: Files
  file_uses: FileUses
  file_totals: FileTotals
  file_leftovers: FileLeftovers
  content: Content
  content_terms: ContentTerms
  content_pictures: ContentPictures
  content_credits: ContentCredits
  content_drafts: ContentDrafts
  content_redirects: ContentRedirects
  content_redirects_removed: ContentRedirectsRemoved
  content_versions: ContentVersions
  content_loaded: ContentLoaded
  content_term_titles: ContentTermTitles
  content_term_changes: ContentTermChanges
  content_terms_away: ContentTermsAway
  content_images: ContentImages
  site_files: SiteFiles
  vendors: Vendors
  vendor_days: VendorDays
  vendor_members: VendorMembers
  vendor_invites: VendorInvites
  vendor_codes: VendorCodes
  vendor_claims: VendorClaims
  vendor_submissions: VendorSubmissions
  vendor_acts: VendorActs
  vendor_holds: VendorHolds
  vendor_feeds: VendorFeeds
  vendor_feed_days: VendorFeedDays
  vendor_addresses: VendorAddresses
  vendor_counts: VendorCounts
  vendor_sources: VendorSources
  business_invitations: BusinessInvitations
  unwanted_invitations: UnwantedInvitations
  vendor_connections: VendorConnections
  vendor_merges: VendorMerges
  vendor_task_templates: VendorTaskTemplates
  vendor_tasks: VendorTasks
  vendor_booking_tasks: VendorBookingTasks
  enquiries: Enquiries
  enquiry_drafts: EnquiryDrafts
  conversations: Conversations
  referrals: Referrals
  messages: Messages
  lead_checks: LeadChecks
  reports: Reports
  vendor_replies: VendorReplies
  vendor_reviews: VendorReviews
  submissions: Submissions
  submission_pictures: SubmissionPictures
  submission_rights: SubmissionRights
  submission_events: SubmissionEvents
  submission_authors: SubmissionAuthors
  payment_customers: PaymentCustomers
  purchases: Purchases
  charges: Charges
  paper_numbers: PaperNumbers
  papers: Papers
  consents: Consents
  payment_events: PaymentEvents
  payment_orders: PaymentOrders
  price_notices: PriceNotices
  lesson_progress: LessonProgress
  lesson_notes: LessonNotes
  content_search: ContentSearch
  content_lexemes: ContentLexemes
  content_slips: ContentSlips
}
