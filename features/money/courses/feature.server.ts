import type { Feature } from '#server/feature.ts'
import { courseRoutes } from './api.server.ts'
import { courseForms } from './forms.server.ts'
import { lessonPolicy, memberPolicy, ownLessonNotePolicy } from './policy.server.ts'

export const courses = {
  routes: { courses: courseRoutes },
  forms: courseForms,
  policies: { lesson: lessonPolicy, member: memberPolicy, own_lesson_note: ownLessonNotePolicy },
} satisfies Feature
