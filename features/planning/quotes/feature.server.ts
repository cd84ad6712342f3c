import type { Feature } from '#server/feature.ts'
import { quotesRoutes } from './api.server.ts'
import { acceptedQuotePolicy } from './policy.server.ts'

export const quotes = { routes: { quotes: quotesRoutes }, policies: { accepted_quote: acceptedQuotePolicy } } satisfies Feature
