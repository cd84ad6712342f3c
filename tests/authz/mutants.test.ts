import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '#db/db.ts'
import { copyTemplate } from '#tests/postgres.ts'
import { nameOf, sortRows } from './cells.ts'
import { operationsOf, readMatrix } from './matrix.ts'
import { mutants } from './mutants.ts'
import { plant } from './plant.ts'
import { wrongCells } from './run.ts'

interface Server {
  port: number
  isMutated: boolean
}

const url = await copyTemplate()
const db = openDb(url, { max: 4 })
const rows = readMatrix()
const operations = await operationsOf()
const child = fork(join(import.meta.dirname, 'mutant-server.ts'), { env: { ...process.env, DATABASE: url } })
let servers: Server[]

beforeAll(async () => {
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('The mutants did not start')))
  const [started] = (await Promise.race([once(child, 'message'), failed])) as [Server[]]
  servers = started
}, 600_000)

afterAll(async () => {
  if (child.connected) child.disconnect()
  await db.destroy()
})

test.for(mutants.map(({ name, sample }, at) => ({ name, sample, at })))('$name: the matrix tells', { timeout: 600_000 }, async (mutant) => {
  expect(servers[mutant.at]!.isMutated).toBe(true)
  expect(await wrongOf(mutant.at, mutant.sample)).not.toEqual([])
})

test('with nothing taken out, none of these cells is wrong', { timeout: 600_000 }, async () => {
  expect(servers.at(-1)!.isMutated).toBe(false)
  const sample = [...new Set(mutants.flatMap(({ sample }) => sample))]
  expect(await wrongOf(mutants.length, sample)).toEqual([])
})

async function wrongOf(at: number, parts: readonly string[]): Promise<string[]> {
  const sample = rows.filter((row) => parts.some((part) => nameOf(row).includes(part)))
  const { cells } = sortRows(sample, operations, 10_000 + at * 1_000)
  await plant(db, cells)
  return wrongCells({ db, origin: `http://127.0.0.1:${servers[at]!.port}`, cells, isPlain: true })
}
