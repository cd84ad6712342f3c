import { ownSessionPolicy } from '#features/account/sign-in/policy.server.ts'
import { collectedAddressPolicy, openCollectorPolicy } from '#features/guests/addresses/policy.server.ts'
import { impersonatePolicy } from '#features/overview/admin/policy.server.ts'
import { weddingChangePolicy } from '#features/wedding/undo/policy.server.ts'
import { possePolicies } from '#features/wedding/helping/policy.server.ts'
import { providerPolicies } from '#features/account/providers/linked-accounts/policy.server.ts'
import { guestLetterPolicy, sendingPolicy } from '#features/guests/letters/policy.server.ts'
import { marketingEventPolicy, newsletterLinkPolicy } from '#features/site/newsletter/policy.server.ts'
import { noticeLinkPolicy } from '#features/notices/choices/links/policy.server.ts'
import { channelPolicy, ownNotificationPolicy } from '#features/notices/panel/policy.server.ts'
import { pushSubscriptionPolicy } from '#features/notices/push/policy.server.ts'
import { planningPolicy } from '#features/wedding/access/policy.server.ts'
import { guestReplyPolicy, invitePolicy } from '#features/guests/answering/policy.server.ts'
import { type Policies, plainPolicies } from '#server/policy.ts'

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
