import type { Recipes } from './recipe.ts'

const added = { name: 'Brunch', taxonomy_event_id: 77 }
const socket_id = '123.456'

export const eventCases: Recipes = {
  'POST /api/v1/guest_wedding_events': { '': { body: added } },
  'PUT /api/v1/guest_wedding_events/{E1}': { '': { body: { taxonomy_event_id: 5, permissions: [1, 2, 3, 4, 5] }, shows: ['e1'] } },
  'PUT /api/v1/guest_wedding_events/{E3}': { E3: { body: { taxonomy_event_id: 5 }, shows: ['e3'] } },
  'DELETE /api/v1/guest_wedding_events/{E1}': { '': {} },
  'GET /api/v1/guest_wedding_events/all': { '': { shows: ['e1'] } },
  'GET /api/v1/guest_wedding_events/{E1}': { E1: { shows: ['e1'] } },
  'GET /api/v1/guest_wedding_events/{E2}': { E2: { shows: ['e2'] } },
  'GET /api/v1/guest_wedding_events/{E1}/dashboard': { E1: { shows: ['e1'] } },
  'GET /api/v1/guest_wedding_events/{E2}/dashboard': { E2: { shows: ['e2'] } },
  'GET /api/v1/guest_wedding_events/{E1}/move': { E1: { shows: ['e1'] } },
  'GET /api/v1/guest_wedding_events/{E2}/move': { E2: { shows: ['e2'] } },
  'GET /api/v1/guest_wedding_events/{E1}/move/preview': {
    E1: { query: 'date=2099-06-13', shows: ['e1'] },
    'E1, events=[E2]': { query: 'date=2099-06-13&events={E2}:none', isDecidedByBody: true, shows: ['e1'] },
  },
  'GET /api/v1/guest_wedding_events/{E2}/move/preview': { E2: { query: 'date=2099-06-13', shows: ['e2'] } },
  'POST /api/v1/guest_wedding_events/{E1}/move': { 'E1, of another preview': { body: { date: '2099-06-13', basis: 'other' } } },
  'POST /api/v1/guest_wedding_events/{E2}/move': { 'E2, of another preview': { body: { date: '2099-06-13', basis: 'other' } } },
  'GET /api/v1/guest_wedding_events/{E1}/calendar': { E1: { shows: ['e1'] } },
  'GET /api/v1/guest_wedding_events/{E2}/calendar': { E2: { shows: ['e2'] } },
  'POST /api/v1/user-posses/user/{A}/guest_wedding_events': { '': { body: added } },
  'PUT /api/v1/user-posses/user/{A}/guest_wedding_events/{E1}': {
    E1: { body: { taxonomy_event_id: 5, permissions: [1, 2, 3, 4, 5] }, shows: ['e1'] },
  },
  'PUT /api/v1/user-posses/user/{A}/guest_wedding_events/{E2}': { E2: { body: { taxonomy_event_id: 5 }, shows: ['e2'] } },
  'GET /dashboard/posse/{A}/events/{E1}': { page: { by: 'cookie', shows: ['e1'] } },
  'GET /api/v1/user-posses/get-posse/{P}': { 'P = record of collab_acc_2': { shows: ['e1'] } },
  'POST /api/v1/broadcasting/auth': {
    'channel=private-user.A': { body: { socket_id, channel_name: 'private-user.{A}' } },
    'channel=private-user.self': { body: { socket_id, channel_name: 'private-user.{caller}' } },
    'channel=presence a': { body: { socket_id, channel_name: 'presence-a' } },
    'channel=private-admin': { body: { socket_id, channel_name: 'private-admin' } },
  },
}
