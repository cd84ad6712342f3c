import type { Recipes } from './recipe.ts'

export const fileCases: Recipes = {
  'POST /api/v1/uploads': {
    'valid JPEG': { body: { name: 'us.jpg', size: 1_000, purpose: 'picture' } },
    'an empty file': { body: { name: 'us.jpg', size: 0, purpose: 'picture' } },
  },
  'GET /api/v1/uploads/{U}': { '': { shows: ['private'] } },
  'PATCH /api/v1/uploads/{U}': {
    'the next bytes': { body: 'some bytes', headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' } },
    'bytes from elsewhere on': { body: 'some bytes', headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '7' } },
  },
  'DELETE /api/v1/uploads/{U}': { '': {} },
  'GET /api/v1/files': { own: {} },
  'PUT /api/v1/files/{F}': { alt: { body: { alt: 'The two of us' } } },
  'DELETE /api/v1/files/{F}': { '': {} },
  'POST /api/v1/files/{F}/restore': { '': {} },
  'DELETE /api/v1/files/{D}': { 'a document': {} },
}
