import type { Recipes } from './recipe.ts'

const name = 'A band for the supper'

export const budgetCases: Recipes = {
  'GET /api/v1/budget': {
    'no filter': { shows: ['b0', 'b1', 'b2'] },
    'event_id=E1': { query: 'event_id={E1}', shows: ['b1'] },
    'event_id=E2': { query: 'event_id={E2}', shows: ['b2'] },
  },
  'GET /api/v1/budget/export': {
    'no filter': {},
    'event_id=E1': { query: 'event_id={E1}' },
    'event_id=E2': { query: 'event_id={E2}' },
  },
  'GET /api/v1/budget/{B1}': { 'item on E1': { shows: ['b1'] } },
  'GET /api/v1/budget/{B0}': { 'item without event': { shows: ['b0'] } },
  'PUT /api/v1/budget/{B1}': { 'item on E1': { body: { actual: 120_000, user_id: '{caller}' }, shows: ['b1'] } },
  'PUT /api/v1/budget/{B0}': { 'item without event': { body: { actual: 120_000 }, shows: ['b0'] } },
  'POST /api/v1/budget': {
    own: { body: { name } },
    'event_id=E1': { body: { name, event_id: '{E1}' }, isDecidedByBody: true },
  },
  'POST /api/v1/budget/split': { own: { body: { total: 5, parts: [{ name, estimated: 5 }] } } },
  'POST /api/v1/budget/items/delete': {
    'items=[B1]': { body: { items: ['{B1}'] }, isDecidedByBody: true },
    'items=[B0]': { body: { items: ['{B0}'] }, isDecidedByBody: true },
  },
  'POST /api/v1/budget/what-if': {
    'changes=[B1]': { body: { changes: [{ id: '{B1}', estimated: 5 }] }, isDecidedByBody: true },
    'changes=[B0]': { body: { changes: [{ id: '{B0}', estimated: 5 }] }, isDecidedByBody: true },
  },
  'POST /api/v1/budget/what-if/accept': {
    'changes=[B1]': { body: { changes: [{ id: '{B1}', estimated: 5 }] }, isDecidedByBody: true },
    'changes=[B0]': { body: { changes: [{ id: '{B0}', estimated: 5 }] }, isDecidedByBody: true },
  },
  'GET /api/v1/user-transactions': {
    'no filter': { shows: ['t0', 't1', 't2'] },
    'event_id=E1': { query: 'event_id={E1}', shows: ['t1'] },
    'event_id=E2': { query: 'event_id={E2}', shows: ['t2'] },
  },
  'GET /api/v1/user-transactions/calendar': {
    'no filter': {},
    'event_id=E1': { query: 'event_id={E1}' },
    'event_id=E2': { query: 'event_id={E2}' },
  },
  'POST /api/v1/user-transactions': {
    own: { body: { name } },
    'event E1': { body: { name, event_id: '{E1}' }, isDecidedByBody: true },
  },
  'POST /api/v1/user-posses/user/{A}/user-transactions': {
    'event E1': { body: { name, event_id: '{E1}' } },
    'event E2': { body: { name, event_id: '{E2}' } },
  },
  'PUT /api/v1/user-transactions/{T1}': { 'transaction on E1': { body: { amount: 5 }, shows: ['t1'] } },
  'PUT /api/v1/user-transactions/{T0}': { 'transaction without event': { body: { amount: 5 }, shows: ['t0'] } },
  'DELETE /api/v1/user-transactions/{T1}': { 'transaction on E1': {} },
  'DELETE /api/v1/user-transactions/{T0}': { 'transaction without event': {} },
  'PUT /api/v1/budget/{B1}/plan': { 'item on E1': { body: { parts: [] } } },
  'PUT /api/v1/budget/{B0}/plan': { 'item without event': { body: { parts: [] } } },
}
