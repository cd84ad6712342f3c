import { ownSessionPolicy } from '#features/accounts/policy.server.ts'
import { collectedAddressPolicy, openCollectorPolicy } from '#features/address-collector/policy.server.ts'
import { impersonatePolicy } from '#features/admin/policy.server.ts'
import { weddingChangePolicy } from '#features/changes/policy.server.ts'
import { possePolicies } from '#features/helping/policy.server.ts'
import { providerPolicies } from '#features/identities/policy.server.ts'
import { guestLetterPolicy, sendingPolicy } from '#features/invitations/policy.server.ts'
import { marketingEventPolicy, newsletterLinkPolicy } from '#features/newsletter/policy.server.ts'
import { noticeLinkPolicy } from '#features/notice-links/policy.server.ts'
import { channelPolicy, ownNotificationPolicy } from '#features/notifications/policy.server.ts'
import { pushSubscriptionPolicy } from '#features/push/policy.server.ts'
import { planningPolicy } from '#features/posse/policy.server.ts'
import { guestReplyPolicy, invitePolicy } from '#features/rsvp/policy.server.ts'
import { type Policies, plainPolicies } from './policy.ts'

/** Who may make a call, by the name that the contract gives. */
export const policies: Policies = {
  ...plainPolicies,
  own_session: ownSessionPolicy,
  own_notification: ownNotificationPolicy,
  planning: planningPolicy,
  guest_reply: guestReplyPolicy,
  invite: invitePolicy,
  sending: sendingPolicy,
  guest_letter: guestLetterPolicy,
  collected_address: collectedAddressPolicy,
  open_collector: openCollectorPolicy,
  wedding_change: weddingChangePolicy,
  ...possePolicies,
  channel: channelPolicy,
  marketing_event: marketingEventPolicy,
  newsletter_link: newsletterLinkPolicy,
  notice_link: noticeLinkPolicy,
  push_subscription: pushSubscriptionPolicy,
  ...providerPolicies,
  impersonate: impersonatePolicy,
}
