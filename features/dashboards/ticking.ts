import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api.ts'
import { callOf, refusal } from '#web/refusal.ts'
import { isSaid } from '#web/say-refusal.ts'
import { t } from '#web/text/dashboards-text.ts'
import { toast } from '#web/ui/toast.ts'
import { newAct } from '../changes/act.ts'
import type { NextTask } from './contract.ts'

/** A leaf fills at once; what comes after the task takes its place when the server knows. */
export function useTicking() {
  const cache = useQueryClient()
  const [ticked, setTicked] = useState<readonly number[]>([])
  const refresh = () =>
    Promise.all([api.dashboards.key(), api.user_checklist_items.key()].map((queryKey) => cache.invalidateQueries({ queryKey })))

  async function tick({ id, title }: NextTask): Promise<void> {
    if (ticked.includes(id)) return
    setTicked((now) => [...now, id])
    const act = newAct()
    try {
      await api.user_checklist_items.update.call({ id, completed_at: justNow(), act })
      const action = { label: t('dashboard.undo'), onAction: () => void takeBack(act) }
      toast({ kind: 'done', milliseconds: 10_000, lines: [t('dashboard.ticked', { title })], action })
    } catch (error) {
      sayFailure(error)
    }
    await refresh()
    setTicked((now) => now.filter((other) => other !== id))
  }

  async function takeBack(act: string): Promise<void> {
    await api.wedding_changes.undo.call({ act }).catch(sayFailure)
    await refresh()
  }

  return { ticked, tick }
}

function sayFailure(error: unknown): void {
  const { status = 0, message = t('error.no_connection') } = refusal(error) ?? {}
  if (!isSaid(status)) toast({ kind: status === 0 ? 'offline' : 'bad', milliseconds: 8_000, lines: [message], of: callOf(error) })
}

function justNow(): string {
  return new Date().toISOString()
}
