import type { Feature } from '#server/feature.ts'
import { budgetRoutes } from './api.server.ts'
import { paymentsRoutes } from './payments/api.server.ts'

export const budget = { routes: { budget_items: budgetRoutes, user_transactions: paymentsRoutes } } satisfies Feature
