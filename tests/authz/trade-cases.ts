import type { Recipes } from './recipe.ts'

const words = 'We are the florist, and can show you the lease of the shop.'

export const tradeCases: Recipes = {
  'GET /api/v1/users/me/vendor': { '': {} },
  'GET /api/v1/users/me/vendor-statistics': { '': {} },
  'GET /api/v1/users/me/vendor-waiting': { '': { shows: ['name'] } },
  'GET /api/v1/users/me/vendor/calendar': { '': {} },
  'PUT /api/v1/users/me/vendor/calendar': { 'a day': { body: { days: [{ day: '2032-06-26', state: 'booked' }] } } },
  'GET /api/v1/users/me/vendor-tasks': { '': {} },
  'GET /api/v1/users/me/vendor-network': { '': {} },
  'POST /api/v1/users/me/vendor-network': { 'another vendor': { body: { vendor_id: 11 }, isDecidedByBody: true } },
  'DELETE /api/v1/users/me/vendor-network/{id}': { 'a connection of others': { path: { id: '{VS}' } } },
  'GET /api/v1/vendors/{slug}/go/{where}': { 'a website': { path: { slug: 'asked-vendor', where: 'website' } } },
  'GET /api/v1/users/me/vendor-colleagues': { '': {} },
  'POST /api/v1/users/me/vendor-colleagues': { 'somebody new': { body: { email: 'colleague{n}@example.com' } } },
  'DELETE /api/v1/users/me/vendor-colleagues/invites/{VI}': { 'invitation of vendor': {} },
  'DELETE /api/v1/users/me/vendor-colleagues/{VC}': { 'colleague of vendor': {} },
  'POST /api/v1/users/me/vendor-colleagues/{VC}/owner': { 'colleague of vendor': {} },
  'GET /api/v1/vendor-invites/{token}': { 'mailed token': { path: { token: 'joining-{n}' } } },
  'POST /api/v1/vendor-invites/{token}/accept': { 'mailed token': { path: { token: 'joining-{n}' }, isDecidedByBody: true } },
  'GET /api/v1/users/me/vendor-export': { '': {} },
  'POST /api/v1/users/me/vendor-leave': { 'the page stays': { body: { page: 'stays' } } },
  'GET /api/v1/users/me/vendor-numbers/{name}': { views: { path: { name: 'views' } } },
  'GET /api/v1/vendor-claims/vendors': { 'an unclaimed vendor': { query: 'id={VU}' } },
  'GET /api/v1/vendor-claims': { '': {} },
  'POST /api/v1/vendor-claims': { 'unclaimed vendor': { body: { vendor_id: '{VU}', words }, isDecidedByBody: true } },
  'POST /api/v1/vendor-verification': {
    'unclaimed vendor': { body: { vendor_id: '{VU}' } },
    'VP1 (claimed by vendor)': { body: { vendor_id: '{VS}' }, isDecidedByBody: true },
  },
  'POST /api/v1/vendor-verification/verify': {
    'right code requested by role vendor': { body: { vendor_id: '{VS}', code: '123456' }, isDecidedByBody: true },
    'wrong code': { body: { vendor_id: '{VU}', code: '654321' }, isDecidedByBody: true },
  },
  'POST /api/v1/content/submit-vendor': { '': { body: { model: { name: 'Fern & Fable', service: 'florists', place: 'sonoma' } } } },
  'PUT /api/v1/content/submit-vendor/{VS}': { 'submission of vendor': { body: { model: { line: 'Garden-grown, never wired.' } } } },
  'POST /api/v1/content/submit-vendor/{VS}/submit': { 'submission of vendor': {} },
  'GET /api/v1/users/me/vendor-disputes': { '': {} },
  'PUT /api/v1/users/me/vendor-disputes/{VK}': { 'claim on the business of vendor': { body: { answer: words, answer_version: 0 } } },
  'GET /api/v1/admin/vendor-merges': { 'two vendors': { query: 'goes=own-{VU}&stays=own-{VS}' } },
  'POST /api/v1/admin/vendor-merges': {
    'two vendors': { body: { goes: 'own-{VU}', stays: 'own-{VS}', words: 'They are one shop with two doors.' } },
  },
  'GET /api/v1/admin/vendor-queue': { '': {} },
  'POST /api/v1/admin/vendor-submissions/{VS}': { 'profile that waits': { body: { decision: 'publish', version: 1 } } },
  'POST /api/v1/admin/vendor-claims/{VK}': { 'claim that is open': { body: { decision: 'refuse', words: 'They keep it: it is theirs.' } } },
}
