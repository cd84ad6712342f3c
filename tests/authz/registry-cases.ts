import type { Recipes } from './recipe.ts'

const gift = { from_name: 'Auntie Dee', amount: 16_000 }
const promise = { ...gift, way: 'hand', pledge_key: '{act_of_A}' }

const byCard = {
  from_name: 'Auntie Dee',
  amount: 16_000,
  email: 'fresh{n}@example.com',
  payment_method: 'pm_gift_{n}',
  card_key: '{act_of_A}',
}
const account = { 'own account': { body: {} }, 'user_id=A': { body: { user_id: '{A}' }, isDecidedByBody: true } } as const

export const registryCases: Recipes = {
  'GET /api/v1/registry': { 'no filter': { shows: ['rf0'] }, 'user_id=A': { query: 'user_id={A}', shows: ['rf0', 'rg0'] } },
  'POST /api/v1/registry': { '': { body: { story: 'No toasters', gift_total: 5 } } },
  'PUT /api/v1/registry': { '': { body: { story: 'No toasters', gift_total: 5 } } },
  'DELETE /api/v1/registry': { '': {} },
  'POST /api/v1/registry/funds': { '': { body: { title: 'Four plum trees' } } },
  'PUT /api/v1/registry/funds/{RF0}': { 'fund of A': { body: { goal: 64_000, user_id: '{caller}' }, shows: ['rf0'] } },
  'DELETE /api/v1/registry/funds/{RF0}': { 'fund of A': {} },
  'GET /api/v1/registry/gifts': { 'no filter': { shows: ['gf0'] } },
  'POST /api/v1/registry/gifts': {
    'own list': { body: gift },
    'fund_id=RF0': { body: { ...gift, fund_id: '{RF0}' }, isDecidedByBody: true },
  },
  'PUT /api/v1/registry/gifts/{GF0}': { 'gift of A': { body: { amount: 4_000, user_id: '{caller}' }, shows: ['gf0'] } },
  'DELETE /api/v1/registry/gifts/{GF0}': { 'gift of A': {} },
  'POST /api/v1/registry/gifts/{GF0}/thank': { 'gift of A': { body: { by: 'Cal' } } },
  'DELETE /api/v1/registry/gifts/{GF0}/thank': { 'gift of A': {} },
  'GET /api/v1/public/registry/{identifier}': {
    'of A': { path: { identifier: 'planted-{n}' } },
    unknown: { path: { identifier: 'nobody-{n}' } },
  },
  'POST /api/v1/public/registry/{identifier}/gifts': {
    'of A': { path: { identifier: 'planted-{n}' }, body: promise },
    unknown: { path: { identifier: 'nobody-{n}' }, body: promise },
  },
  'GET /api/v1/admin/card-gifts': { '': {} },
  // As it is planted: without an approval every other call would be another.
  'PUT /api/v1/admin/card-gifts': { 'as it is': { body: { approved_on: '2026-01-01', reference: 'Planted' } } },
  'POST /api/v1/registry/account': account,
  'PUT /api/v1/registry/account': account,
  'DELETE /api/v1/registry/account': account,
  'POST /api/v1/public/registry/{identifier}/card-gifts': {
    'of A': { path: { identifier: 'planted-{n}' }, body: byCard },
    unknown: { path: { identifier: 'nobody-{n}' }, body: byCard },
  },
}
