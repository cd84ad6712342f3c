import type { Recipe, Recipes } from './recipe.ts'

const name = 'A band for the supper'

const giver = { name: 'Aunt Nkechi', email: 'nkechi{n}@example.com' }
const pledged = { amount: 5, note: 'From the plum harvest' }
const byLink = { token: '{contributing}' }
const byEnded = { token: '{contributed}' }
const byNobody = { token: 'nobody-{n}' }

/** What else than costs may be thought of. */
const thoughtOf: Record<string, Recipe> = {
  'heads of E1': { body: { heads: [{ event_id: '{E1}', adults: 2 }] }, isDecidedByBody: true },
  'replies=[G1], event E1': { body: { replies: [{ event_id: '{E1}', ids: ['{G1}'], status: 3 }] }, isDecidedByBody: true },
  'pledges=[PL1]': { body: { pledges: [{ id: '{PL1}', amount: 6 }] }, isDecidedByBody: true },
}

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
  'GET /api/v1/budget/import': {
    'no filter': { shows: ['b0', 'b1', 'b2'] },
    'event_id=E1': { query: 'event_id={E1}', shows: ['b1'] },
    'event_id=E2': { query: 'event_id={E2}', shows: ['b2'] },
  },
  'POST /api/v1/budget/import': {
    own: { body: { act: '{new_act}', items: [{ name }] } },
    'items on E1': { body: { act: '{new_act}', items: [{ name, event_id: '{E1}' }] }, isDecidedByBody: true },
    'items on E2': { body: { act: '{new_act}', items: [{ name, event_id: '{E2}' }] }, isDecidedByBody: true },
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
    ...thoughtOf,
  },
  'POST /api/v1/budget/what-if/accept': {
    'changes=[B1]': { body: { changes: [{ id: '{B1}', estimated: 5 }] }, isDecidedByBody: true },
    'changes=[B0]': { body: { changes: [{ id: '{B0}', estimated: 5 }] }, isDecidedByBody: true },
    ...thoughtOf,
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
  'GET /api/v1/payment-receipts': {
    'no filter': { shows: ['pr0', 'pr1', 'pr2'] },
    'payment_id=T1': { query: 'payment_id={T1}' },
    'item_id=B0': { query: 'item_id={B0}' },
  },
  'POST /api/v1/user-transactions/{T1}/receipts': { 'file of the owner': { body: { file_id: '{D}' } } },
  'POST /api/v1/user-transactions/{T0}/receipts': { 'transaction without event': { body: { file_id: '{D}' } } },
  'DELETE /api/v1/payment-receipts/{PR1}': { 'receipt on E1': {} },
  'DELETE /api/v1/payment-receipts/{PR0}': { 'receipt without event': {} },
  'GET /api/v1/budget/contributors': {
    'no filter': { shows: ['co0', 'pl0', 'pl1', 'pl2'] },
    'event_id=E1': { query: 'event_id={E1}', shows: ['pl1'] },
    'event_id=E2': { query: 'event_id={E2}', shows: ['pl2'] },
  },
  'POST /api/v1/budget/contributors': { own: { body: giver } },
  'PUT /api/v1/budget/contributors/{CO0}': { 'contributor of A': { body: { name: 'Nkechi', user_id: '{caller}' } } },
  'DELETE /api/v1/budget/contributors/{CO0}': { 'contributor of A': {} },
  'PUT /api/v1/budget/contributors/{CO0}/letter': { 'contributor of A': {} },
  'DELETE /api/v1/budget/contributors/{CO0}/letter': { 'contributor of A': {} },
  'POST /api/v1/budget/pledges': { 'contributor of A': { body: { ...pledged, contributor_id: '{CO0}' }, isDecidedByBody: true } },
  'PUT /api/v1/budget/pledges/{PL1}': { 'pledge on E1': { body: { amount: 6, user_id: '{caller}' }, shows: ['pl1'] } },
  'PUT /api/v1/budget/pledges/{PL0}': { 'pledge without event': { body: { amount: 6 }, shows: ['pl0'] } },
  'DELETE /api/v1/budget/pledges/{PL1}': { 'pledge on E1': {} },
  'DELETE /api/v1/budget/pledges/{PL0}': { 'pledge without event': {} },
  'GET /api/v1/public/contributors/{token}': {
    'a mailed link': { path: byLink, shows: ['co0', 'pl0'] },
    'an ended link': { path: byEnded },
    'a made-up token': { path: byNobody },
  },
  'POST /api/v1/public/contributors/{token}/pledges': {
    'a mailed link': { path: byLink, body: { ...pledged, pledge_key: '{act_of_A}' } },
    'an ended link': { path: byEnded, body: pledged },
    'a made-up token': { path: byNobody, body: pledged },
  },
  'PUT /api/v1/public/contributors/{token}/pledges/{PL1}': {
    'a mailed link': { path: byLink, body: { amount: 6 } },
    'an ended link': { path: byEnded, body: { amount: 6 } },
    'a made-up token': { path: byNobody, body: { amount: 6 } },
  },
  'DELETE /api/v1/public/contributors/{token}/pledges/{PL1}': {
    'a mailed link': { path: byLink },
    'an ended link': { path: byEnded },
    'a made-up token': { path: byNobody },
  },
  'PUT /api/v1/budget/{B1}/plan': { 'item on E1': { body: { parts: [] } } },
  'PUT /api/v1/budget/{B0}/plan': { 'item without event': { body: { parts: [] } } },
}
