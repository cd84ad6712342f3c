import { parseArgs } from 'node:util'
import { root } from '#db/place.ts'
import { type Row, readLedger } from './ledger.ts'
import { findNamedTests, type NamedTest } from './named-tests.ts'
import { type Report, readReports, type TestResult } from './test-reports.ts'

// Which rows of docs/requirements.tsv a passing test proves. A test names its rows in the comment directly above it.
//   npm run requirements                    a table by area
//   npm run requirements -- --open guests   the rows of an area, or of all, that nothing proves

process.exitCode = main()

function main(): number {
  const options = { open: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [area] = positionals
  const rows = readLedger(root)
  const areas = [...new Set(rows.map((row) => row.area))]
  if (area && !areas.includes(area)) return refuse(`There is no area ${area}. The areas are ${areas.join(', ')}`)

  const tests = findNamedTests(root)
  const reports = readReports(root)
  if (reports.length === 0) return refuse('No test run has left a report yet. Run: npm test')
  const proved = provedIds(tests, reports)
  if (values.open) printOpen(rows.filter((row) => !proved.has(row.id) && (!area || row.area === area)))
  else printTable(rows, areas, proved, reports)
  return 0
}

/** A row is proved when a test that names it passed and none that names it failed. */
function provedIds(tests: NamedTest[], reports: Report[]): Set<string> {
  const results = reports.flatMap((report) => report.results)
  const byFile = Map.groupBy(results, (result) => result.file)
  const passed = new Set<string>()
  const failed = new Set<string>()
  for (const test of tests) {
    const own = (byFile.get(test.file) ?? []).filter((result) => isOf(test, result))
    for (const id of test.ids) {
      if (own.some(({ status }) => status === 'passed')) passed.add(id)
      if (own.some(({ status }) => isFailure(status))) failed.add(id)
    }
  }
  return passed.difference(failed)
}

function isOf({ titles }: NamedTest, result: TestResult): boolean {
  return titles?.every((title, depth) => title.test(result.titles[depth] ?? '')) ?? false
}

function isFailure(status: string): boolean {
  return !['passed', 'skipped', 'pending', 'todo'].includes(status)
}

function printOpen(rows: Row[]): void {
  const width = process.stdout.columns ?? Number.POSITIVE_INFINITY
  for (const { id, requirement } of rows) console.log(cut(`${id.padEnd(11)}${requirement}`, width))
}

function cut(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`
}

function printTable(rows: Row[], areas: string[], proved: Set<string>, reports: Report[]): void {
  const width = Math.max(...areas.map((area) => area.length))
  printLine(width, 'area', ['rows', 'proved', 'open', 'share'])
  for (const [area, own] of Map.groupBy(rows, (row) => row.area)) printLine(width, area, figures(own, proved))
  printLine(width, 'all', figures(rows, proved))
  console.log()
  for (const { name, startedAt, changedSince } of reports) {
    const changed = changedSince ? `; test files changed since: ${changedSince}` : ''
    console.log(`${name}: run of ${startedAt.toLocaleString('sv')}${changed}`)
  }
}

function figures(rows: Row[], proved: Set<string>): string[] {
  const count = rows.filter((row) => proved.has(row.id)).length
  return [`${rows.length}`, `${count}`, `${rows.length - count}`, `${Math.floor((100 * count) / rows.length)}%`]
}

function printLine(width: number, name: string, values: string[]): void {
  console.log(name.padEnd(width) + values.map((value) => value.padStart(8)).join(''))
}

function refuse(reason: string): number {
  console.error(reason)
  return 1
}
