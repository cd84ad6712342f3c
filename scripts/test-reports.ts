import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'

/** Where `npm test` leaves a JSON report of each of its runs, by Vitest or by Playwright. */
export const reportsFolder = '.data/reports'

export interface Report {
  name: string
  startedAt: Date
  results: TestResult[]
  changedSince: number
}

export interface TestResult {
  file: string
  titles: string[]
  status: string
  /** What went wrong, for a log whose middle nobody sees. */
  why?: string | undefined
}

interface VitestReport {
  startTime: number
  testResults: {
    name: string
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages?: string[] }[]
  }[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  stats: { startTime: string }
  suites: Suite[]
}

interface Suite {
  title: string
  file: string
  suites?: Suite[]
  specs: { title: string; tests: { results: { status: string; error?: { message?: string } }[] }[] }[]
}

export function readReports(root: string): Report[] {
  const files = globSync(`${reportsFolder}/*.json`, { cwd: root }).sort()
  return files.map((file) => readReport(root, basename(file, '.json'), readFileSync(join(root, file), 'utf8')))
}

function readReport(root: string, name: string, text: string): Report {
  const report: VitestReport | PlaywrightReport = JSON.parse(text)
  const isPlaywright = 'suites' in report
  const startedAt = new Date(isPlaywright ? report.stats.startTime : report.startTime)
  const found = isPlaywright ? journeys(report) : stories(report)
  const results = found.map((result) => ({ ...result, file: relative(root, result.file) }))
  const files = [...new Set(results.map(({ file }) => file))]
  return { name, startedAt, results, changedSince: files.filter((file) => isNewer(join(root, file), startedAt)).length }
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

function journeys({ config, suites }: PlaywrightReport): TestResult[] {
  return suites.flatMap((suite) => resultsOf(suite, resolve(config.rootDir, suite.file), []))
}

function resultsOf({ specs, suites = [] }: Suite, file: string, above: string[]): TestResult[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      file,
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
