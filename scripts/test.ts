import { stripVTControlCharacters } from 'node:util'
import { runChecks } from './checks.ts'
import { type PartRun, runPart } from './part-run.ts'
import { judge, mostUnsteady } from './second-run.ts'
import { hardParts, type Part, usualParts } from './test-parts.ts'
import type { TestResult } from './test-reports.ts'

const isHard = process.argv.includes('--hard')
const seconds: [string, number][] = []
const failed: string[] = []
const unsteady: string[] = []
let passed = 0

if (!isHard) await check()
for (const part of isHard ? hardParts() : usualParts()) await count(part)
if (unsteady.length > mostUnsteady) failed.push(`${unsteady.length} tests are unsteady, ${mostUnsteady} may be`)

console.log(`\n${seconds.map(([name, taken]) => `${name} ${taken.toFixed(0)} s`).join(', ')}`)
// Once more at the end, where whoever looks at a long log looks first.
for (const name of failed) console.log(`FAILED ${name}`)
for (const name of unsteady) console.log(`unsteady: ${name}`)
console.log(`\n${unsteady.length} unsteady\n${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0

async function check(): Promise<void> {
  const begun = performance.now()
  const checks = await runChecks()
  seconds.push(['checks', (performance.now() - begun) / 1_000])
  passed += checks.passed
  failed.push(...(checks.names ?? []))
}

async function count(part: Part): Promise<void> {
  const first = await runPart(part)
  const judged = await judge(part, first, mostUnsteady - unsteady.length)
  seconds.push([part.name, first.seconds])
  passed += first.passed.length + judged.unsteady.length
  failed.push(...judged.failed.map(said), ...othersOf(part, first))
  unsteady.push(...judged.unsteady.map(said))
}

function othersOf({ name }: Part, { others }: PartRun): string[] {
  return others.map((other) => `${name}: ${beginning(other).trim()}`)
}

function said({ file, titles, why = '' }: TestResult): string {
  return `${file}: ${titles.join(' › ')}\n${beginning(why)}`
}

function beginning(why: string): string {
  const lines = stripVTControlCharacters(why).split('\n').slice(0, 12)
  return lines.map((line) => `  ${line.slice(0, 300)}`).join('\n')
}
