import type { Recipe, Recipes } from './recipe.ts'

const right = { invite_id: '{invite_of_G1}' }
const wrong = { invite_id: 'nobodys' }
const household: Recipe['shows'] = ['g1', 'e1', 'name', 'h1']
const answer = { replies: [{ guest_id: '{G1}', event_id: '{E1}', status: 2 }], guest: { city: 'Napa' } }
const find = (username: string, code: string) => ({ body: { username, code }, isDecidedByBody: true as const })

export const rsvpCases: Recipes = {
  'GET /api/v1/public/guests/{invite_id}': {
    'right invite_id': { path: right, shows: household },
    'wrong invite_id': { path: wrong },
  },
  'GET /api/v1/guests/{G1}/preview': { '': { shows: household } },
  'PUT /api/v1/public/guests/{invite_id}': {
    'right invite_id': { path: right, body: answer, shows: household },
    'wrong invite_id': { path: wrong, body: answer },
  },
  'DELETE /api/v1/public/guests/{invite_id}': { 'right invite_id': { path: right }, 'wrong invite_id': { path: wrong } },
  'POST /api/v1/public/guests/find': {
    'right code': find('person{n}', 'C{n}'),
    'wrong code': find('person{n}', 'D{n}'),
    'code of A at another couple': find('nobody', 'C{n}'),
  },
  'POST /api/v1/public/guests/send-link': { 'any address': { body: { username: 'person{n}', email: '{fresh_email}' } } },
  'GET /guests/{G1}/rsvp': { 'page, G1': { by: 'cookie', shows: ['g1', 'e1'] } },
  'GET /guests/{invite_id}/rsvp': { 'page, right invite_id': { path: right, by: 'cookie', shows: household } },
  'GET /api/v1/rsvp-settings': { own: {}, 'user_id=A': { query: 'user_id={A}', shows: ['name'] } },
  'PUT /api/v1/rsvp-settings': {
    own: { body: { welcome: 'Bring a sweater.' } },
    'user_id=A': { body: { user_id: '{A}', welcome: 'Bring a sweater.' }, isDecidedByBody: true },
    'question of E1': { body: { questions: [{ event_id: '{E1}', kind: 'text', label: 'A song?' }] }, isDecidedByBody: true },
  },
  'GET /api/v1/rsvp-settings/answers': { 'user_id=A': { query: 'user_id={A}', shows: ['g1'] } },
  'POST /api/v1/rsvp-codes': {
    'household_ids=[H1]': { body: { household_ids: ['{H1}'] }, isDecidedByBody: true },
    'user_id=A': { body: { user_id: '{A}' }, isDecidedByBody: true },
  },
  'POST /api/v1/rsvp-codes/end': { 'household_ids=[H1]': { body: { household_ids: ['{H1}'] }, isDecidedByBody: true } },
}
