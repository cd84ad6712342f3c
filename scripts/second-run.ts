import { hasOneChance } from './one-chance.ts'
import { type PartRun, runPart, type Shown } from './part-run.ts'
import type { Part } from './test-parts.ts'
import type { TestResult } from './test-reports.ts'

/** So many tests that fail once and pass alone may be in a run; more say that something is wrong with all of it. */
export const mostUnsteady = 3

export interface Judged {
  failed: TestResult[]
  unsteady: TestResult[]
}

/** What failed once is run once more, alone, unless one failure is too many: then nothing else is asked. */
export async function judge(part: Part, { failures }: PartRun, left: number, shown?: Shown): Promise<Judged> {
  const [last, others] = [failures.filter(({ file }) => hasOneChance(file)), failures.filter(({ file }) => !hasOneChance(file))]
  if (others.length > left) return { failed: failures, unsteady: [] }
  const judged: Judged = { failed: last, unsteady: [] }
  for (const failure of others) judged[(await passesAlone(part, failure, shown)) ? 'unsteady' : 'failed'].push(failure)
  return judged
}

/** A story with the whole of its file, whose stories may follow each other; a journey by itself. */
async function passesAlone(part: Part, { file, line, titles }: TestResult, shown: Shown | undefined): Promise<boolean> {
  const { passed, failures, others } = await runPart(part.alone(line === undefined ? file : `${file}:${line}`), shown)
  const isSame = (other: TestResult) => other.titles.join() === titles.join()
  return passed.some(isSame) && !failures.some(isSame) && others.length === 0
}
