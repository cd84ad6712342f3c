import type { Feature } from '#server/feature.ts'
import { questionnairesRoutes } from './api.server.ts'
import { formRoutes } from './forms/api.server.ts'
import { formForms } from './forms/forms.server.ts'
import { questionnaireForms } from './forms.server.ts'

export const questionnaires = {
  routes: { questionnaires: questionnairesRoutes, forms: formRoutes },
  forms: [...questionnaireForms, ...formForms],
} satisfies Feature
