import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { newAct } from '#web/client/acts.ts'
import { fetchAll } from '#web/client/news.ts'
import type { GuestPage } from '#features/guests/list/contract.ts'
import type { Known } from './contract.ts'
import type { Checked } from './import-check.ts'
import type { ImportCounts } from './import-counts.ts'
import { mostImportBytes } from './import-limits.ts'
import { FileRefusal } from '#web/files/file-refusal.ts'
import { type Decision, planOf } from './import-plan.ts'
import type { Busy } from '#web/files/busy.ts'
import type { Source, useSource } from './import-state.ts'
import { refusalWords } from '#web/files/refusal-words.ts'
import type { Party } from './row-parties.ts'

export interface LookedAt extends Checked {
  known: ReadonlyMap<number, Known>
  seen: number
  decisions: ReadonlyMap<number, Decision>
  act: string
}

export interface Done {
  guests: number
  households: number
  merged: number
  /** Of the file: how many were on the list. */
  known: number
}

interface Asked {
  sources: ReturnType<typeof useSource>
  page: GuestPage
  event: number | undefined
}

const labels = () => ({ email: t('guest_import.note_email'), phone: t('guest_import.note_phone'), reply: t('guest_import.note_reply') })

/** Compares what was read with the list, keeps what somebody decides, and saves it once. */
export function useChecking({ sources: { reader, setBusy, toStep }, page, event }: Asked) {
  const [checked, setChecked] = useState<LookedAt>()
  const [done, setDone] = useState<Done>()
  const [problem, setProblem] = useState('')
  const isSending = useRef(false)
  const cache = useQueryClient()
  const { user_id, firstname, other_firstname } = page.wedding

  async function look(source: Source, signal: AbortSignal, before?: LookedAt): Promise<void> {
    const { data: known, seen } = await api.guest_import.known.call(event === undefined ? { user_id } : { guest_event_id: event }, {
      signal,
    })
    const context = { events: source.lists, couple: [firstname, other_firstname] as const, labels: labels() }
    const found = await reader().check(source.rows, { headAt: source.headAt, targets: source.targets, context, known }, signal)
    const parties = before ? found.parties.map((party, nth) => sameRow(before.parties[nth], party)) : found.parties
    const kept = { decisions: before?.decisions ?? new Map<number, Decision>(), act: before?.act ?? newAct() }
    setChecked({ parties, doubles: found.doubles, known: new Map(known.map((guest) => [guest.id, guest])), seen, ...kept })
  }

  async function check(source: Source): Promise<void> {
    const stop = new AbortController()
    await once({ words: t('guest_import.comparing'), part: undefined, cancel: () => stop.abort() }, async () => {
      await look(source, stop.signal).catch((error) => {
        throw stop.signal.aborted ? new FileRefusal('stopped') : error
      })
      toStep('check')
    })
  }

  async function send(source: Source, looked: LookedAt, { merged: known }: ImportCounts): Promise<void> {
    const { act, seen } = looked
    const plan = planOf({ ...looked, labels: labels() })
    if (JSON.stringify(plan).length > mostImportBytes * 0.9) return setProblem(t('file_import.too_much'))
    await once({ words: t('guest_import.saving'), part: undefined }, async () => {
      try {
        const { data } = await api.guest_import.add.call({ ...plan, act, seen, user_id })
        setDone({ ...data, known })
        void fetchAll(cache, data.undo)
        toStep('done', data.undo)
      } catch (error) {
        if (refusal(error)?.status !== 409) throw error
        await look(source, new AbortController().signal, looked)
        setProblem(t('guest_import.changed'))
      }
    })
  }

  /** One thing at a time, however often a button is pressed. */
  async function once(busy: Busy, work: () => Promise<void>): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setProblem('')
    setBusy(busy)
    try {
      await work()
    } catch (error) {
      const reason = refusal(error)?.message ?? t('error.no_connection')
      setProblem(error instanceof FileRefusal ? refusalWords(error.kind, t('guest_import.not_ours')) : t('file_import.failed', { reason }))
    } finally {
      isSending.current = false
      setBusy(undefined)
    }
  }

  return { checked, setChecked, done, problem, check, send }
}

export type Checking = ReturnType<typeof useChecking>

/** What somebody put right stays when the same rows are looked through again. */
function sameRow(before: Party | undefined, now: Party): Party {
  return before?.row === now.row ? before : now
}
