import { draw } from '../art/draw.ts'
import { type MotifName, motifs } from '../art/motifs.ts'
import { guessColumns } from '#features/guests/import/column-guess.ts'
import { readFile } from '#web/files/file-reading.ts'
import { checkRows } from '#features/guests/import/import-check.ts'
import { planOf } from '#features/guests/import/import-plan.ts'
import { readNames } from '#features/guests/list/bulk/guest-names.ts'
import { isCommonPassword } from '#server/common-passwords.ts'
import { messySheet } from '#tests/messy-sheet.ts'
import { type Bench, type Finding, goalOf } from './bench.ts'
import { median } from './rounds.ts'
import { growingCalls } from './tenfold-calls.ts'

const labels = { email: 'Email:', phone: 'Phone:', reply: 'RSVP:' }

/** What is read of an input that many times as long. */
const reading: Record<string, (times: number) => unknown> = {
  'Names of 50 lines': (times) => readNames('Karin & Bo Dahl, Auntie Dee + 1, the Kims and two children\n'.repeat(50 * times)),
  'a line of 3,000 “and”': (times) => readNames(`${'and '.repeat(3_000 * times)}x`),
  'a line of 3,000 commas': (times) => readNames(`${',;'.repeat(3_000 * times)}x`),
  'a line of 6,000 spaces': (times) => readNames(`a${' '.repeat(6_000 * times)}b`),
  'a password of 12 letters, looked for among the common ones': (times) => isCommonPassword('ab1!'.repeat(3 * times)),
  'a messy sheet of 490 rows, read and checked': (times) => planned(490 * times),
}

/** Ten times as much takes at most about ten times as long: what is read, what is written, and lists that are asked for. */
export async function benchTenfold(bench: Bench): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [what, read] of Object.entries(reading)) findings.push(await grown(what, read, bench))
  return [...findings, ...(await growingCalls(bench)), slowestMotif(bench)]
}

async function grown(what: string, read: (times: number) => unknown, { rounds }: Bench): Promise<Finding> {
  const times: Record<'one' | 'ten', number[]> = { one: [], ten: [] }
  for (let round = 0; round <= rounds; round++) {
    // Ten of the small ones, so that both are long enough to be told by the clock of the processor.
    const one = await cpuFor(read, 1, 10)
    const ten = await cpuFor(read, 10, 1)
    if (round === 0) continue
    times.one.push(one / 10)
    times.ten.push(ten)
  }
  return {
    what: `${what}, tenfold (product) beside once (floor)`,
    floor: shown(median(times.one)),
    product: shown(median(times.ten)),
    value: median(times.ten.map((ten, nth) => ten / times.one[nth]!)),
    unit: 'x',
    goal: goalOf('tenfold', 'cpu'),
  }
}

/** CPU milliseconds of so many readings of an input so long; what is quick is read fifty times. */
async function cpuFor(read: (times: number) => unknown, length: number, often: number): Promise<number> {
  const begun = process.cpuUsage()
  let done = 0
  do {
    for (let nth = 0; nth < often; nth++) await read(length)
    done++
  } while (worked(begun) < 40)
  return worked(begun) / done
}

function shown(ms: number): string {
  return `${ms < 10 ? ms.toPrecision(2) : ms.toFixed(0)} ms`
}

function worked(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1_000
}

async function planned(rows: number): Promise<unknown> {
  const { table } = await readFile(sheetOf(rows))
  const { headAt, targets } = guessColumns(table.rows, [])
  const checked = checkRows(table.rows, { headAt, targets, context: { events: [], couple: ['Theo', 'June'], labels }, known: [] })
  return planOf({ ...checked, decisions: new Map(), labels })
}

const sheets = new Map<number, Uint8Array>()

function sheetOf(rows: number): Uint8Array {
  const sheet = sheets.get(rows) ?? new TextEncoder().encode(messySheet({ rows, seed: 7 }))
  sheets.set(rows, sheet)
  return sheet
}

function slowestMotif({ rounds }: Bench): Finding {
  const all = Object.keys(motifs).map((name) => {
    const times = Array.from({ length: Math.min(3, rounds) }, () => {
      const begun = process.cpuUsage()
      draw({ seed: 'june', motif: name as MotifName, palette: 'poppy', width: 1_200, height: 800 })
      return worked(begun)
    })
    return { name, ms: Math.min(...times) }
  })
  const slowest = all.toSorted((one, other) => other.ms - one.ms)[0]!
  const middle = median(all.map(({ ms }) => ms))
  return {
    what: `The slowest motif to compose, ${slowest.name} (product), beside the one in the middle of ${all.length} (floor)`,
    floor: `${middle.toFixed(0)} ms`,
    product: `${slowest.ms.toFixed(0)} ms`,
    value: slowest.ms / middle,
    unit: 'x',
    goal: goalOf('tenfold', 'motif'),
  }
}
