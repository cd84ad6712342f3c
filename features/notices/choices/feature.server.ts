import type { Feature } from '#server/feature.ts'
import { noticesRoutes } from './api.server.ts'
import { noticeLinksRoutes } from './links/api.server.ts'
import { noticeLinkForms } from './links/forms.server.ts'
import { noticeLinkPolicy } from './links/policy.server.ts'

export const choices = {
  routes: { notices: noticesRoutes, notice_links: noticeLinksRoutes },
  forms: noticeLinkForms,
  policies: { notice_link: noticeLinkPolicy },
} satisfies Feature
