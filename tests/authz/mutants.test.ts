import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDb } from '#db/db.ts'
import { copyTemplate } from '#tests/postgres.ts'
import { nameOf, sortRows } from './cells.ts'
import { operationsOf, readMatrix } from './matrix.ts'
import { type Mutant, mutants } from './mutants.ts'
import { plant } from './plant.ts'
import { wrongCells } from './run.ts'

const url = await copyTemplate()
const db = openDb(url, { max: 4 })
afterAll(() => db.destroy())

const rows = readMatrix()
const operations = await operationsOf()

test.for(mutants.map((mutant, at) => ({ ...mutant, at })))('$name: the matrix tells', { timeout: 60_000 }, async (mutant) => {
  const sample = rows.filter((row) => mutant.sample.some((part) => nameOf(row).includes(part)))
  const { cells } = sortRows(sample, operations, 10_000 + mutant.at * 1_000)
  await plant(db, cells)
  const { origin, isMutated, stop } = await start(mutant)
  try {
    expect(isMutated).toBe(true)
    expect(await wrongCells({ db, origin, cells, isPlain: true })).not.toEqual([])
  } finally {
    stop()
  }
})

async function start(mutant: Mutant) {
  const child = fork(join(import.meta.dirname, 'mutant-server.ts'), {
    env: { ...process.env, MUTANT: JSON.stringify(mutant), DATABASE: url },
  })
  const [{ port, isMutated }] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => [{ port: 0, isMutated: false }]),
  ])
  return { origin: `http://127.0.0.1:${port}`, isMutated, stop: () => child.disconnect() }
}
