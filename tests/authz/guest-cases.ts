import type { Kind } from './objects.ts'
import type { Recipe, Recipes } from './recipe.ts'

const everyKind: Kind[] = ['g0', 'g1', 'g2', 'g12']
const reply = { status: 2, plus_one_count: 1 }
const byInvite = (invite_id: string): Recipe => ({
  body: { status: 2, plus_one_count: 0, invite_id },
  needs: 'invite_id',
  isDecidedByBody: true,
})

export const guestCases: Recipes = {
  'GET /api/v1/guests': {
    'no filter': { shows: everyKind },
    'guest_event_id=E1': { query: 'guest_event_id={E1}', shows: ['g1', 'g12', 'h1'] },
    'guest_event_id=E2': { query: 'guest_event_id={E2}', shows: ['g2', 'g12'] },
    'guest_event_id=E3': { query: 'guest_event_id={E3}' },
    'user_id=A': { query: 'user_id={A}', shows: ['g1', 'g12'] },
  },
  'GET /api/v1/guests/export': {
    own: { shows: everyKind },
    'guest_event_id=E1': { query: 'guest_event_id={E1}', shows: ['e1', 'g1', 'g12'] },
    'user_id=A': { query: 'user_id={A}', shows: ['e1', 'g1', 'g12'] },
  },
  'GET /api/v1/guests/import': {
    own: { shows: everyKind },
    'guest_event_id=E1': { query: 'guest_event_id={E1}', shows: ['g1', 'g12'] },
    'user_id=A': { query: 'user_id={A}', shows: ['g1', 'g12'] },
  },
  'POST /api/v1/guests/import': {
    'own list': { body: imported('{own_event}') },
    'wedding_events=[E1]': { body: imported('{E1}'), isDecidedByBody: true },
    'wedding_events=[E2]': { body: imported('{E2}'), isDecidedByBody: true },
  },
  'GET /api/v1/guests/{G1}': { 'guest on E1 only': { shows: ['g1'] } },
  'GET /api/v1/guests/{G12}': { 'guest on E1 and E2': { shows: ['g12'] } },
  'GET /api/v1/guests/{G2}': { 'guest on E2 only': { shows: ['g2'] } },
  'POST /api/v1/guests': {
    'own event': { body: { firstname: 'New', wedding_events: ['{own_event}'] } },
    'wedding_events=[E1]': { body: { firstname: 'New', wedding_events: ['{E1}'] }, isDecidedByBody: true },
    'wedding_events=[E2]': { body: { firstname: 'New', wedding_events: ['{E2}'] }, isDecidedByBody: true },
    'wedding_events=[E1,E3]': { body: { firstname: 'New', wedding_events: ['{E1}', '{E3}'] }, isDecidedByBody: true },
    'household_id=H2': { body: { firstname: 'New', household_id: '{H2}' }, isDecidedByBody: true },
  },
  'PUT /api/v1/guests/{G1}': {
    '': { body: { notes: 'Window seat', user_id: '{caller}', invite_id: 'taken over' }, shows: ['g1'] },
    'wedding_events=[E1,E2]': { body: { wedding_events: ['{E1}', '{E2}'] } },
    'household_id=H2': { body: { household_id: '{H2}' } },
    'user_id of the caller in the body': { body: { notes: 'Mine now', user_id: '{caller}' }, shows: ['g1'] },
  },
  'PUT /api/v1/guests/{G2}': { 'guest on E2 only': { body: { notes: 'Window seat' }, shows: ['g2'] } },
  'DELETE /api/v1/guests/{G1}': { '': { afterwards: { method: 'GET', path: '/api/v1/guests/{G1}', expected: 404 } } },
  'DELETE /api/v1/guests/{G12}': { 'guest on E1 and E2': {} },
  'POST /api/v1/guests/destroy-many': {
    'ids=[G1]': { body: { ids: ['{G1}'] }, isDecidedByBody: true },
    'ids=[G1,G2]': { body: { ids: ['{G1}', '{G2}'] }, isDecidedByBody: true },
  },
  'POST /api/v1/guests/many': {
    'own list': { body: { names: 'Ann Lee', wedding_events: ['{own_event}'] } },
    'wedding_events=[E1]': { body: { names: 'Ann Lee', wedding_events: ['{E1}'] }, isDecidedByBody: true },
    'wedding_events=[E2]': { body: { names: 'Ann Lee', wedding_events: ['{E2}'] }, isDecidedByBody: true },
  },
  'POST /api/v1/guests/update-many': {
    'ids=[G1]': { body: { ids: ['{G1}'], add_tags: ['Family'] }, isDecidedByBody: true },
    'ids=[G1,G2]': { body: { ids: ['{G1}', '{G2}'], add_tags: ['Family'] }, isDecidedByBody: true },
    'ids=[G1], household_id=H2': { body: { ids: ['{G1}'], change: { household_id: '{H2}' } }, isDecidedByBody: true },
  },
  'POST /api/v1/guests/reply-many': {
    'ids=[G1], event E1': { body: { ids: ['{G1}'], guest_wedding_event_id: '{E1}', status: 2 }, isDecidedByBody: true },
    'ids=[G12], event E2': { body: { ids: ['{G12}'], guest_wedding_event_id: '{E2}', status: 2 }, isDecidedByBody: true },
  },
  'PUT /api/v1/guests/{G1}/guest_wedding_events/{E1}/status': {
    'no invite_id': { body: reply },
    'right invite_id of G1': byInvite('{invite_of_G1}'),
    'wrong invite_id': byInvite('nobodys'),
    'right invite_id but of guest G12': byInvite('{invite_of_G12}'),
  },
  'PUT /api/v1/guests/{G1}/guest_wedding_events/{E2}/status': { 'right invite_id of G1': byInvite('{invite_of_G1}') },
  'POST /api/v1/guests/{G1}/generate-invite-id': { '': { shows: ['g1'] } },
  'POST /api/v1/households': {
    'own guest': { body: { name: 'Us', guest_ids: ['{own_guest}'] } },
    'guest_ids=[G1]': { body: { name: 'Us', guest_ids: ['{G1}'] }, isDecidedByBody: true },
    'guest_ids=[G1,G2]': { body: { name: 'Us', guest_ids: ['{G1}', '{G2}'] }, isDecidedByBody: true },
  },
  'PUT /api/v1/households/{H1}': {
    'household of G1': { body: { guest_ids: ['{G1}'] }, shows: ['h1'] },
    'guest_ids=[G2]': { body: { guest_ids: ['{G2}'] } },
  },
  'PUT /api/v1/households/{H2}': { 'household of G2': { body: { guest_ids: ['{G2}'] }, shows: ['h2'] } },
  'GET /api/v1/wedding-changes': {
    'no filter': { shows: ['g0', 'g1', 'e1', 'e2'] },
    'event_id=E1': { query: 'event_id={E1}', shows: ['e1'] },
    'event_id=E2': { query: 'event_id={E2}', shows: ['e2'] },
    'user_id=A': { query: 'user_id={A}', shows: ['e1'] },
  },
  'PUT /api/v1/wedding-visits/{user_id}': { A: { path: { user_id: '{A}' } } },
  'POST /api/v1/wedding-changes/{act}/undo': {
    'act of A': { path: { act: '{act_of_A}' } },
    'act of the caller on E1 of A': { path: { act: '{act_of_caller}' } },
    'act of nobody': { path: { act: '7d0a3c1e-0000-4000-8000-000000000000' } },
  },
}

function imported(event: string) {
  return { act: '{new_act}', guests: [{ firstname: 'Ann', lastname: 'Lee', places: [{ id: event }] }], wedding_events: [event] }
}
