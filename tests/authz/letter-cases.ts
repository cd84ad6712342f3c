import type { Recipes } from './recipe.ts'

const ofA = { body: { kind: 'invitation', user_id: '{A}' }, isDecidedByBody: true as const }
const mailed = { path: { token: '{lettered}' } }
const noticed = { path: { token: '{noticed}' } }
const madeUp = { path: { token: 'made-up' } }
const someone = { firstname: 'New', address_line1: '1 Main Street', city: 'Salem' }
const byName = { path: { username: 'person{n}' } }
const nobody = { path: { username: 'nobody{n}' } }

/** Letters to guests, and addresses from them. */
export const letterCases: Recipes = {
  'GET /api/v1/invitations': { own: {}, 'user_id=A': { query: 'user_id={A}' } },
  'POST /api/v1/invitations/preview': { own: { body: { kind: 'invitation' } }, 'user_id=A': { ...ofA, shows: ['name'] } },
  'POST /api/v1/invitations/test': { 'user_id=A': ofA },
  'POST /api/v1/invitations': { 'user_id=A': ofA },
  'POST /api/v1/invitations/{S}/stop': { '': {} },
  'GET /api/v1/invitations/drafts': { own: {}, 'user_id=A': { query: 'user_id={A}', shows: ['name'] } },
  'PUT /api/v1/invitations/drafts/{kind}': {
    own: { path: { kind: 'invitation' }, body: { said: { words: 'Come.' } } },
    'user_id=A': { path: { kind: 'invitation' }, body: { user_id: '{A}', said: { words: 'Come.' } }, isDecidedByBody: true },
  },
  'POST /api/v1/guests/{G1}/rsvp': { '': {} },
  'GET /api/v1/guests/{G1}/answers': { '': {} },
  'GET /api/v1/letters/{token}': { 'a mailed link': mailed, 'a made-up token': madeUp },
  'POST /api/v1/letters/{token}/leave': { 'a mailed link': mailed, 'a made-up token': madeUp },
  'POST /api/v1/letters/{token}/return': { 'a mailed link': mailed, 'a made-up token': madeUp },
  'GET /api/v1/notices/{token}': { 'a mailed link': noticed, 'a made-up token': madeUp },
  'POST /api/v1/notices/{token}/leave': { 'a mailed link': noticed, 'a made-up token': madeUp },
  'POST /api/v1/notices/{token}/return': { 'a mailed link': noticed, 'a made-up token': madeUp },
  'GET /api/v1/address-collector': { own: {}, 'user_id=A': { query: 'user_id={A}' } },
  'PUT /api/v1/address-collector': { 'user_id=A': { body: { is_open: false, user_id: '{A}' }, isDecidedByBody: true } },
  'GET /api/v1/public/address-collectors/{username}': { 'username=A, collector on': byName, 'collector off or unknown username': nobody },
  'POST /api/v1/public/guests/{username}': {
    'username=A, collector on': { ...byName, body: someone },
    'collector off or unknown username': { ...nobody, body: someone },
  },
  'GET /api/v1/collected-addresses': { own: {}, 'user_id=A': { query: 'user_id={A}' } },
  'POST /api/v1/collected-addresses/{C}/accept': { 'a new guest': { body: {} }, 'guest_id=G1': { body: { guest_id: '{G1}' } } },
  'POST /api/v1/collected-addresses/{C}/decline': { '': {} },
  'POST /api/v1/collected-addresses/{C}/restore': { '': {} },
}
