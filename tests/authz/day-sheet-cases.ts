import type { Recipes } from './recipe.ts'

const line = { title: 'Cake', starts: 1200 }
const byLink = { token: '{running}' }
const byEnded = { token: '{ran}' }
const byNobody = { token: 'nobody' }
const seen = { changed_at: '2026-01-01T00:00:00Z' }
const asked = { words: 'Ten minutes later, please.' }

export const daySheetCases: Recipes = {
  'GET /api/v1/guest_wedding_events/{E1}/day': { E1: { shows: ['ri1', 'rp1'] } },
  'GET /api/v1/guest_wedding_events/{E2}/day': { E2: { shows: ['ri2', 'rp2'] } },
  'GET /api/v1/guest_wedding_events/{E1}/day/paper': { E1: {} },
  'GET /api/v1/guest_wedding_events/{E2}/day/paper': { E2: {} },
  'POST /api/v1/guest_wedding_events/{E1}/day': { 'E1, begun already': { body: {} } },
  'POST /api/v1/guest_wedding_events/{E1}/run-items': {
    E1: { body: line },
    'E1, people=[RP2]': { body: { ...line, people: ['{RP2}'] }, isDecidedByBody: true },
  },
  'POST /api/v1/guest_wedding_events/{E2}/run-items': { E2: { body: line } },
  'PUT /api/v1/run-items/{RI1}': { 'line on E1': { body: { minutes: 5, user_id: '{caller}' }, shows: ['ri1'] } },
  'PUT /api/v1/run-items/{RI2}': { 'line on E2': { body: { minutes: 5 }, shows: ['ri2'] } },
  'DELETE /api/v1/run-items/{RI1}': { 'line on E1': {} },
  'DELETE /api/v1/run-items/{RI2}': { 'line on E2': {} },
  'GET /api/v1/run-items/{RI1}/late': { 'line on E1': { query: 'minutes=20', shows: ['ri1'] } },
  'GET /api/v1/run-items/{RI2}/late': { 'line on E2': { query: 'minutes=20', shows: ['ri2'] } },
  'POST /api/v1/run-items/{RI1}/late': { 'line on E1, of another preview': { body: { minutes: 20, basis: 'other' } } },
  'POST /api/v1/run-items/{RI2}/late': { 'line on E2, of another preview': { body: { minutes: 20, basis: 'other' } } },
  'POST /api/v1/guest_wedding_events/{E1}/run-people': { E1: { body: { name: 'Del Ruiz' } } },
  'PUT /api/v1/run-people/{RP1}': { 'person on E1': { body: { part: 'The band', user_id: '{caller}' }, shows: ['rp1'] } },
  'DELETE /api/v1/run-people/{RP1}': { 'person on E1': {} },
  'POST /api/v1/run-people/{RP1}/links': { 'person on E1': { body: { way: 'link' } } },
  'DELETE /api/v1/run-people/{RP1}/links': { 'person on E1': {} },
  'PUT /api/v1/guest_wedding_events/{E1}/run-requests/{RQ}': { 'asked on E1': { body: { state: 'accepted' } } },
  'GET /api/v1/public/day-sheets/{token}': {
    'a link': { path: byLink, shows: ['name', 'ri1', 'rp1'] },
    'an ended link': { path: byEnded },
    'a made-up token': { path: byNobody },
  },
  'GET /api/v1/public/day-sheets/{token}/paper': {
    'a link': { path: byLink },
    'an ended link': { path: byEnded },
    'a made-up token': { path: byNobody },
  },
  'PUT /api/v1/public/day-sheets/{token}/seen': {
    'a link': { path: byLink, body: seen },
    'an ended link': { path: byEnded, body: seen },
    'a made-up token': { path: byNobody, body: seen },
  },
  'POST /api/v1/public/day-sheets/{token}/requests': {
    'a link': { path: byLink, body: asked },
    'an ended link': { path: byEnded, body: asked },
    'a made-up token': { path: byNobody, body: asked },
  },
}
