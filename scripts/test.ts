import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '#db/place.ts'
import { type Count, runChecks } from './checks.ts'
import { run } from './parts.ts'
import { postgres15 } from './postgres-15.ts'
import { readReports, reportsFolder } from './test-reports.ts'

interface Part {
  /** Also of the JSON report that it leaves. */
  name: string
  command: [string, ...string[]]
  env?: Record<string, string>
}

const isHard = process.argv.includes('--hard')
const counts: Count[] = isHard ? [] : [await runChecks()]
for (const part of isHard ? hardParts() : usualParts()) counts.push(await runPart(part))
const [passed, failed] = [sum('passed'), sum('failed')]
// Once more at the end, where whoever looks at a long log looks first.
for (const name of counts.flatMap(({ names = [] }) => names)) console.log(`FAILED ${name}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

function usualParts(): Part[] {
  return [
    { name: 'stories', command: vitest('vitest.config.ts', 'stories') },
    { name: 'journeys', command: ['playwright', 'test'], env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportAt('journeys') } },
  ]
}

/** The faults, what an enemy would send, and the stories once more on the oldest PostgreSQL that is promised, where this machine has it. */
function hardParts(): Part[] {
  const old = postgres15()
  const parts: Part[] = [
    { name: 'faults', command: vitest('vitest.hard.config.ts', 'faults') },
    { name: 'hostile', command: vitest('vitest.hostile.config.ts', 'hostile') },
  ]
  if (!old) console.log('PostgreSQL 15 is not installed here (Debian: postgresql-15), so the stories run on 18 alone.')
  const name = 'stories-on-15'
  return old ? [...parts, { name, command: vitest('vitest.config.ts', name), env: { POSTGRES_15: old } }] : parts
}

function vitest(config: string, report: string): [string, ...string[]] {
  return ['vitest', 'run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${reportAt(report)}`]
}

/** A part that fails without a failed test, or ran none, failed as a whole. */
async function runPart({ name, command: [command, ...args], env = {} }: Part): Promise<Count> {
  console.log(`\n== ${name}`)
  mkdirSync(join(root, reportsFolder), { recursive: true })
  rmSync(reportAt(name), { force: true })
  const { code } = await run(command, args, { isShown: true, env })
  const counted = countOf(name)
  const hasFailed = (code !== 0 && counted.failed === 0) || counted.passed + counted.failed === 0
  return hasFailed ? { ...counted, failed: 1, names: [`${name}: ended with ${code}`] } : counted
}

function countOf(name: string): Count {
  if (!existsSync(reportAt(name))) return { passed: 0, failed: 0 }
  const results = readReports(root).find((report) => report.name === name)?.results ?? []
  const passed = results.filter(({ status }) => status === 'passed').length
  const failures = results.filter(({ status }) => status !== 'passed')
  const names = failures.map(({ file, titles, why = '' }) => `${file}: ${titles.join(' › ')}\n${beginning(why)}`)
  return { passed, failed: names.length, names }
}

function beginning(why: string): string {
  const lines = stripVTControlCharacters(why).split('\n').slice(0, 12)
  return lines.map((line) => `  ${line.slice(0, 300)}`).join('\n')
}

function reportAt(name: string): string {
  return join(root, reportsFolder, `${name}.json`)
}

function sum(kind: 'passed' | 'failed'): number {
  return counts.reduce((total, count) => total + count[kind], 0)
}
