import type { Recipes } from './recipe.ts'

const quizzed = { answers: { room: ['loft'] } }
const asked = { slug: 'why' }

export const siteCases: Recipes = {
  'GET /api/v1/data': { '': {} },
  'GET /api/v1/search': { 'q=mark of A': { query: 'q=cnry{n}.', shows: ['e1', 'e2', 'g0', 'g1', 'g2', 'g12', 'c1', 'c2'] } },
  'GET /api/v1/tag-groups': { '': {} },
  'GET /api/v1/content/list': { '': {} },
  'GET /api/v1/vendors': { '': {} },
  'GET /api/v1/vendors/{slug}': { 'a vendor': { path: { slug: 'planted-vendor' } } },
  'GET /api/v1/vendors/{slug}/enquiries': { 'a vendor': { path: { slug: 'planted-vendor' } } },
  'POST /api/v1/vendors/{slug}/enquiries': {
    'a message': { path: { slug: 'planted-vendor' }, body: { message: 'One long table for ninety.' } },
  },
  'PUT /api/v1/enquiries/{Q}': { 'enquiry of A': { body: { releases_contact: true } } },
  'GET /api/v1/content': {
    'published id': { query: 'id=7' },
    'url=http://169.254.169.254/ and //evil': { query: 'url=http://169.254.169.254/' },
    'id of a paid lesson': { query: 'id=14' },
    'id of draft submission of A': { needs: 'submission' },
  },
  'POST /api/v1/stylequiz': { '': { body: quizzed } },
  'POST /api/v1/users/me/stylequiz': { '': { body: quizzed } },
  'GET /api/v1/questionnaires/{slug}/answers': { 'published slug': { path: asked } },
  'PUT /api/v1/questionnaires/{slug}/answers': { 'published slug': { path: asked, body: { step: 1, answers: { why: 'Because' } } } },
  'DELETE /api/v1/questionnaires/{slug}/answers': { 'published slug': { path: asked } },
  'POST /api/v1/forms/{slug}': { 'published slug': { path: asked, body: { answers: { why: 'Because {n}' } } } },
  'GET /api/v1/static/json-files/payment.json': { '': {} },
  'GET /api/v1/static/json-files/countdown.json': { '': {} },
  'GET /api/v1/static/json-files/global.json': { '': {} },
  'GET /api/v1/static/json-files/selects.json': { '': {} },
  'GET /api/v1/static/json-files/{file}': {
    '..%2f..%2fetc%2fpasswd, ..\\\\x, %00, package.json': { path: { file: '..%2f..%2fetc%2fpasswd' } },
  },
}
