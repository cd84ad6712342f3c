import { readFileSync } from 'node:fs'
import { paidPath } from '#features/money/courses/paid/paid-file.ts'
import { contract } from '#features/contract.ts'
import { matrixFile, shapeOf } from '#server/authz-matrix.ts'
import { openapi } from '#server/openapi.ts'
import { pageAt } from '#web/map/routes.ts'
import { expectedOf } from './expected.ts'

/** What one role gets from one case of an operation: a status, or a class of them such as 2xx. */
export interface Row {
  method: string
  path: string
  role: string
  expected: string
  note: string
  case: string
  assert: string
}

/** The matrix as it stands in docs/authz-matrix.tsv: a row for each role in each of its cases. */
export function readMatrix(): Row[] {
  const [head = [], ...lines] = readFileSync(matrixFile, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  const cases = lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at] ?? ''])) as unknown as Omit<Row, 'role'>)
  return cases.flatMap((one) => [...expectedOf(one.expected)].map(([role, expected]) => ({ ...one, role, expected })))
}

/** Operations by their shape, with the names of the fields that they take. */
export type Operations = Map<string, Set<string>>

interface Schema {
  properties?: Record<string, unknown>
  anyOf?: Schema[]
}
interface Described {
  parameters?: { name: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** Every operation of the running API, as its own description names them. */
export async function operationsOf(): Promise<Operations> {
  const { paths = {} } = await openapi()
  const found: Operations = new Map()
  for (const [path, calls] of Object.entries(paths)) {
    for (const [method, call] of Object.entries(calls ?? {})) {
      const { parameters = [], requestBody } = call as Described
      const schemas = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema)
      const fields = new Set([...parameters.map(({ name }) => name), ...schemas.flatMap(fieldsOf)])
      found.set(
        shapeOf(`${method.toUpperCase()} ${path === '/auth/session' ? path : path.startsWith('/v2/') ? `/api${path}` : `/api/v1${path}`}`),
        fields,
      )
    }
  }
  return found
}

/** How many operations the contract has, counted another way. */
export function countOperations(part: unknown = contract): number {
  if (typeof part !== 'object' || part === null) return 0
  return '~orpc' in part ? 1 : Object.values(part).reduce((sum, inner) => sum + countOperations(inner), 0)
}

/** Whether the product has what the row speaks of: a call, or a page of its own. */
export function isThere({ method, path }: Row, operations: Operations): boolean {
  if (isPage(path)) return method === 'GET' && (path.startsWith(paidPath) || pageAt(path)?.path !== '/$')
  // Of the site's files, and of the providers of sign-ins, the matrix names each.
  return operations.has(shapeOf(`${method} ${path.replace(/[a-z]+\.json$/, '{file}').replace(/\/google$/, '/{service}')}`))
}

export function isPage(path: string): boolean {
  return !path.startsWith('/api/') && path !== '/auth/session'
}

function fieldsOf({ properties = {}, anyOf = [] }: Schema): string[] {
  return [...Object.keys(properties), ...anyOf.flatMap(fieldsOf)]
}
