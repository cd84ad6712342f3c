import type { Recipes } from './recipe.ts'

const name = 'A baker of two tiers'
const hotel = 'A hotel by the lake'

export const vendorCases: Recipes = {
  'GET /api/v1/room-blocks': {
    'no filter': { shows: ['rb0', 'rb1', 'rb2'] },
    'event_id=E1': { query: 'event_id={E1}', shows: ['rb1'] },
    'event_id=E2': { query: 'event_id={E2}', shows: ['rb2'] },
  },
  'POST /api/v1/room-blocks': {
    own: { body: { hotel, rooms: 5 } },
    'event_id=E1': { body: { hotel, rooms: 5, event_id: '{E1}' }, isDecidedByBody: true },
    'event_id=E2': { body: { hotel, rooms: 5, event_id: '{E2}' }, isDecidedByBody: true },
  },
  'PUT /api/v1/room-blocks/{RB1}': { 'block on E1': { body: { taken: 5, user_id: '{caller}' }, shows: ['rb1'] } },
  'PUT /api/v1/room-blocks/{RB0}': { 'block without event': { body: { taken: 5 }, shows: ['rb0'] } },
  'DELETE /api/v1/room-blocks/{RB1}': { 'block on E1': {} },
  'DELETE /api/v1/room-blocks/{RB0}': { 'block without event': {} },
  'GET /api/v1/user-vendors': listed({ shows: ['uv0', 'uv1', 'uv2'] }),
  'GET /api/v1/user-vendors/all': listed({ shows: ['uv0', 'uv1', 'uv2'] }),
  'GET /api/v1/user-vendors/export': { 'no filter': {}, 'guest_event_id=E1': { query: 'guest_event_id={E1}' } },
  'POST /api/v1/user-vendors': {
    'own list': { body: { name } },
    'guest_wedding_event_id=E1': { body: { name, guest_wedding_event_id: '{E1}' }, isDecidedByBody: true },
    'guest_wedding_event_id=E2': { body: { name, guest_wedding_event_id: '{E2}' }, isDecidedByBody: true },
  },
  'POST /api/v1/user-posses/user/{A}/user-vendors': {
    'event E1': { body: { name, guest_wedding_event_id: '{E1}' } },
    'event E2': { body: { name, guest_wedding_event_id: '{E2}' } },
  },
  'PUT /api/v1/user-vendors/{UV1}': {
    'UV1 on E1': { body: { status: 'hired', price: 120_000, user_id: '{caller}', cost_id: '{B1}' }, shows: ['uv1'] },
  },
  'PUT /api/v1/user-vendors/{UV0}': { 'vendor without event': { body: { price: 120_000 }, shows: ['uv0'] } },
  'PUT /api/v1/user-posses/user/{A}/user-vendors/{UV1}': { 'UV1 on E1': { body: { price: 120_000 }, shows: ['uv1'] } },
  'PUT /api/v1/user-posses/user/{A}/user-vendors/{UV2}': { 'UV2 on E2': { body: { price: 120_000 }, shows: ['uv2'] } },
  'DELETE /api/v1/user-vendors/{UV1}': { 'UV1 on E1': {} },
  'DELETE /api/v1/user-vendors/{UV0}': { 'vendor without event': {} },
  'DELETE /api/v1/user-posses/user/{A}/user-vendors/{UV1}': { 'UV1 on E1': {} },
  'DELETE /api/v1/user-posses/user/{A}/user-vendors/{UV2}': { 'UV2 on E2': {} },
  'POST /api/v1/user-vendors/destroy-many': { 'ids=[UV1]': { body: { ids: ['{UV1}'] }, isDecidedByBody: true } },
  'POST /api/v1/user-vendors/update-many': {
    'vendors=[UV1]': { body: { vendors: [{ id: '{UV1}', rating: 5 }] }, isDecidedByBody: true },
  },
  'GET /api/v1/user-vendors/{UV1}/diary': { 'UV1 on E1': {} },
  'GET /api/v1/user-vendors/{UV0}/diary': { 'vendor without event': {} },
  'POST /api/v1/user-vendors/{UV1}/diary': { 'UV1 on E1': { body: { words: 'They called.' } } },
  'POST /api/v1/user-vendors/{UV0}/diary': { 'vendor without event': { body: { words: 'They called.' } } },
  'GET /api/v1/user-vendors/{UV1}/deadlines': { 'UV1 on E1': {} },
  'GET /api/v1/user-vendors/{UV0}/deadlines': { 'vendor without event': {} },
  'PUT /api/v1/user-vendors/{UV1}/deadlines': { 'UV1 on E1': { body: { menu: '2027-05-01' } } },
  'PUT /api/v1/user-vendors/{UV0}/deadlines': { 'vendor without event': { body: { menu: '2027-05-01' } } },
  'POST /api/v1/vendor-entries/{VE1}/task': { 'entry on E1': { body: {}, shows: ['ve1'] } },
  'DELETE /api/v1/vendor-entries/{VE1}': { 'entry on E1': {} },
  'DELETE /api/v1/vendor-entries/{VE0}': { 'entry without event': {} },
  'GET /api/v1/user-vendors/{UV1}/files': { 'UV1 on E1': {} },
  'GET /api/v1/user-vendors/{UV0}/files': { 'vendor without event': {} },
  'POST /api/v1/user-vendors/{UV1}/files': { 'file of the owner': { body: { file_id: '{D}', kind: 'contract' } } },
  'POST /api/v1/user-vendors/{UV0}/files': { 'vendor without event': { body: { file_id: '{D}', kind: 'contract' } } },
  'DELETE /api/v1/vendor-files/{VF1}': { 'file on E1': {} },
  'DELETE /api/v1/vendor-files/{VF0}': { 'file without event': {} },
  'PUT /api/v1/user-vendors/settings': { 'own settings': { body: { services: ['florists'] } } },
}

function listed(all: Recipes[string][string]): Recipes[string] {
  return { 'no filter': all, 'guest_event_id=E1': { query: 'guest_event_id={E1}', shows: ['uv1'] } }
}
