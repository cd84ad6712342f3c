import { ownSessionPolicy } from '#features/accounts/policy.server.ts'
import { collectedAddressPolicy, openCollectorPolicy } from '#features/address-collector/policy.server.ts'
import { impersonatePolicy } from '#features/admin/policy.server.ts'
import { weddingChangePolicy } from '#features/changes/policy.server.ts'
import { itemsPolicy, newItemsPolicy } from '#features/checklist/policy.server.ts'
import { eventChangePolicy, eventDeletePolicy, eventForPolicy, eventPolicy } from '#features/events/policy.server.ts'
import { guestDeletePolicy, guestsPolicy, newGuestsPolicy } from '#features/guests/policy.server.ts'
import { possePolicies } from '#features/helping/policy.server.ts'
import { weddingHistoryPolicy } from '#features/history/policy.server.ts'
import { householdsPolicy } from '#features/households/policy.server.ts'
import { providerPolicies } from '#features/identities/policy.server.ts'
import { guestLetterPolicy, lettersPolicy, sendingPolicy } from '#features/invitations/policy.server.ts'
import { marketingEventPolicy, newsletterLinkPolicy } from '#features/newsletter/policy.server.ts'
import { noticeLinkPolicy } from '#features/notice-links/policy.server.ts'
import { channelPolicy, ownNotificationPolicy } from '#features/notifications/policy.server.ts'
import { pushSubscriptionPolicy } from '#features/push/policy.server.ts'
import { rsvpSettingsPolicy } from '#features/rsvp-settings/policy.server.ts'
import { guestReplyPolicy, invitePolicy } from '#features/rsvp/policy.server.ts'
import { type Policies, plainPolicies } from './policy.ts'

/** Who may make a call, by the name that the contract gives. */
export const policies: Policies = {
  ...plainPolicies,
  own_session: ownSessionPolicy,
  own_notification: ownNotificationPolicy,
  guests: guestsPolicy,
  guest_delete: guestDeletePolicy,
  guest_reply: guestReplyPolicy,
  new_guests: newGuestsPolicy,
  households: householdsPolicy,
  invite: invitePolicy,
  items: itemsPolicy,
  new_items: newItemsPolicy,
  letters: lettersPolicy,
  sending: sendingPolicy,
  guest_letter: guestLetterPolicy,
  collected_address: collectedAddressPolicy,
  open_collector: openCollectorPolicy,
  rsvp_settings: rsvpSettingsPolicy,
  wedding_change: weddingChangePolicy,
  ...possePolicies,
  wedding_history: weddingHistoryPolicy,
  event: eventPolicy,
  event_change: eventChangePolicy,
  event_delete: eventDeletePolicy,
  event_for: eventForPolicy,
  channel: channelPolicy,
  marketing_event: marketingEventPolicy,
  newsletter_link: newsletterLinkPolicy,
  notice_link: noticeLinkPolicy,
  push_subscription: pushSubscriptionPolicy,
  ...providerPolicies,
  impersonate: impersonatePolicy,
}
