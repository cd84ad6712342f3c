import type { Recipes } from './recipe.ts'

const terms = { lines: [{ key: 'all', name: 'All flowers', how: { by: 'amount', amount: 365_000 } }] }
const heads = { adults: 90, drinkers: 80, children: 2, infants: 1, vendors: 6 }

export const quoteCases: Recipes = {
  'GET /api/v1/user-vendors/{UV1}/quotes': { 'vendor on E1': { shows: ['qu1'] } },
  'GET /api/v1/user-vendors/{UV0}/quotes': { 'vendor without event': { shows: ['qu0'] } },
  'POST /api/v1/user-vendors/{UV1}/quotes': { 'vendor on E1': { body: { terms }, shows: ['uv1'] } },
  'POST /api/v1/user-vendors/{UV0}/quotes': { 'vendor without event': { body: { terms }, shows: ['uv0'] } },
  'GET /api/v1/quotes': {
    'no filter': { shows: ['qu0', 'qu1', 'qu2'] },
    'user_id=A': { query: 'user_id={A}', shows: ['qu1'] },
    'event_id=E1': { query: 'event_id={E1}', shows: ['qu1'] },
  },
  'GET /api/v1/quotes/export': { 'no filter': {}, 'event_id=E1': { query: 'event_id={E1}' } },
  'POST /api/v1/quotes/{QU1}/accept': { 'quote on E1': { body: { heads }, shows: ['qu1'] } },
  'POST /api/v1/quotes/{QU1}/count': { 'quote on E1': { body: { heads }, shows: ['qu1'] } },
  'POST /api/v1/quotes/{QU0}/count': { 'quote without event': { body: { heads }, shows: ['qu0'] } },
  'POST /api/v1/quotes/{QU0}/accept': { 'quote without event': { body: { heads }, shows: ['qu0'] } },
}
