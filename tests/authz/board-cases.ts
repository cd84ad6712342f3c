import type { Recipes } from './recipe.ts'

/** The one piece that every planted database has. */
const model = { id: 7 }
const slug = 'cnry{n}-mb0'

export const boardCases: Recipes = {
  'GET /api/v1/users/me/index/boards': { '': { shows: ['mb1'] } },
  'GET /api/v1/users/me/index/items': { '': {} },
  'GET /api/v2/users/me/boards': {
    'no filter': { shows: ['mb1'] },
    'guest_event_ids=[E1]': { query: 'guest_event_ids[]={E1}', shows: ['mb1'] },
    'guest_event_ids=[E1,E2] for collaborators: E2 invisible': { query: 'guest_event_ids[]={E1}&guest_event_ids[]={E2}', shows: ['mb2'] },
  },
  'GET /api/v1/users/me/boards/{slug}': { 'slug of a board of A': { path: { slug }, shows: ['mb0'] } },
  'PUT /api/v1/users/me/boards/{slug}': { 'slug of a board of A': { path: { slug }, body: { notes: 'Candles' } } },
  'DELETE /api/v1/users/me/boards/{slug}': {
    'slug of a board of A': { path: { slug }, afterwards: { method: 'GET', path: `/api/v1/users/me/boards/${slug}`, expected: 404 } },
  },
  'DELETE /api/v1/users/me/boards/loved': { '': {} },
  'POST /api/v1/users/me/items': { '': { body: { model } } },
  'POST /api/v1/users/me/boards': {
    '': { body: { model, board: 'loved' } },
    'boards=[board id of A]': { body: { model, boards: ['{MB0}'] }, isDecidedByBody: true },
  },
  'POST /api/v1/users/me/boards/create': {
    '': { body: { name: 'Supper', model } },
    'guest_wedding_event_id=E1': { body: { name: 'Supper', guest_wedding_event_id: '{E1}' }, isDecidedByBody: true },
  },
  'PUT /api/v1/users/me/items/{MP0}': { 'item of a board without event': { body: { notes: 'Candles' }, shows: ['mp0'] } },
  'PUT /api/v1/users/me/items/{MP1}': {
    'item of a board on E1': { body: { title: 'Candles', user_id: '{caller}' }, shows: ['mp1'] },
    'board_id=a board on E2': { body: { board_id: '{MB2}' } },
  },
  'PUT /api/v1/users/me/items/{MP2}': { 'item of a board on E2': { body: { title: 'Candles' }, shows: ['mp2'] } },
  'DELETE /api/v1/users/me/items/{MP0}': { 'item of a board without event': {} },
  'DELETE /api/v1/users/me/items/{MP1}': { 'item of a board on E1': {} },
  'POST /api/v1/users/me/items/reorder': {
    'ids=[MP1]': { body: { ids: ['{MP1}'] }, isDecidedByBody: true },
    'ids=[MP1,MP2]': { body: { ids: ['{MP1}', '{MP2}'] }, isDecidedByBody: true },
  },
  'GET /api/v1/boards/{MB1}': { 'private board of A on E1': { shows: ['mb1'] } },
  'POST /api/v1/boards/{MB1}/share': { 'board of A on E1': { body: { user_vendor_id: '{UV1}', way: 'link', user_id: '{caller}' } } },
  'DELETE /api/v1/boards/{MB1}/share': { 'board of A on E1': {} },
  'GET /api/v1/public/shared-boards/{token}': {
    'a link of a vendor': { path: { token: '{showing}' }, shows: ['mb0'] },
    'an ended link': { path: { token: '{shown}' } },
    'a made-up token': { path: { token: 'nobody' } },
  },
  'GET /api/v1/public/shared-boards/{token}/paper': {
    'a link of a vendor': { path: { token: '{showing}' } },
    'an ended link': { path: { token: '{shown}' } },
    'a made-up token': { path: { token: 'nobody' } },
  },
  'GET /api/v1/users/{username}/boards': { 'nothing published': { path: { username: 'person{n}' } } },
  'GET /boards/{id}': { 'private board of A on E1': { path: { id: '{MB1}' }, by: 'cookie' } },
  'GET /users/{username}/boards': { 'page of A, nothing published': { path: { username: 'person{n}' }, by: 'cookie' } },
  'POST /api/v1/pending-items': { 'a published piece': { body: { id: 7 } }, 'a task of its text': { body: { id: 7, task: 0 } } },
}
