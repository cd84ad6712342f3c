import type { Feature } from '#server/feature.ts'
import { ofBusiness } from '#features/trade/members/policy.server.ts'
import { sentFileRoutes } from './attaching/api.server.ts'
import { conversationRoutes } from './api.server.ts'
import { messageForms } from './forms.server.ts'
import { decliningRoutes } from './declining/api.server.ts'
import { closeUnanswered } from './jobs.server.ts'
import { referralRoutes } from './passing/api.server.ts'
import { conversationOf, ownConversationPolicy } from './policy.server.ts'
import { sentQuoteRoutes } from './quoting/api.server.ts'
import { leadCheckRoutes } from './realness/api.server.ts'
import { savedReplyRoutes } from './saved/api.server.ts'
import { isSaved } from './saved/rows.server.ts'

export const messages = {
  routes: {
    conversations: conversationRoutes,
    kind_nos: decliningRoutes,
    referrals: referralRoutes,
    saved_replies: savedReplyRoutes,
    sent_quotes: sentQuoteRoutes,
    sent_files: sentFileRoutes,
    lead_checks: leadCheckRoutes,
  },
  forms: messageForms,
  jobs: ({ db }) => ({ tasks: { close_unanswered: () => closeUnanswered(db) }, crontab: '21 * * * * close_unanswered' }),
  policies: {
    own_conversation: ownConversationPolicy,
    couples_conversation: conversationOf('couple'),
    vendors_conversation: conversationOf('vendor'),
    own_reply: ofBusiness(isSaved),
  },
} satisfies Feature
