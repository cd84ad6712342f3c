import type { Recipes } from './recipe.ts'

const ofA = { address: 'planted-{n}' }
const nobodys = { address: 'nobody-{n}' }
const bodyOfA = (body: object) => ({ 'user_id=A': { body: { user_id: '{A}', ...body }, isDecidedByBody: true as const } })

export const websiteCases: Recipes = {
  'GET /api/v1/website': { 'no filter': { shows: ['we0'] }, 'user_id=A': { query: 'user_id={A}', shows: ['we0', 'wp0'] } },
  'PUT /api/v1/website': { '': { body: { welcome: 'Come.', user_id: '{caller}' } } },
  'PUT /api/v1/website/password': bodyOfA({ password: 'half a loaf' }),
  'PUT /api/v1/website/order': bodyOfA({ ids: ['{WP0}'] }),
  'POST /api/v1/website/sections': bodyOfA({ kind: 'questions', title: 'Questions' }),
  'PUT /api/v1/website/sections/{WP0}': {
    'section of A': { body: { is_shown: true, user_id: '{caller}' }, shows: ['wp0'] },
    'event_ids=[own_event]': { body: { visible_to: 'events', event_ids: ['{own_event}'] }, shows: ['wp0'] },
  },
  'DELETE /api/v1/website/sections/{WP0}': { 'section of A': {} },
  'GET /api/v1/public/websites/{address}': { 'of A': { path: ofA }, unknown: { path: nobodys } },
  'POST /api/v1/public/websites/{address}/password': {
    'wrong word': { path: ofA, body: { password: 'a guess' } },
    unknown: { path: nobodys, body: { password: 'a guess' } },
  },
  'GET /api/v1/public/websites/{address}/guests/{invite_id}': {
    'right invite_id': { path: { ...ofA, invite_id: '{invite_of_G1}' } },
    'wrong invite_id': { path: { ...ofA, invite_id: 'nobodys' } },
  },
  'PUT /api/v1/public/websites/{address}/language': {
    'of A': { path: ofA, body: { language: 'sv' } },
    unknown: { path: nobodys, body: { language: 'sv' } },
  },
}
