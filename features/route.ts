import { oc } from '@orpc/contract'
import type { Permission } from './wedding/access/permissions.ts'

/** Who may call a route. What each name means is decided in the policy.server.ts of a feature. */
export type Policy =
  | 'anyone'
  | 'signed_out'
  | 'signed_in'
  | 'own'
  | 'own_session'
  | 'own_notification'
  | 'planning'
  | 'guest_reply'
  | 'invite'
  | 'sending'
  | 'guest_letter'
  | 'collected_address'
  | 'open_collector'
  | 'wedding_change'
  | 'own_board'
  | 'accepted_quote'
  | 'seen_board'
  | 'posse_new'
  | 'posse_couple'
  | 'posse_either'
  | 'posse_invited'
  | 'posse_asked'
  | 'channel'
  | 'marketing_event'
  | 'newsletter_link'
  | 'notice_link'
  | 'contributor_link'
  | 'board_link'
  | 'run_link'
  | 'provider'
  | 'own_provider'
  | 'own_identity'
  | 'admin'
  | 'impersonate'
  | 'impersonating'
  | 'push_subscription'
  | 'own_upload'
  | 'own_file'
  | 'published'
  | 'own_enquiry'
  | 'own_card'
  | 'lesson'
  | 'member'
  | 'own_lesson_note'
  | 'own_conversation'
  | 'couples_conversation'
  | 'vendors_conversation'
  | 'own_vendor_claim'
  | 'own_vendor_dispute'
  | 'vendor'
  | 'vendor_owner'
  | 'vendor_colleague'
  | 'own_submission'
  | 'own_connection'
  | 'own_vendor_review'
  | 'own_reply'
  | 'own_booking'
  | 'own_vendor_task'
  | 'own_task_template'
  | 'own_sent_wedding'
  | 'written_sent_wedding'
  | 'place_in_sent_wedding'
  | 'seen_submission'
  | 'seen_submissions'
  | 'submission_link'
  | 'reviewed_submission'
  | 'own_purchase'
  | 'own_paper'
  | 'stripe_event'
  | 'open_registry'
  | 'open_website'
  | 'paypal_event'

export interface RouteMeta {
  policy?: Policy
  /** What `planning` asks of who helps, on the events that the call is about. */
  permission?: Permission | 'any'
  /** What is named must be on no event beyond those either: it is taken away from all of them. */
  wholly?: true
  /** Not for who only helps: it is in the name of both. */
  couple?: true
  /** Answers with credentials, so it is neither kept for an Idempotency-Key nor slowed as one call among many. */
  answers_tokens?: boolean
  /** May be kept in the browser of whoever asked, to be read offline, as what is about a wedding may. */
  is_kept?: boolean
  /** May take long: one at a time from an account, with more patience than others; `searched` where it looks for words. */
  heavy?: true | 'searched'
  /** Its body is bytes, which are read as they arrive; they wait behind a door of their own. */
  takes_bytes?: true
  /** Keeps its Idempotency-Key itself: it has to stand before somebody outside is asked, whatever becomes of the answer. */
  keeps_key?: true
  /** Not for an operator who acts as somebody else: what guards an account, pays, leaves the house or lets others in. */
  impersonation?: 'refused'
}

/** Starts a route of the contract; the server does not start before every route names its policy. */
export const route = oc.$meta<RouteMeta>({})

/** Of a call that answers with a workbook, for the description. */
export function workbookNamed(name: string) {
  const content = { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { schema: { type: 'string', format: 'binary' } } }
  return <Operation extends object>(operation: Operation): Operation => ({
    ...operation,
    responses: { 200: { description: name, content } },
  })
}

/** Of a call that answers with a calendar, for the description. */
export function isCalendar<Operation extends object>(operation: Operation): Operation {
  return { ...operation, responses: { 200: { description: 'A calendar', content: { 'text/calendar': { schema: { type: 'string' } } } } } }
}
