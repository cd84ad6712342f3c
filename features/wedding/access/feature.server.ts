import type { Feature } from '#server/feature.ts'
import { planningPolicy } from './policy.server.ts'

export const access = {
  policies: { planning: planningPolicy },
} satisfies Feature
