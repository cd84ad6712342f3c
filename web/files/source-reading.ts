import { useEffect, useRef, useState } from 'react'
import type { Busy } from './busy.ts'
import { mostFileBytes } from './file-limits.ts'
import type { FileRead } from './file-reading.ts'
import { FileRefusal, type RefusalKind } from './file-refusal.ts'
import type { TableReader } from './table-reading.ts'

/** What somebody brings: a file, or text that they pasted. */
export interface Brought {
  name: string
  file: File | undefined
  words: string
  text?: string
  sheet?: number | undefined
}

/** Reads what somebody brings, beside the page; of a workbook also the sheet of that name. */
export function useSourceReading<Reader extends TableReader>(
  open: () => Reader,
  onRead: (read: FileRead, brought: Brought) => void,
  also?: string,
) {
  const reader = useReader(open)
  const [busy, setBusy] = useState<Busy>()
  const [refused, setRefused] = useState<RefusalKind>()

  async function read(brought: Brought): Promise<void> {
    if (busy) return
    setRefused(undefined)
    const { file, text, sheet, words } = brought
    const stop = new AbortController()
    const cancel = () => stop.abort()
    setBusy({ words, part: undefined, cancel })
    try {
      if (file && file.size > mostFileBytes) throw new FileRefusal('too_large')
      const found = await reader().read(file ? { file, sheet, also } : { text: text ?? '' }, {
        signal: stop.signal,
        onProgress: (part) => setBusy({ words, part: part * 100, cancel }),
      })
      onRead(found, brought)
    } catch (error) {
      setRefused(error instanceof FileRefusal ? error.kind : 'broken')
    } finally {
      setBusy(undefined)
    }
  }

  return { busy, setBusy, refused, read, reader }
}

/** Opened with the first file, closed with the page. */
function useReader<Reader extends TableReader>(open: () => Reader): () => Reader {
  const reader = useRef<Reader>(undefined)
  useEffect(
    () => () => {
      reader.current?.end()
      reader.current = undefined
    },
    [],
  )
  return () => (reader.current ??= open())
}
