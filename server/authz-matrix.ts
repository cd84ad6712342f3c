import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { traverseContractProcedures } from '@orpc/server'
import { root } from '#db/place.ts'

/** What every role gets from every operation; `tests/authz` executes it. */
export const matrixFile = join(root, 'docs/authz-matrix.tsv')

/** An operation that the matrix doesn't speak of was not thought through, so it must not reach the network. */
export function requireRows(router: Parameters<typeof traverseContractProcedures>[0]['router'], known = knownOperations()): void {
  const unknown: string[] = []
  traverseContractProcedures({ router, path: [] }, ({ contract }) => {
    const { method, path } = contract['~orpc'].route
    // The session of a browser has a path of its own, and so have calls of the second version.
    const names = [`${method} /api/v1${path}`, `${method} /api${path}`, `${method} ${path}`]
    if (!names.some((name) => known.has(shapeOf(name)))) unknown.push(`${method} ${path}`)
  })
  if (unknown.length > 0) throw new Error(`Operations without rows in docs/authz-matrix.tsv: ${unknown.join(', ')}`)
}

/** An operation whatever its parameters are called: `GET /api/v1/guests/{}`. */
export function shapeOf(operation: string): string {
  return operation.replace(/\{[^}]*\}/g, '{}')
}

/** Of each line only its first two columns are read. */
function knownOperations(): Set<string> {
  const named = new Set<string>()
  for (const [, operation = ''] of readFileSync(matrixFile, 'utf8').matchAll(/^([A-Z]+\t\S+)/gm)) named.add(operation)
  return new Set([...named].map((operation) => shapeOf(operation.replace('\t', ' '))))
}
