import { oc } from '@orpc/contract'

/** Who may call a route. What each name means is decided in the policy.server.ts of a feature. */
export type Policy =
  | 'anyone'
  | 'signed_out'
  | 'signed_in'
  | 'own'
  | 'own_session'
  | 'own_notification'
  | 'guests'
  | 'guest_delete'
  | 'guest_reply'
  | 'new_guests'
  | 'households'
  | 'invite'
  | 'items'
  | 'new_items'
  | 'letters'
  | 'sending'
  | 'guest_letter'
  | 'collected_address'
  | 'open_collector'
  | 'rsvp_settings'
  | 'wedding_change'
  | 'posse_new'
  | 'posse_couple'
  | 'posse_either'
  | 'posse_invited'
  | 'posse_asked'
  | 'wedding_history'
  | 'event'
  | 'event_change'
  | 'event_delete'
  | 'event_for'
  | 'channel'
  | 'marketing_event'
  | 'newsletter_link'
  | 'notice_link'
  | 'provider'
  | 'own_provider'
  | 'own_identity'
  | 'admin'
  | 'impersonate'
  | 'impersonating'
  | 'push_subscription'

export interface RouteMeta {
  policy?: Policy
  /** Answers with credentials, so it is neither kept for an Idempotency-Key nor slowed as one call among many. */
  answers_tokens?: boolean
  /** May be kept in the browser of whoever asked, to be read offline, as what is about a wedding may. */
  is_kept?: boolean
  /** May take long: one at a time from an account, with more patience than others; `searched` where it looks for words. */
  heavy?: true | 'searched'
  /** Not for an operator who acts as somebody else: what guards an account, pays, leaves the house or lets others in. */
  impersonation?: 'refused'
}

/** Starts a route of the contract; the server does not start before every route names its policy. */
export const route = oc.$meta<RouteMeta>({})
