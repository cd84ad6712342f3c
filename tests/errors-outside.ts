import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** Tells what went wrong outside of any test, which Vitest's own report of a run leaves out. */
export default class ErrorsOutside implements Reporter {
  onTestRunEnd(_: unknown, errors: readonly { message?: string; stack?: string }[]): void {
    const file = process.env['ERRORS_OUTSIDE']
    if (file) writeFileSync(file, JSON.stringify(errors.map(({ stack, message }) => stack ?? message ?? 'something')))
  }
}
