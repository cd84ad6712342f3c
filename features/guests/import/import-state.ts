import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { guessColumns, type NamedEvent } from './column-guess.ts'
import type { Target } from './column-targets.ts'
import { mostFileBytes } from '#web/files/file-limits.ts'
import { FileRefusal, type RefusalKind } from '#web/files/file-refusal.ts'
import type { Sheets } from '#web/files/file-table.ts'
import { openReader, type Reader } from './reading.ts'

export type Step = 'match' | 'check' | 'done'

/** What is read, and what its columns are taken for. */
export interface Source {
  name: string
  file: File | undefined
  rows: string[][]
  sheets: Sheets | undefined
  headAt: number
  targets: Target[]
  /** The events whose lists everybody is put on. */
  lists: number[]
  /** How many columns we knew by ourselves. */
  guessed: number
}

export interface Busy {
  words: string
  part: number | undefined
  /** Ends it; what can't be ended has none. */
  cancel?: () => void
}

/** Reads what somebody brings, beside the page, and keeps it while they go through the steps. */
export function useSource(events: readonly NamedEvent[]) {
  const reader = useReader()
  const [source, setSource] = useState<Source>()
  const [busy, setBusy] = useState<Busy>()
  const [refused, setRefused] = useState<RefusalKind>()
  const toStep = useSteps()

  async function read(given: {
    name: string
    file: File | undefined
    words: string
    text?: string
    sheet?: number | undefined
  }): Promise<void> {
    if (busy) return
    setRefused(undefined)
    const stop = new AbortController()
    const cancel = () => stop.abort()
    setBusy({ words: given.words, part: undefined, cancel })
    try {
      const { table, sheets } = await tableOf(reader(), given, {
        signal: stop.signal,
        onProgress: (part) => setBusy({ words: given.words, part: part * 100, cancel }),
      })
      const { headAt, targets } = guessColumns(table.rows, events)
      const guessed = targets.filter((target) => target !== 'leave_out').length
      const lists = source?.lists ?? events.slice(0, 1).map(({ id }) => id)
      setSource({ lists, name: given.name, file: given.file, rows: table.rows, sheets, headAt, targets, guessed })
      toStep('match')
    } catch (error) {
      setRefused(error instanceof FileRefusal ? error.kind : 'broken')
    } finally {
      setBusy(undefined)
    }
  }

  return { source, setSource, busy, setBusy, refused, read, reader, toStep }
}

async function tableOf(
  reader: Reader,
  { file, text, sheet }: { file: File | undefined; text?: string; sheet?: number | undefined },
  asked: { signal: AbortSignal; onProgress: (part: number) => void },
) {
  if (file === undefined) return { ...(await reader.text(text ?? '', asked)), sheets: undefined }
  if (file.size > mostFileBytes) throw new FileRefusal('too_large')
  return reader.file(file, sheet, asked)
}

/** Opened with the first file, closed with the page. */
function useReader(): () => Reader {
  const reader = useRef<Reader>(undefined)
  useEffect(
    () => () => {
      reader.current?.end()
      reader.current = undefined
    },
    [],
  )
  return () => (reader.current ??= openReader())
}

/** The step stands in the address, so that the way back leads to the step before. */
export function useSteps() {
  const navigate = useNavigate()
  return (step: Step | undefined, act?: string) =>
    void navigate({ to: '.', search: (search) => ({ ...search, step, act }), replace: step === 'done' })
}
