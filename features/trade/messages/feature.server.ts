import type { Feature } from '#server/feature.ts'
import { ofBusiness } from '#features/trade/members/policy.server.ts'
import { conversationRoutes } from './api.server.ts'
import { messageForms } from './forms.server.ts'
import { decliningRoutes } from './declining/api.server.ts'
import { closeUnanswered } from './jobs.server.ts'
import { ownConversationPolicy, vendorConversationPolicy } from './policy.server.ts'
import { sentQuoteRoutes } from './quoting/api.server.ts'
import { leadCheckRoutes } from './realness/api.server.ts'
import { savedReplyRoutes } from './saved/api.server.ts'
import { isSaved } from './saved/rows.server.ts'

export const messages = {
  routes: {
    conversations: conversationRoutes,
    kind_nos: decliningRoutes,
    saved_replies: savedReplyRoutes,
    sent_quotes: sentQuoteRoutes,
    lead_checks: leadCheckRoutes,
  },
  forms: messageForms,
  jobs: ({ db }) => ({ tasks: { close_unanswered: () => closeUnanswered(db) }, crontab: '21 * * * * close_unanswered' }),
  policies: { own_conversation: ownConversationPolicy, vendor_conversation: vendorConversationPolicy, own_reply: ofBusiness(isSaved) },
} satisfies Feature
