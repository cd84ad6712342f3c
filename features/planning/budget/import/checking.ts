import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { newAct } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { fetchAll } from '#web/client/news.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import type { BudgetPage } from '../contract.ts'
import { withDoubles } from './import-doubles.ts'
import { mostCosts, mostImportBytes } from './import-limits.ts'
import type { Source, useSource } from './import-state.ts'
import { costsOf, type RowCost } from './row-costs.ts'

export interface LookedAt {
  costs: RowCost[]
  seen: number
  act: string
}

export interface Done {
  items: number
  payments: number
}

interface Asked {
  sources: ReturnType<typeof useSource>
  page: BudgetPage
  event: number | undefined
}

/** Compares what was read with the budget, keeps what somebody decides, and saves it once. */
export function useChecking({ sources: { setBusy, toStep }, page, event }: Asked) {
  const [checked, setChecked] = useState<LookedAt>()
  const [done, setDone] = useState<Done>()
  const [problem, setProblem] = useState('')
  const isSending = useRef(false)
  const cache = useQueryClient()
  const { user_id } = page.wedding
  const events = page.guest_wedding_events

  async function look(source: Source): Promise<void> {
    const { data: known, seen } = await api.budget_import.known.call(event === undefined ? { user_id } : { event_id: event })
    const costs = withDoubles(costsOf(source.rows, { ...source, events }), known)
    setChecked({ costs, seen, act: newAct() })
  }

  function check(source: Source): Promise<void> {
    return once(t('budget_import.comparing'), async () => {
      await look(source)
      toStep('check')
    })
  }

  async function send(source: Source, { costs, act, seen }: LookedAt): Promise<void> {
    const items = costs.filter(({ isTaken }) => isTaken).map(({ cost }) => cost)
    if (items.length > mostCosts) return setProblem(t('budget_import.too_many'))
    if (JSON.stringify(items).length > mostImportBytes * 0.9) return setProblem(t('file_import.too_much'))
    await once(t('budget_import.saving'), async () => {
      try {
        const { data } = await api.budget_import.add.call({ items, act, seen, user_id })
        setDone(data)
        void fetchAll(cache, data.undo)
        toStep('done', data.undo)
      } catch (error) {
        if (refusal(error)?.status !== 409) throw error
        await look(source)
        setProblem(t('budget_import.changed'))
      }
    })
  }

  /** One thing at a time, however often a button is pressed. */
  async function once(words: string, work: () => Promise<void>): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setProblem('')
    setBusy({ words, part: undefined })
    try {
      await work()
    } catch (error) {
      setProblem(t('file_import.failed', { reason: refusal(error)?.message ?? t('error.no_connection') }))
    } finally {
      isSending.current = false
      setBusy(undefined)
    }
  }

  return { checked, setChecked, done, problem, check, send }
}

export type Checking = ReturnType<typeof useChecking>
