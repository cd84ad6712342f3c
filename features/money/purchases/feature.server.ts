import type { Feature } from '#server/feature.ts'
import { purchaseRoutes } from './api.server.ts'
import { reviewPurchases, tellProvider, tellRenewals } from './ending/jobs.server.ts'
import { purchaseForms } from './forms.server.ts'
import { ownCardPolicy, ownPaperPolicy, ownPurchasePolicy, paypalEventPolicy, stripeEventPolicy } from './policy.server.ts'
import { forgetPapers } from './keeping/jobs.server.ts'
import { movePrice, tellPrices } from './prices/jobs.server.ts'
import { settlePurchase } from './settling/jobs.server.ts'
import { claimSubscription, webhookRoutes } from './webhooks/api.server.ts'

export const purchases = {
  routes: { payments: purchaseRoutes, webhooks: webhookRoutes },
  forms: purchaseForms,
  policies: {
    own_card: ownCardPolicy,
    own_paper: ownPaperPolicy,
    own_purchase: ownPurchasePolicy,
    stripe_event: stripeEventPolicy,
    paypal_event: paypalEventPolicy,
  },
  jobs: ({ db, payments, settings }) => ({
    tasks: {
      settle_purchase: settlePurchase(db, payments),
      claim_subscription: claimSubscription(db, payments),
      tell_provider: tellProvider(db, payments),
      review_purchases: () => reviewPurchases(db, payments),
      tell_renewals: () => tellRenewals(db, settings.public_url),
      tell_prices: () => tellPrices(db, payments, settings.public_url),
      forget_papers: () => forgetPapers(db, settings.papers_years),
      move_price: movePrice(db, payments),
    },
    crontab: '41 * * * * review_purchases\n29 9 * * * tell_renewals\n47 9 * * * tell_prices\n23 4 * * * forget_papers',
  }),
} satisfies Feature
