import type { Feature } from '#server/feature.ts'
import { budgetRoutes } from './api.server.ts'
import { paymentsRoutes } from './payments/api.server.ts'
import { remindPayments } from './payments/jobs.server.ts'
import { whatIfRoutes } from './what-if/api.server.ts'

export const budget = {
  routes: { budget_items: budgetRoutes, user_transactions: paymentsRoutes, what_if: whatIfRoutes },
  jobs: ({ db }) => ({ tasks: { remind_payments: () => remindPayments(db) }, crontab: '9 * * * * remind_payments' }),
} satisfies Feature
