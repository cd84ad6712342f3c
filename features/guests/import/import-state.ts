import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Sheets } from '#web/files/file-table.ts'
import type { Step } from '#web/files/import-steps.tsx'
import { useSourceReading } from '#web/files/source-reading.ts'
import { guessColumns, type NamedEvent } from './column-guess.ts'
import type { Target } from './column-targets.ts'
import { openReader } from './reading.ts'

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

/** Keeps what somebody brings while they go through the steps. */
export function useSource(events: readonly NamedEvent[]) {
  const [source, setSource] = useState<Source>()
  const toStep = useSteps()
  const reading = useSourceReading(openReader, ({ table: { rows }, sheets }, { name, file }) => {
    const { headAt, targets } = guessColumns(rows, events)
    const guessed = targets.filter((target) => target !== 'leave_out').length
    const lists = source?.lists ?? events.slice(0, 1).map(({ id }) => id)
    setSource({ lists, name, file, rows, sheets, headAt, targets, guessed })
    toStep('match')
  })
  return { ...reading, source, setSource, toStep }
}

/** The step stands in the address, so that the way back leads to the step before. */
function useSteps() {
  const navigate = useNavigate()
  return (step: Step | undefined, act?: string) =>
    void navigate({ to: '.', search: (search) => ({ ...search, step, act }), replace: step === 'done' })
}
