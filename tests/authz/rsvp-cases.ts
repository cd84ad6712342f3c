import type { Recipes } from './recipe.ts'

export const rsvpCases: Recipes = {
  'GET /api/v1/rsvp-settings': { own: {}, 'user_id=A': { query: 'user_id={A}', shows: ['name'] } },
  'PUT /api/v1/rsvp-settings': {
    own: { body: { welcome: 'Bring a sweater.' } },
    'user_id=A': { body: { user_id: '{A}', welcome: 'Bring a sweater.' } },
    'question of E1': { body: { questions: [{ event_id: '{E1}', kind: 'text', label: 'A song?' }] }, isDecidedByBody: true },
  },
  'GET /api/v1/rsvp-settings/answers': { 'user_id=A': { query: 'user_id={A}', shows: ['g1'] } },
  'POST /api/v1/rsvp-codes': {
    'household_ids=[H1]': { body: { household_ids: ['{H1}'] }, isDecidedByBody: true },
    'user_id=A': { body: { user_id: '{A}' } },
  },
  'POST /api/v1/rsvp-codes/end': { 'household_ids=[H1]': { body: { household_ids: ['{H1}'] }, isDecidedByBody: true } },
}
