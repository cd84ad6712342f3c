import type { Feature } from '#server/feature.ts'
import { websiteRoutes } from './api.server.ts'
import { websitePageRoutes } from './shown/api.server.ts'
import { websiteForms } from './shown/forms.server.ts'
import { openWebsitePolicy } from './shown/policy.server.ts'

export const website = {
  routes: { website: websiteRoutes, website_page: websitePageRoutes },
  forms: websiteForms,
  policies: { open_website: openWebsitePolicy },
} satisfies Feature
