import type { ReadAsk } from './asked-file.ts'
import type { FileRead } from './file-reading.ts'
import { openAsking, type Waiting } from './worker-asking.ts'

/** What reads files for a page, until the page is left. */
export interface TableReader {
  read: (asked: ReadAsk, waiting: Waiting) => Promise<FileRead>
  end: () => void
}

/** One that does nothing else. */
export function openTableReader(): TableReader {
  const open = () => new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' })
  const { ask, end } = openAsking<ReadAsk, FileRead>(open)
  return { read: ask, end }
}
