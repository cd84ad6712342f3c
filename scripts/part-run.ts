import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#db/place.ts'
import { run } from './parts.ts'
import { errorsAt, type Part, reportAt } from './test-parts.ts'
import { readReport, reportsFolder, type TestResult } from './test-reports.ts'

export interface PartRun {
  seconds: number
  passed: TestResult[]
  /** Tests that failed, or did not run. */
  failures: TestResult[]
  /** What failed and is no test: a file that does not load, an error between tests, a run that ended otherwise. */
  others: string[]
}

export interface Shown {
  isShown: boolean
}

/** Runs a part, showing what it prints where nothing else is said. */
export async function runPart({ name, command: [command, ...args], env }: Part, { isShown }: Shown = { isShown: true }): Promise<PartRun> {
  if (isShown) console.log(`\n== ${name}`)
  mkdirSync(join(root, reportsFolder), { recursive: true })
  for (const file of [reportAt(name), errorsAt(name)]) rmSync(file, { force: true })
  const { code, seconds } = await run(command, args, { isShown, env })
  const { results = [], broken = [] } = existsSync(reportAt(name)) ? readReport(root, name) : {}
  const [passed, failures] = [results.filter(({ status }) => status === 'passed'), results.filter(({ status }) => status !== 'passed')]
  const others = [...broken, ...errorsOf(name)]
  const isExplained = code === 0 ? results.length > 0 : failures.length + others.length > 0
  if (!isExplained) others.push(`the run ended with ${code}, after ${results.length} tests`)
  return { seconds, passed, failures, others }
}

function errorsOf(name: string): string[] {
  return existsSync(errorsAt(name)) ? JSON.parse(readFileSync(errorsAt(name), 'utf8')) : []
}
