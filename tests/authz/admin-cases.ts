import type { Recipes } from './recipe.ts'

const ofA = { path: { id: '{A}' } }
const ofNobody = { path: { id: '{nobody}' } }

export const adminCases: Recipes = {
  'GET /api/v1/admin/people': { '': { query: 'search={A}' } },
  'GET /api/v1/admin/people/{id}': { 'id=A': ofA, 'id of nobody': ofNobody },
  'GET /api/v1/admin/form-answers': { '': { query: 'form=nowhere' } },
  'GET /api/v1/admin/form-answers/export': { '': { query: 'form=nowhere' } },
  'PUT /api/v1/admin/logo': { none: { body: { file_id: null } }, 'file of nobody': { body: { file_id: 999_999_999 } } },
  'GET /api/v1/admin/impersonations': { '': { query: 'user_id={A}' } },
  'GET /api/v1/admin/impersonations/{id}/writes': { 'id of nobody': ofNobody },
  'POST /api/v1/users/me/{id}/impersonate': { 'id=A': ofA, 'id=second admin': { path: { id: '{other_admin}' } }, 'id of nobody': ofNobody },
  'DELETE /api/v1/users/me/impersonate': {
    '': { afterwards: { method: 'GET', path: '/api/v1/auth/authorize', expected: 401 } },
  },
}
