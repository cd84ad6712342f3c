import type { Recipes } from './recipe.ts'

export const messageCases: Recipes = {
  'GET /api/v1/conversations': {
    'side=couple': { query: 'side=couple' },
    'side=vendor': { query: 'side=vendor' },
  },
  'GET /api/v1/conversations/{V}': { 'conversation of A': { shows: ['name'] } },
  'POST /api/v1/conversations/{V}/messages': {
    'conversation of A': { body: { words: 'Poppies, if June allows.' }, headers: { 'idempotency-key': 'press-{n}' } },
  },
  'POST /api/v1/conversations/{V}/quotes': {
    'conversation of A': {
      body: { terms: { lines: [{ key: 'all', name: 'All flowers', how: { by: 'amount', amount: 365_000 } }], valid_until: '2200-01-01' } },
      headers: { 'idempotency-key': 'press-{n}' },
    },
  },
  'POST /api/v1/conversations/{V}/files': {
    'file of the conversation': {
      body: { file_id: '{D}', kind: 'certificate', ends_on: '2200-01-01', version_of: '{FM}' },
      headers: { 'idempotency-key': 'press-{n}' },
    },
  },
  'POST /api/v1/conversations/{V}/check': { 'conversation of A': {} },
  'GET /api/v1/admin/reports': { '': {} },
  'PUT /api/v1/admin/reports/{RE}': { 'report that waits': { body: { verdict: 'kept', words: 'It says what everybody may read.' } } },
  'GET /api/v1/reports/about': {
    'page that everybody reads': { query: 'kind=page&id=11' },
    'conversation of A': { query: 'kind=conversation&id={V}' },
  },
  'POST /api/v1/reports': {
    'page that everybody reads': { body: { kind: 'page', id: 11, reason: 'rude', email: 'somebody@example.com' } },
    'conversation of A': {
      body: { kind: 'conversation', id: '{V}', reason: 'rude', email: 'somebody@example.com' },
      isDecidedByBody: true,
    },
  },
  'GET /api/v1/admin/lead-checks': { '': {} },
  'PUT /api/v1/admin/lead-checks/{LC}': { 'check that waits': { body: { verdict: 'unclear', words: 'Nothing speaks against them.' } } },
  'POST /api/v1/conversations/{V}/referrals': { 'to a connection': { body: { vendor_id: 11 } } },
  'PUT /api/v1/conversations/{V}/referrals/{RF}': { yes: { body: { is_wanted: true } }, no: { body: { is_wanted: false } } },
  'POST /api/v1/conversations/{V}/read': { 'conversation of A': { body: { up_to: 1 } } },
  'GET /api/v1/kind-nos': { '': {} },
  'POST /api/v1/kind-nos': { 'conversation of A': { body: { ids: ['{V}'], words: 'We found somebody.' }, isDecidedByBody: true } },
  'GET /api/v1/vendor-replies': { '': {} },
  'POST /api/v1/vendor-replies': { '': { body: { title: 'Taken', words: 'That day is taken.' } } },
  'DELETE /api/v1/vendor-replies/{SR}': { "saved answer of the caller's business": {} },
  'PUT /api/v1/conversations/{V}': {
    block: { body: { is_blocked: true } },
    'let go': { body: { is_closed: true }, isDecidedByBody: true },
  },
}
