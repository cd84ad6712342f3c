import type { Feature } from '#server/feature.ts'
import { purchaseRoutes } from './api.server.ts'
import { reviewPurchases, tellProvider } from './ending/jobs.server.ts'
import { ownPurchasePolicy, paypalEventPolicy, stripeEventPolicy } from './policy.server.ts'
import { settlePurchase } from './settling/jobs.server.ts'
import { claimSubscription, webhookRoutes } from './webhooks/api.server.ts'

export const purchases = {
  routes: { payments: purchaseRoutes, webhooks: webhookRoutes },
  policies: { own_purchase: ownPurchasePolicy, stripe_event: stripeEventPolicy, paypal_event: paypalEventPolicy },
  jobs: ({ db, payments }) => ({
    tasks: {
      settle_purchase: settlePurchase(db, payments),
      claim_subscription: claimSubscription(db, payments),
      tell_provider: tellProvider(db, payments),
      review_purchases: () => reviewPurchases(db, payments),
    },
    crontab: '41 * * * * review_purchases',
  }),
} satisfies Feature
