import { FileRefusal } from '#web/files/file-refusal.ts'
import type { TableReader } from '#web/files/table-reading.ts'
import { openAsking, type Waiting } from '#web/files/worker-asking.ts'
import type { CheckAsked, Checked } from './import-check.ts'
import type { Answer, Ask } from './reading-worker.ts'

export interface Reader extends TableReader {
  check: (rows: string[][], asked: CheckAsked, signal: AbortSignal) => Promise<Checked>
}

/** Reads what is brought and compares it with the list, in one worker, so that the rows go there once. */
export function openReader(): Reader {
  const asking = openAsking<Ask, Answer>(() => new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' }))
  /** The rows that the worker has; one that was ended has none. */
  let held: string[][] | undefined
  const ask = (question: Ask, waiting: Waiting) =>
    asking.ask(question, waiting).catch((error) => {
      held = undefined
      throw error
    })
  return {
    read: async (asked, waiting) => {
      const read = await ask(asked, waiting)
      if (!('table' in read)) throw new FileRefusal('broken')
      held = read.table.rows
      return read
    },
    check: async (rows, asked, signal) => {
      const told = await ask({ check: asked, rows: rows === held ? undefined : rows }, { signal })
      held = rows
      if (!('checked' in told)) throw new FileRefusal('broken')
      return told.checked
    },
    end: asking.end,
  }
}
