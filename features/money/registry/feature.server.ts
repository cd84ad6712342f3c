import type { Feature } from '#server/feature.ts'
import { accountRoutes } from './account/api.server.ts'
import { approvalRoutes } from './approval/api.server.ts'
import { registryRoutes } from './api.server.ts'
import { cardGiftRoutes } from './cards/api.server.ts'
import { giftsRoutes } from './gifts/api.server.ts'
import { registryPageRoutes } from './page/api.server.ts'
import { giveForms } from './page/forms.server.ts'
import { openRegistryPolicy } from './page/policy.server.ts'
import { followGifts, reviewGifts, settleGifts } from './settling/jobs.server.ts'

export const registry = {
  routes: {
    registry: registryRoutes,
    registry_account: accountRoutes,
    gift_approval: approvalRoutes,
    gifts: giftsRoutes,
    registry_page: registryPageRoutes,
    card_gifts: cardGiftRoutes,
  },
  forms: giveForms,
  policies: { open_registry: openRegistryPolicy },
  jobs: ({ db, payments, settings: { public_url: publicUrl } }) => {
    const tools = { db, payments, publicUrl }
    return {
      tasks: { settle_gift: settleGifts(tools), follow_gifts: followGifts(tools), review_gifts: () => reviewGifts(tools) },
      crontab: '53 * * * * review_gifts',
    }
  },
} satisfies Feature
