import type { CheckAsked, Checked } from './import-check.ts'
import { ImportRefusal } from './import-refusal.ts'
import type { Sheets, Table } from './import-table.ts'
import type { Ask, Told } from './reading-worker.ts'

export interface Reader {
  file: (
    file: Uint8Array,
    sheet: number | undefined,
    onProgress: (part: number) => void,
  ) => Promise<{ table: Table; sheets: Sheets | undefined }>
  text: (text: string) => Promise<{ table: Table }>
  check: (asked: CheckAsked) => Promise<Checked>
  end: () => void
}

type Question = Ask extends infer One ? (One extends Ask ? Omit<One, 'id'> : never) : never

/** Reads beside the page, so that it goes on; what takes all memory there takes none here. */
export function openReader(): Reader {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' })
  let last = 0
  const ask = (question: Question, onProgress?: (part: number) => void) =>
    new Promise<Told>((answer, refuse) => {
      const id = ++last
      const stop = new AbortController()
      const listen = { signal: stop.signal }
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Told>) => {
          if (data.id !== id) return
          if ('part' in data) return onProgress?.(data.part)
          stop.abort()
          if ('refused' in data) refuse(new ImportRefusal(data.refused))
          else answer(data)
        },
        listen,
      )
      worker.addEventListener(
        'error',
        () => {
          stop.abort()
          refuse(new ImportRefusal('broken'))
        },
        listen,
      )
      worker.postMessage({ ...question, id })
    })
  return {
    file: async (file, sheet, onProgress) => tableIn(await ask({ file, sheet }, onProgress)),
    text: async (text) => tableIn(await ask({ text })),
    check: async (asked) => checkedIn(await ask({ check: asked })),
    end: () => worker.terminate(),
  }
}

function tableIn(told: Told): { table: Table; sheets: Sheets | undefined } {
  if (!('table' in told)) throw new ImportRefusal('broken')
  return told
}

function checkedIn(told: Told): Checked {
  if (!('checked' in told)) throw new ImportRefusal('broken')
  return told.checked
}
