import type { Feature } from '#server/feature.ts'
import { newsletterRoutes } from './api.server.ts'
import { newsletterForms } from './forms.server.ts'
import { marketingEventPolicy, newsletterLinkPolicy } from './policy.server.ts'

export const newsletter = {
  routes: { newsletter: newsletterRoutes },
  forms: newsletterForms,
  policies: { marketing_event: marketingEventPolicy, newsletter_link: newsletterLinkPolicy },
} satisfies Feature
