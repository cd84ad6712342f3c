import { type ReadAsk, readAsked } from '#web/files/asked-file.ts'
import type { FileRead } from '#web/files/file-reading.ts'
import { answerAsking } from '#web/files/worker-asking.ts'
import { type CheckAsked, type Checked, checkRows } from './import-check.ts'

/** The rows are told to a worker that did not read them itself. */
export type Ask = ReadAsk | { check: CheckAsked; rows: string[][] | undefined }

export type Answer = FileRead | { checked: Checked }

/** What was read last; it is looked through as often as somebody changes their mind about a column. */
let rows: string[][] = []

answerAsking<Ask, Answer>(async (ask, onProgress) => {
  if ('check' in ask) {
    rows = ask.rows ?? rows
    return { checked: checkRows(rows, ask.check) }
  }
  const read = await readAsked(ask, onProgress)
  rows = read.table.rows
  return read
})
