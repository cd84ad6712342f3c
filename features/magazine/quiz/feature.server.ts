import type { Feature } from '#server/feature.ts'
import { styleQuizRoutes } from './api.server.ts'
import { styleQuizForms } from './forms.server.ts'

export const styleQuiz = {
  routes: { style_quiz: styleQuizRoutes },
  forms: styleQuizForms,
} satisfies Feature
