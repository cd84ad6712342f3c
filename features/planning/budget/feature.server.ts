import type { Feature } from '#server/feature.ts'
import { budgetRoutes } from './api.server.ts'

export const budget = { routes: { budget_items: budgetRoutes } } satisfies Feature
