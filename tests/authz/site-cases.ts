import type { Recipes } from './recipe.ts'

export const siteCases: Recipes = {
  'GET /api/v1/static/json-files/payment.json': { '': {} },
  'GET /api/v1/static/json-files/countdown.json': { '': {} },
  'GET /api/v1/static/json-files/global.json': { '': {} },
  'GET /api/v1/static/json-files/selects.json': { '': {} },
  'GET /api/v1/static/json-files/{file}': {
    '..%2f..%2fetc%2fpasswd, ..\\\\x, %00, package.json': { path: { file: '..%2f..%2fetc%2fpasswd' } },
  },
}
