import type { Feature } from '#server/feature.ts'
import { budgetRoutes } from './api.server.ts'
import { contributionsRoutes } from './contributions/api.server.ts'
import { contributionForms } from './contributions/forms.server.ts'
import { contributorLinkPolicy } from './contributions/policy.server.ts'
import { contributorsRoutes } from './contributors/api.server.ts'
import { budgetImportRoutes } from './import/api.server.ts'
import { paymentsRoutes } from './payments/api.server.ts'
import { remindPayments } from './payments/jobs.server.ts'
import { pledgesRoutes } from './pledges/api.server.ts'
import { receiptsRoutes } from './receipts/api.server.ts'
import { whatIfRoutes } from './what-if/api.server.ts'

export const budget = {
  routes: {
    budget_items: budgetRoutes,
    budget_import: budgetImportRoutes,
    user_transactions: paymentsRoutes,
    receipts: receiptsRoutes,
    contributors: contributorsRoutes,
    what_if: whatIfRoutes,
    pledges: pledgesRoutes,
    contributions: contributionsRoutes,
  },
  forms: contributionForms,
  policies: { contributor_link: contributorLinkPolicy },
  jobs: ({ db }) => ({ tasks: { remind_payments: () => remindPayments(db) }, crontab: '9 * * * * remind_payments' }),
} satisfies Feature
