import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the product will do, a line for each requirement. */
export const ledger = 'docs/requirements.tsv'

export interface Row {
  id: string
  area: string
  requirement: string
}

const columns = ['id', 'area', 'kind', 'requirement', 'settled_by']

export function readLedger(root: string): Row[] {
  const [head, ...lines] = readFileSync(join(root, ledger), 'utf8').trimEnd().split('\n')
  if (head !== columns.join('\t')) throw new Error(`${ledger} does not begin with the columns ${columns.join(', ')}`)
  return lines.map((line, index) => {
    const [id, area, , requirement, ...rest] = line.split('\t')
    if (!id || !area || !requirement || rest.length !== 1) throw new Error(`${ledger}:${index + 2} is no row of ${columns.length} columns`)
    return { id, area, requirement }
  })
}
