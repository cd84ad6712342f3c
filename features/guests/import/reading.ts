import type { CheckAsked, Checked } from './import-check.ts'
import { mostReadingSeconds } from '#web/files/file-limits.ts'
import { FileRefusal, type RefusalKind } from '#web/files/file-refusal.ts'
import type { Sheets, Table } from '#web/files/file-table.ts'
import type { Ask, Told } from './reading-worker.ts'

export interface Reader {
  file: (
    file: Blob,
    sheet: number | undefined,
    asked: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<{ table: Table; sheets: Sheets | undefined }>
  text: (text: string, asked: { signal: AbortSignal }) => Promise<{ table: Table }>
  check: (rows: string[][], asked: CheckAsked, signal: AbortSignal) => Promise<Checked>
  end: () => void
}

type Question = Ask extends infer One ? (One extends Ask ? Omit<One, 'id'> : never) : never

interface Asked {
  signal: AbortSignal
  onProgress?: (part: number) => void
}

/** Reads beside the page, so that it goes on; what takes all memory or never ends there is ended, and the next file has a new worker. */
export function openReader(): Reader {
  let worker: Worker | undefined
  /** The rows that the worker has; a new one is told them again. */
  let held: string[][] | undefined
  let last = 0
  const end = () => {
    worker?.terminate()
    worker = undefined
    held = undefined
  }
  const ask = (question: Question, { signal, onProgress }: Asked) =>
    new Promise<Told>((answer, refuse) => {
      const id = ++last
      const over = new AbortController()
      const listen = { signal: over.signal }
      const stop = (kind: RefusalKind) => {
        over.abort()
        clearTimeout(limit)
        end()
        refuse(new FileRefusal(kind))
      }
      const limit = setTimeout(() => stop('too_slow'), mostReadingSeconds * 1_000)
      const hear = ({ data }: MessageEvent<Told>) => {
        if (data.id !== id) return
        if ('part' in data) return onProgress?.(data.part)
        over.abort()
        clearTimeout(limit)
        if ('refused' in data) refuse(new FileRefusal(data.refused))
        else answer(data)
      }
      if (signal.aborted) return stop('stopped')
      worker ??= new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', hear, listen)
      worker.addEventListener('error', () => stop('broken'), listen)
      signal.addEventListener('abort', () => stop('stopped'), listen)
      worker.postMessage({ ...question, id })
    })
  const read = async (question: Question, asked: Asked) => {
    const told = await ask(question, asked)
    if (!('table' in told)) throw new FileRefusal('broken')
    held = told.table.rows
    return told
  }
  return {
    file: (file, sheet, asked) => read({ file, sheet }, asked),
    text: (text, asked) => read({ text }, asked),
    check: async (rows, asked, signal) => {
      const told = await ask({ check: asked, rows: rows === held ? undefined : rows }, { signal })
      held = rows
      if (!('checked' in told)) throw new FileRefusal('broken')
      return told.checked
    },
    end,
  }
}
