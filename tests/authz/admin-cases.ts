import { readShipped } from '#server/shipped.ts'
import type { Recipes } from './recipe.ts'

const ofA = { path: { id: '{A}' } }
const ofNobody = { path: { id: '{nobody}' } }

const piece = { path: { id: '{piece}' } }
const said = {
  title: 'About {n}',
  excerpt: 'Who runs this place, where they are, and how to reach them.',
  illustrated: 'false',
  published_on: '2026-01-01',
  markdown: 'We are two people and a dog.',
}
const written = { slug: 'about-{n}', said }

/** What ships, so that nothing changes. */
const siteFile = (name: string) => ({ 'as it is': { body: { version: 0, value: readShipped(`site/${name}`) } } })

export const adminCases: Recipes = {
  'GET /api/v1/admin/site-files': { '': {} },
  'PUT /api/v1/admin/site-files/global': siteFile('global.json'),
  'PUT /api/v1/admin/site-files/countdown': siteFile('countdown.json'),
  'PUT /api/v1/admin/site-files/payment': siteFile('payment.json'),
  'PUT /api/v1/admin/site-files/selects': siteFile('selects.json'),
  'PUT /api/v1/admin/site-files/menus': siteFile('menus.json'),
  'POST /api/v1/admin/site-files/{file}/bring-back': {
    'the files': { path: { file: 'menus.json' }, body: { version: 0, to: 0 } },
    'no such file': { path: { file: 'other.json' }, body: { version: 0, to: 0 } },
  },
  'GET /api/v1/admin/queue': { '': {} },
  'GET /api/v1/admin/people': { '': { query: 'search={A}' } },
  'GET /api/v1/admin/people/{id}': { 'id=A': ofA, 'id of nobody': ofNobody },
  'GET /api/v1/admin/form-answers': { '': { query: 'form=nowhere' } },
  'GET /api/v1/admin/form-answers/export': { '': { query: 'form=nowhere' } },
  'DELETE /api/v1/admin/form-answers/{id}': { 'sent in by somebody': { path: { id: '{sent}' } } },
  'GET /api/v1/admin/content': { '': { query: 'search=nowhere' } },
  'GET /api/v1/admin/content/{id}': { 'a piece': piece, 'id of nobody': ofNobody },
  'GET /api/v1/admin/content-types/{type}': { 'a type': { path: { type: 'article' } } },
  'POST /api/v1/admin/content/preview': { 'a piece': { body: { ...written, type: 'page' } } },
  'POST /api/v1/admin/content': { 'a piece': { body: { ...written, type: 'page' } } },
  'PUT /api/v1/admin/content/{id}': {
    'a piece': { ...piece, body: { ...written, slug: 'planted-{n}', version: 1 } },
    'another version of it': { ...piece, body: { ...written, version: 999 } },
  },
  'PUT /api/v1/admin/content-drafts/{name}': { 'of a piece': { path: { name: '7' }, body: { said } } },
  'GET /api/v1/admin/content/{id}/versions/{version}': {
    'a version': { path: { id: '{piece}', version: '1' } },
    'a version that is none': { path: { id: '{piece}', version: '999' } },
  },
  'GET /api/v1/admin/pictures': { '': { query: 'search=nowhere' } },
  'POST /api/v1/admin/pictures': {
    'file of nobody': { body: { file_id: 999_999_999 } },
    'own picture': { body: { file_id: '{picture}' } },
  },
  'GET /api/v1/admin/redirects': { '': {} },
  'POST /api/v1/admin/redirects': {
    'to a piece': { body: { url: '/moved-{n}', to: '/planted' } },
    'to another site': { body: { url: '/moved-{n}', to: 'https://elsewhere.example/planted' } },
  },
  'DELETE /api/v1/admin/redirects/{id}': { 'added by hand': { path: { id: '{moved}' } } },
  'GET /api/v1/admin/terms': { '': { query: 'taxonomy=religions' } },
  'POST /api/v1/admin/terms': {
    'a term': { body: { taxonomy: 'religions', title: 'Added {n}' } },
    'of no taxonomy': { body: { taxonomy: 'nowhere', title: 'Added {n}' } },
  },
  'PUT /api/v1/admin/terms/{id}': {
    'a term': { path: { id: '{term}' }, body: { title: 'Called {n}', was: 'Planted {n} 1' } },
    'as it was called before': { path: { id: '{term}' }, body: { title: 'Called {n}', was: 'Of old' } },
  },
  'PUT /api/v1/admin/term-order': { 'all of them': { body: { taxonomy: 'moments', ids: ['{only_term}'] } } },
  'PUT /api/v1/admin/terms/{id}/hidden': { 'a term': { path: { id: '{term}' }, body: { is_hidden: true } } },
  'PUT /api/v1/admin/terms/{id}/merged': {
    'into another': { path: { id: '{term}' }, body: { into: '{other_term}' } },
    'into that of nobody': { path: { id: '{term}' }, body: { into: 999_999_999 } },
  },
  'DELETE /api/v1/admin/terms/{id}': { 'one that was added': { path: { id: '{term}' } } },
  'POST /api/v1/admin/term-changes/{id}/undo': {
    'a change': { path: { id: '{term_change}' } },
    'id of nobody': { ...ofNobody, isDecidedByBody: true },
  },
  'PUT /api/v1/admin/logo': { none: { body: { file_id: null } }, 'file of nobody': { body: { file_id: 999_999_999 } } },
  'GET /api/v1/admin/impersonations': { '': { query: 'user_id={A}' } },
  'GET /api/v1/admin/impersonations/{id}/writes': { 'id of nobody': ofNobody },
  'POST /api/v1/users/me/{id}/impersonate': { 'id=A': ofA, 'id=second admin': { path: { id: '{other_admin}' } }, 'id of nobody': ofNobody },
  'DELETE /api/v1/users/me/impersonate': {
    '': { afterwards: { method: 'GET', path: '/api/v1/auth/authorize', expected: 401 } },
  },
}
