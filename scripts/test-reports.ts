import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'

/** Where `npm test` leaves a JSON report of each of its runs, by Vitest or by Playwright. */
export const reportsFolder = '.data/reports'

export interface Report {
  name: string
  startedAt: Date
  results: TestResult[]
  /** What failed and is no test, in words. */
  broken: string[]
  changedSince: number
}

export interface TestResult {
  file: string
  /** Where a journey stands in its file; a story is run again with its whole file. */
  line?: number
  titles: string[]
  status: string
  /** What went wrong, for a log whose middle nobody sees. */
  why?: string | undefined
}

interface VitestReport {
  startTime: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages?: string[] }[]
  }[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  stats: { startTime: string }
  errors: { message?: string }[]
  suites: Suite[]
}

interface Suite {
  title: string
  file: string
  suites?: Suite[]
  specs: { title: string; line: number; tests: { results: { status: string; error?: { message?: string } }[] }[] }[]
}

export function readReports(root: string): Report[] {
  const files = globSync(`${reportsFolder}/*.json`, { cwd: root, exclude: (file) => file.endsWith('-again.json') }).sort()
  return files.map((file) => readReport(root, basename(file, '.json')))
}

export function readReport(root: string, name: string): Report {
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(join(root, reportsFolder, `${name}.json`), 'utf8'))
  const isPlaywright = 'suites' in report
  const startedAt = new Date(isPlaywright ? report.stats.startTime : report.startTime)
  const found = isPlaywright ? journeys(report) : stories(report)
  const results = found.map((result) => ({ ...result, file: relative(root, result.file) }))
  const files = [...new Set(results.map(({ file }) => file))]
  const broken = isPlaywright ? report.errors.map(({ message = 'an error outside of any journey' }) => message) : brokenFiles(root, report)
  return { name, startedAt, results, broken, changedSince: files.filter((file) => isNewer(join(root, file), startedAt)).length }
}

function stories({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => ({
      file: name,
      titles: [...ancestorTitles, title],
      status,
      why: failureMessages?.[0],
    })),
  )
}

/** A file that failed without a test of it does not load, or its set-up failed. */
function brokenFiles(root: string, { testResults }: VitestReport): string[] {
  const isBroken = ({ status, assertionResults }: VitestReport['testResults'][number]) =>
    status !== 'passed' && !assertionResults.some((test) => test.status === 'failed')
  return testResults.filter(isBroken).map(({ name, message }) => `${relative(root, name)}: ${message}`)
}

function journeys({ config, suites }: PlaywrightReport): TestResult[] {
  return suites.flatMap((suite) => resultsOf(suite, resolve(config.rootDir, suite.file), []))
}

function resultsOf({ specs, suites = [] }: Suite, file: string, above: string[]): TestResult[] {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests.map(({ results }) => ({
      file,
      line,
      titles: [...above, title],
      status: results.at(-1)?.status ?? 'skipped',
      why: results.at(-1)?.error?.message,
    })),
  )
  return [...own, ...suites.flatMap((suite) => resultsOf(suite, file, [...above, suite.title]))]
}

function isNewer(path: string, moment: Date): boolean {
  return (statSync(path, { throwIfNoEntry: false })?.mtime ?? moment) > moment
}
