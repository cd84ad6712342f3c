import type { Recipe, Recipes } from './recipe.ts'

const shows: Recipe['shows'] = ['private']
const link = { path: { token: 'released-{n}' } }
const nobodys = { path: { token: 'nobody-{n}' } }
const name = 'Somebody Else'
const declined = { version: 1, answer: 'decline', reason: 'Too much like the last one.' }

export const submissionCases: Recipes = {
  'POST /api/v1/content/submit-wedding': { '': { body: { title: 'Ninety under the oaks' } } },
  'PUT /api/v1/content/submit-wedding/{S}': {
    'draft of A': { body: { excerpt: 'Ninety at one table' }, shows },
    'published submission of A': { path: { S: '{SP}' }, body: { title: 'Ninety under the oaks' } },
  },
  'GET /api/v1/content/submit-wedding': { 'user_id=A': { query: 'user_id={A}', shows } },
  'GET /api/v1/content/submit-wedding/{slug}': { 'draft of A': { path: { slug: 'a-draft-{A}' }, shows } },
  'POST /api/v1/content/submit-wedding/{S}/send': { 'draft of A': {} },
  'POST /api/v1/content/submit-wedding/{S}/withdraw': { 'draft of A': {} },
  'POST /api/v1/content/submit-wedding/{S}/rights': {
    'the photographer’s': { body: { kind: 'licence', name, email: 'asked{n}@example.com' } },
  },
  'POST /api/v1/content/submit-wedding/{S}/rights/{kind}': {
    'one’s own': { path: { kind: 'partner_1' }, body: { name } },
    'the other’s': { path: { kind: 'partner_2' }, body: { name } },
  },
  'POST /api/v1/content/submit-wedding/{S}/authors': { 'somebody new': { body: { email: 'author{n}@example.com' } } },
  'DELETE /api/v1/content/submit-wedding/{S}/authors/{SA}': { 'an invitation of A': {} },
  'DELETE /api/v1/content/submit-wedding/{S}/authors/{SO}': { 'one’s own place on it': {} },
  'GET /api/v1/submission-invites/{token}': { 'mailed link': { path: { token: 'writing-{n}' } } },
  'POST /api/v1/submission-invites/{token}/accept': { 'mailed link': { path: { token: 'writing-{n}' }, isDecidedByBody: true } },
  'GET /api/v1/submission-rights/{token}': { 'mailed link': link, 'nobody’s link': nobodys },
  'POST /api/v1/submission-rights/{token}': { 'mailed link': { ...link, body: { name } }, 'nobody’s link': { ...nobodys, body: { name } } },
  'POST /api/v1/submission-rights/{token}/withdraw': { 'mailed link': link, 'nobody’s link': nobodys },
  'GET /api/v1/admin/submissions': { '': { query: 'state=declined' } },
  'POST /api/v1/admin/submissions/{id}': {
    'submitted by A': { path: { id: '{SQ}' }, body: declined },
    'id of nobody': { path: { id: '{nobody}' }, body: declined },
  },
}
