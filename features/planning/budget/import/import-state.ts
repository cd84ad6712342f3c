import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Sheets } from '#web/files/file-table.ts'
import type { Step } from '#web/files/import-steps.tsx'
import { useSourceReading } from '#web/files/source-reading.ts'
import { openTableReader } from '#web/files/table-reading.ts'
import { t } from '#web/text/text.ts'
import { guessColumns } from './column-guess.ts'
import type { Target } from './import-targets.ts'

/** What is read, and what its columns are taken for. */
export interface Source {
  name: string
  file: File | undefined
  rows: string[][]
  /** Its sheet of single payments. */
  payments: string[][] | undefined
  sheets: Sheets | undefined
  headAt: number
  targets: Target[]
  /** Of costs that name no event. */
  event_id: number | null
}

/** Keeps what somebody brings while they go through the steps. */
export function useSource(event_id: number | null) {
  const [source, setSource] = useState<Source>()
  const toStep = useSteps()
  const reading = useSourceReading(
    openTableReader,
    ({ table: { rows }, sheets, also }, { name, file }) => {
      setSource({ event_id: source?.event_id ?? event_id, name, file, rows, payments: also?.rows, sheets, ...guessColumns(rows) })
      toStep('match')
    },
    t('payment.of_cost'),
  )
  return { ...reading, source, setSource, toStep }
}

/** The step stands in the address, so that the way back leads to the step before. */
function useSteps() {
  const navigate = useNavigate()
  return (step: Step | undefined, act?: string) =>
    void navigate({ to: '.', search: (search) => ({ ...search, step, act }), replace: step === 'done' })
}
