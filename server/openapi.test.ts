// One chance: rights

import { expect, test } from 'vitest'
import { readMatrix } from '#tests/authz/matrix.ts'
import { newWorld } from '#tests/world.ts'
import { shapeOf } from './authz-matrix.ts'

interface Operation {
  tags?: string[]
  summary?: string
  description?: string
  operationId?: string
  security?: object[]
  responses: Record<string, unknown>
}

const world = await newWorld()
const { body: document } = await world.visitor().get('/openapi.json')
const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, ...operation })),
)

test('a call says that it needs no session exactly where the matrix lets somebody without one in', () => {
  const visitors = new Map<string, string>()
  for (const { method, path, expected } of readMatrix().filter(({ role }) => role === 'visitor')) {
    const name = shapeOf(`${method} ${path.replace(/^\/api(\/v1)?/, '')}`)
    visitors.set(name, `${visitors.get(name) ?? ''} ${expected}`)
  }
  const told = operations.map(({ name, security }) => [name, security === undefined ? 'closed' : security.length === 0 ? 'open' : 'both'])
  const wanted = operations.map(({ name }) => {
    const expected = visitors.get(shapeOf(name)) ?? ''
    return [name, !expected.includes('401') ? 'open' : /[234]\d\d|2xx/.test(expected.replaceAll('401', '')) ? 'both' : 'closed']
  })
  expect(told).toEqual(wanted)
  expect(new Set(told.map(([, kind]) => kind))).toEqual(new Set(['open', 'both', 'closed']))
})

test('both ways to show who one is are declared, and count where nothing else is said', () => {
  expect(Object.keys(document.components.securitySchemes)).toEqual(['bearer', 'cookie'])
  expect(document.components.securitySchemes.cookie).toMatchObject({ type: 'apiKey', in: 'cookie' })
  expect(document.security).toEqual([{ bearer: [] }, { cookie: [] }])
})

test('every call has a summary, a description, a name of its own, a tag that is declared, and says what a refusal looks like', () => {
  const declared = document.tags.map(({ name }: { name: string }) => name)
  expect(new Set(operations.flatMap(({ tags = [] }) => tags))).toEqual(new Set(declared))
  expect(document.tags.every(({ description }: { description: string }) => description.length > 10)).toBe(true)
  for (const { name, tags, summary, description, responses } of operations) {
    expect.soft([name, tags?.length, Boolean(summary), Boolean(description)]).toEqual([name, 1, true, true])
    expect.soft(Object.keys(responses), name).toEqual(expect.arrayContaining([expect.stringMatching(/^[23]\d\d$/), '4XX', 'default']))
  }
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  expect(document.info).toMatchObject({ license: { name: expect.any(String) }, contact: { email: expect.any(String) } })
})

test('no number has two bounds at one end', () => {
  const bounded: object[] = []
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if ('minimum' in part || 'maximum' in part) bounded.push(part)
    expect.soft('minimum' in part && 'exclusiveMinimum' in part, JSON.stringify(part)).toBe(false)
    expect.soft('maximum' in part && 'exclusiveMaximum' in part, JSON.stringify(part)).toBe(false)
    Object.values(part).forEach(look)
  }
  look(document)
  expect(bounded.length).toBeGreaterThan(100)
})

test('a number that comes as text is refused in JSON, and taken in an address and in a form, as the document says', async () => {
  const ada = await world.couple()
  const { id, version } = (await ada.post('/guests', { firstname: 'Eve' })).body.data
  const asText = await ada.put(`/guests/${id}`, { firstname: 'Eva', version: `${version}` })
  expect([asText.status, Object.keys(asText.body.errors)]).toEqual([422, ['version']])
  expect((await ada.put(`/guests/${id}`, { firstname: 'Eva', plus_one_allowed: 'true' })).status).toBe(422)
  expect((await ada.put(`/guests/${id}`, { firstname: 'Eva', version })).status).toBe(200)
  expect((await ada.get(`/guests?per_page=1&page=1`)).body.meta.per_page).toBe(1)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await ada.put(`/guests/${id}`, `firstname=Evi&version=${version + 1}`, form)).status).toBe(200)
})
