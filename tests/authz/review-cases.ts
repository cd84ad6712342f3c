import type { Recipes } from './recipe.ts'

const said = { stars: 5, words: 'They laid the whole length of the table.', signed: 'Ada & Grace' }

export const reviewCases: Recipes = {
  'GET /api/v1/vendors/{slug}/reviews': { 'a vendor': { path: { slug: 'planted-vendor' } } },
  'GET /api/v1/user-vendors/{UV1}/review': { 'UV1 on E1': { shows: ['uv1'] } },
  'PUT /api/v1/user-vendors/{UV1}/review': { 'UV1 on E1, never hired': { body: said } },
  'DELETE /api/v1/user-vendors/{UV1}/review': { 'UV1 on E1, never reviewed': {} },
  'GET /api/v1/vendor-reviews': { '': {} },
  'PUT /api/v1/vendor-reviews/{R}/reply': { 'review of A': { body: { reply: 'Thank you, both.' } } },
  'PUT /api/v1/vendor-reviews/{R}/dispute': { 'review of A': { body: { dispute: 'We were never there, as far as we know.' } } },
  'GET /api/v1/admin/reviews': { '': {} },
  'PUT /api/v1/admin/reviews/{R}': { 'review of A': { body: { removal: 'untrue' } } },
}
