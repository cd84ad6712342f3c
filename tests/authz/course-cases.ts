import { paidFile } from './plant-courses.ts'
import type { Recipes } from './recipe.ts'

const planted = { slug: 'planted-course', lesson: 'planted-lesson' }
const marked = { lesson: '14' }

export const courseCases: Recipes = {
  'GET /api/v1/courses': { '': {} },
  'GET /api/v1/courses/{slug}': { '': { path: { slug: planted.slug } } },
  'GET /api/v1/courses/{slug}/{lesson}': { 'paid lesson': { path: planted } },
  'POST /api/v1/users/me/lesson/{lesson}': { 'paid lesson': { path: marked, body: {} } },
  'POST /api/v1/users/me/lesson/{lesson}/notes': {
    'paid lesson': { path: marked, body: { seconds: 64, text: 'One table between them.' } },
  },
  'PUT /api/v1/users/me/lesson-notes/{note_of_A}': { 'note of A': { body: { text: 'Two tables.' } } },
  'DELETE /api/v1/users/me/lesson-notes/{note_of_A}': { 'note of A': {} },
  'GET /api/v1/paid-documents': { '': {} },
  'GET /api/v1/perks': { '': {} },
  'GET /internal/paid-documents/{id}': { 'paid document': { path: { id: paidFile }, by: 'cookie' } },
  'GET /users/{username}/courses/{slug}/{lesson}': { page: { path: { username: '{caller_name}', ...planted }, by: 'cookie' } },
}
