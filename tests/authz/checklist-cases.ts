import type { Recipes } from './recipe.ts'

const title = 'Book the band'

export const checklistCases: Recipes = {
  'GET /api/v1/user-checklist-items': {
    'no filter': { shows: ['c1', 'c2'] },
    'guest_wedding_event_id=E1': { query: 'guest_wedding_event_id={E1}', shows: ['c1'] },
    'guest_wedding_event_id=E2': { query: 'guest_wedding_event_id={E2}', shows: ['c2'] },
    'user_id=A': { query: 'user_id={A}', shows: ['c1'] },
  },
  'GET /api/v1/user-checklist-items/templates': { '': {} },
  'GET /api/v1/user-checklist-items/{C1}': { 'item of E1': { shows: ['c1'] } },
  'GET /api/v1/user-checklist-items/{C2}': { 'item of E2': { shows: ['c2'] } },
  'POST /api/v1/user-checklist-items': {
    'guest_wedding_event_id=E1': { body: { title, guest_wedding_event_id: '{E1}' }, isDecidedByBody: true },
    'guest_wedding_event_id=E2': { body: { title, guest_wedding_event_id: '{E2}' }, isDecidedByBody: true },
  },
  'PUT /api/v1/user-checklist-items/{C1}': {
    '': { body: { notes: 'Ask Theo', user_id: '{caller}' }, shows: ['c1'] },
    'guest_wedding_event_id=E2': { body: { guest_wedding_event_id: '{E2}' } },
  },
  'PUT /api/v1/user-checklist-items/{C2}': { 'item of E2': { body: { notes: 'Ask Theo' }, shows: ['c2'] } },
  'DELETE /api/v1/user-checklist-items/{C1}': {
    '': { afterwards: { method: 'GET', path: '/api/v1/user-checklist-items/{C1}', expected: 404 } },
  },
  'DELETE /api/v1/user-checklist-items/{C2}': { 'item of E2': {} },
  'POST /api/v1/user-checklist-items/plan': {
    'guest_wedding_event_id=E1': { body: { guest_wedding_event_id: '{E1}' }, isDecidedByBody: true },
    'guest_wedding_event_id=E2': { body: { guest_wedding_event_id: '{E2}' }, isDecidedByBody: true },
  },
  'POST /api/v1/user-checklist-items/reorder': atOnce({}),
  'POST /api/v1/user-checklist-items/update-many': atOnce({ change: { category: 'Venue' } }),
  'POST /api/v1/user-checklist-items/destroy-many': atOnce({}),
  'PUT /api/v1/user-checklist-items/settings': { 'own settings': { body: { hides_done: true } } },
}

function atOnce(more: object): Recipes[string] {
  return {
    'ids=[C1]': { body: { ids: ['{C1}'], ...more }, isDecidedByBody: true },
    'ids=[C1,C2]': { body: { ids: ['{C1}', '{C2}'], ...more }, isDecidedByBody: true },
  }
}
