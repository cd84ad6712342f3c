import { ledger, readLedger } from './ledger.ts'
import { findNamedTests } from './named-tests.ts'

/** Tests that name a requirement that no row has, or name one above nothing that can be reported. */
export function misnamed(root: string): string[] {
  const rows = readLedger(root)
  const known = new Set(rows.map((row) => row.id))
  const problems = findNamedTests(root).flatMap(({ file, line, ids, titles }) => [
    ...ids.filter((id) => !known.has(id)).map((id) => `${file}:${line} names ${id}, which ${ledger} does not have`),
    ...(titles ? [] : [`${file}:${line} names ${ids.join(' ')} above no test whose title can be read`]),
  ])
  return known.size < rows.length ? [...problems, `${ledger} has an id twice`] : problems
}
