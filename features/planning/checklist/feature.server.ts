import type { Feature } from '#server/feature.ts'
import { checklistRoutes } from './api.server.ts'
import { checklistAtOnceRoutes } from './bulk/api.server.ts'
import { takeForm } from './taking/forms.server.ts'
import { checklistForms } from './tool/forms.server.ts'

export const checklist = {
  routes: { user_checklist_items: checklistRoutes, checklist_at_once: checklistAtOnceRoutes },
  forms: [...checklistForms, takeForm],
} satisfies Feature
