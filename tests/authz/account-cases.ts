import { password } from '#tests/world.ts'
import type { Recipes } from './recipe.ts'

const chosen = 'another long password'
const ours = { origin: 'http://posy.test' }
const right = { email: '{fresh_email}', password }
const wrong = { email: '{fresh_email}', password: 'not the password' }
const counted = { extra: { place: 1 }, url: '/', visitor_key: '3f2b8a10-0000-4000-8000-000000000001' }
const person = { firstname: 'Ada', lastname: 'New', password }
/** The cookie of a sign-in that has begun at Google. */
const begun = { cookie: 'posy_social=social-{n}' }
const mailed = { path: { token: '{mailed}' } }
const madeUp = { path: { token: 'made-up' } }
const browser = { endpoint: 'https://fcm.googleapis.com/fcm/send/new-{n}', key: `B${'a'.repeat(86)}`, token: 'a'.repeat(22) }
const byMail = { body: { token: '{mailed}' } }
const byNothing = { body: { token: 'made-up' } }
const token = (fields: object) => ({ body: { client_id: 'posy', ...fields } })
const invited = { path: { P: '{P_invite}' } }
const wish = { path: { P: '{P_wish}' } }
const asked = { path: { token: 'helping-{n}' } }

export const accountCases: Recipes = {
  'POST /api/v1/i': {
    'event=newsletter, any valid email': { body: { event: 'newsletter', email: 'reader{n}@example.com' } },
    'event=other, email of A': { body: { event: 'other', email: '{A_email}' } },
  },
  'POST /api/v1/t': { 'valid batch': { body: { ...counted, name: 'page_view', facebook: { fbp: 'fb.1.1700000000000.123' } } } },
  'POST /api/v1/e': { 'valid batch': { body: { ...counted, event: 'click', referer: '/' } } },
  'POST /api/v1/be': { 'valid batch': { body: { events: [{ ...counted, event: 'seen' }] } } },
  'GET /api/v1/consent': { '': {} },
  'PUT /api/v1/consent': { '': { body: { choice: 'no' } } },
  'POST /api/v1/users/me/event': { '': { body: { event: 'quiz_done' } } },
  'POST /api/v1/users/me/tag': { '': { body: { tag: 'spring' } } },
  'POST /api/v1/auth/token': {
    'grant=password, right credentials of a fresh user': token({ grant_type: 'password', username: '{fresh_email}', password }),
    'grant=password, wrong password': token({ grant_type: 'password', username: '{fresh_email}', password: 'not the password' }),
    'grant=password, unknown email': token({ grant_type: 'password', username: 'nobody{n}@example.com', password }),
    'grant=refresh_token, valid unused': token({ grant_type: 'refresh_token', refresh_token: 'refresh-{n}' }),
    'grant=refresh_token, already used': token({ grant_type: 'refresh_token', refresh_token: 'used-{n}' }),
    'grant=client_credentials or other client_id': token({ grant_type: 'client_credentials' }),
  },
  'POST /api/v1/auth/login': { 'right credentials': { body: right }, 'wrong password': { body: wrong } },
  'POST /api/v1/users/me/email': {
    'right password': { body: { email: 'new{n}@example.com', password } },
    'wrong password': { body: { email: 'new{n}@example.com', password: 'not the password' } },
  },
  'POST /api/v1/auth/change-address': { 'a mailed link': { body: { token: 'moving-{n}' } }, 'a made-up token': byNothing },
  'POST /api/v1/auth/change-address/stop': { 'a mailed link': { body: { token: 'staying-{n}' } }, 'a made-up token': byNothing },
  'POST /api/v1/external/idc_login': { 'any email (known and unknown)': { body: { email: '{fresh_email}' } } },
  'POST /api/v1/auth/sign-in-link': { 'a mailed link': { body: { token: 'sign-in-{n}' } }, 'a made-up token': byNothing },
  'POST /api/v1/auth/register-finish': {
    'valid token': { body: { ...person, token: 'finish-{n}' } },
    'no, used or expired token': { body: person },
  },
  'GET /api/v1/auth/social/redirect/google': { '': {} },
  'GET /api/v1/auth/social/redirect/{service}': { 'service=nosuch': { path: { service: 'nosuch' } } },
  'POST /api/v1/auth/social/login/google': {
    'valid ID token': { headers: begun, body: { token: '{id_token}' } },
    'bad token (each variant)': { headers: begun, body: { token: 'of no provider' } },
    'email of an unverified local account': { headers: begun, body: { token: '{id_token_of_fresh}' } },
  },
  'POST /api/v1/auth/social/login/{service}': {
    'service=nosuch': { path: { service: 'nosuch' }, headers: begun, body: { token: '{id_token}' } },
  },
  'GET /api/v1/auth/authorize': { '': { query: 'redirect_uri=https://evil.example' } },
  'POST /api/v1/auth/register': {
    'new email': { body: { ...person, email: 'new{n}@example.com', is_admin: true, is_subscribed: true } },
    'email already registered': { body: { ...person, email: '{fresh_email}' } },
  },
  'POST /api/v1/auth/logout': { '': { afterwards: { method: 'GET', path: '/api/v1/auth/authorize', expected: 401 } } },
  'POST /api/v1/auth/forgot-password': { 'known and unknown email': { body: { email: '{fresh_email}' } } },
  'GET /api/v1/auth/reset-password/{token}': { 'a mailed link': mailed, 'a made-up token': madeUp },
  'POST /api/v1/auth/reset-password': {
    'valid token': { body: { token: '{mailed}', password: chosen } },
    'wrong, used or expired token': { body: { token: 'made-up', password: chosen } },
  },
  'POST /api/v1/auth/reset-password/again': { 'a mailed link': byMail, 'a made-up token': byNothing },
  'POST /api/v1/auth/change-password': {
    'right current password': { body: { current_password: password, password: chosen } },
    'wrong current password': { body: { current_password: 'not the password', password: chosen } },
  },
  'GET /api/v1/auth/confirm-address/{token}': { 'a mailed link': { path: { token: 'confirm-{n}' } }, 'a made-up token': madeUp },
  'POST /api/v1/auth/confirm-address': { 'a mailed link': { body: { token: 'confirm-{n}' } }, 'a made-up token': byNothing },
  'POST /api/v1/auth/confirm-address/letter': { '': {} },
  'POST /auth/session': {
    'right credentials, Origin = ours': { by: 'cookie', headers: ours, body: right },
    'Origin of another site': { by: 'cookie', headers: { origin: 'https://evil.example' }, body: right },
  },
  'DELETE /auth/session': {
    '': { by: 'cookie', headers: ours, afterwards: { method: 'GET', path: '/api/v1/auth/authorize', expected: 401 } },
  },
  'GET /api/v1/users/me': { '': {} },
  'PUT /api/v1/users/me': {
    'profile fields of the caller': { body: { firstname: 'Ada' } },
    'body adds is_admin, is_subscribed, vendor_id, email_verified, users, first id of caller': {
      body: {
        firstname: 'Ada',
        is_admin: true,
        is_subscribed: true,
        is_vendor: true,
        vendor_id: 7,
        email_verified_at: '2026-01-01T00:00:00Z',
        users: [{ id: '{A}' }],
      },
    },
    'body id = A': { body: { firstname: 'Ada', id: '{A}', user_id: '{A}' } },
    'email changed, no password': { body: { email: 'new{n}@example.com' }, needs: 'email', isDecidedByBody: true },
    'email changed, right password': { body: { email: 'new{n}@example.com', password }, needs: 'email', isDecidedByBody: true },
  },
  'POST /api/v1/users/me/onboarding': { '': { body: { step: 'skip' } } },
  'GET /api/v1/users/me/dashboard': { '': { shows: ['name', 'e1', 'e2'] } },
  'GET /users/{username}/settings/profile': { 'page of A': { by: 'cookie', path: { username: 'person{n}' } } },
  'GET /api/v1/users/{username}': { 'username of A': { path: { username: 'person{n}' } } },
  'POST /api/v1/users/me/setup': { '': { body: { tool: 'guest-list' } } },
  'GET /api/v1/users/me/sessions': { '': {} },
  'DELETE /api/v1/users/me/sessions': { '': {} },
  'GET /api/v1/users/me/identities': { '': {} },
  'POST /api/v1/users/me/identities/google': {
    'right password': { body: { password } },
    'wrong password': { body: { password: 'not the password' } },
  },
  'POST /api/v1/users/me/identities/{service}': { 'service=nosuch': { path: { service: 'nosuch' }, body: { password } } },
  'PUT /api/v1/users/me/identities/google': { 'a token that nothing was begun for': { body: { token: '{id_token}' } } },
  'PUT /api/v1/users/me/identities/{service}': { 'service=nosuch': { path: { service: 'nosuch' }, body: { token: '{id_token}' } } },
  'DELETE /api/v1/users/me/identities/google': { 'linked to A': {} },
  'DELETE /api/v1/users/me/identities/{service}': { 'service=nosuch': { path: { service: 'nosuch' } } },
  'GET /api/v1/user-posses': { '': {} },
  'POST /api/v1/user-posses': {
    'own event': { body: invite('{own_event}'), isDecidedByBody: true },
    'event E2 of A': { body: invite('{E2}'), isDecidedByBody: true },
    'event E1 of A': { body: invite('{E1}'), isDecidedByBody: true },
  },
  'POST /api/v1/user-posses/requests': { 'somebody new': { body: { username: 'nameless{n}' } } },
  'PUT /api/v1/user-posses/{P}': {
    'P of collab_acc_2, permissions [1,2,3,4,5]': { body: { guest_wedding_events: [{ id: '{E1}', permissions: [1, 2, 3, 4, 5] }] } },
  },
  'DELETE /api/v1/user-posses/{P}': {
    'P of collab_acc_2': { afterwards: { method: 'GET', path: '/api/v1/user-posses/get-posse/{P}', expected: 404 } },
  },
  'PUT /api/v1/user-posses/{P}/letter': { 'P of collab_pend_2': invited },
  'PUT /api/v1/user-posses/{P}/accept': { 'P of collab_pend_2': invited },
  'PUT /api/v1/user-posses/{P}/decline': { 'P of collab_pend_2': invited },
  'PUT /api/v1/user-posses/{P}/possee-accept': { 'request of other_couple to A': wish },
  'PUT /api/v1/user-posses/{P}/possee-decline': { 'request of other_couple to A': wish },
  'GET /api/v1/user-posses/links/{token}': { 'mailed token': asked },
  'PUT /api/v1/user-posses/links/{token}/decline': { 'mailed token': asked },
  'GET /api/v1/users/me/export': { '': {} },
  'DELETE /api/v1/users/me': {
    'right password': { body: { password }, afterwards: { method: 'GET', path: '/api/v1/auth/authorize', expected: 401 } },
    'wrong password': { body: { password: 'not the password' } },
  },
  'GET /api/v1/users/me/deletion': { '': {} },
  'GET /api/v1/users/notifications': { '': {} },
  'POST /api/v1/users/notifications': { 'up to a notification of A': { body: { up_to: '{N}' } } },
  'POST /api/v1/users/notifications/{N}': { 'notification of A': { shows: ['name'] } },
  'GET /api/v1/users/me/notices': { '': {} },
  'PUT /api/v1/users/me/notices': {
    'a choice': { body: { kind: 'new_device', channel: 'push', is_wanted: false } },
    'what is not to be chosen': { body: { kind: 'account', channel: 'mail', is_wanted: false } },
  },
  'POST /api/v1/users/me/keep': { '': {} },
  'GET /api/v1/auth/keep-account/{token}': { 'a mailed link': { path: { token: 'keep-{n}' } }, 'a made-up token': madeUp },
  'POST /api/v1/auth/keep-account': { 'a mailed link': { body: { token: 'keep-{n}' } }, 'a made-up token': byNothing },
  'DELETE /api/v1/users/me/sessions/{id}': { 'session of A': { path: { id: '{session_of_A}' } } },
  'POST /api/v1/pushnotifications': {
    'endpoint on an allowed push host': { body: browser },
    'endpoint=http://127.0.0.1/': { body: { ...browser, endpoint: 'http://127.0.0.1/' } },
  },
  'DELETE /api/v1/pushnotifications/{endpoint}': {
    'endpoint of A': { path: { endpoint: 'https%3A%2F%2Ffcm.googleapis.com%2Ffcm%2Fsend%2F{A}' } },
  },
  'GET /api/v1/newsletter/{token}': { 'a mailed link': mailed, 'a made-up token': madeUp },
  'POST /api/v1/newsletter/{token}': { 'a mailed link': mailed, 'a made-up token': madeUp },
  'POST /api/v1/newsletter/{token}/leave': { 'a mailed link': mailed, 'a made-up token': madeUp },
}

function invite(id: string) {
  return { email: 'asked{n}@example.org', guest_wedding_events: [{ id, permissions: [2] }] }
}
