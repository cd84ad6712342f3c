import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { enact } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import type { NextTask } from './contract.ts'

/** A leaf fills at once; what comes after the task takes its place when the server knows. */
export function useTicking() {
  const cache = useQueryClient()
  const [ticked, setTicked] = useState<readonly number[]>([])

  async function tick({ id, title }: NextTask): Promise<void> {
    if (ticked.includes(id)) return
    setTicked((now) => [...now, id])
    const { fresh } = await enact(
      cache,
      async (act) => {
        await api.user_checklist_items.update.call({ id, completed_at: justNow(), act })
        return t('dashboard.ticked', { title })
      },
      { scope: 'checklist' },
    )
    await fresh
    setTicked((now) => now.filter((other) => other !== id))
  }

  return { ticked, tick }
}

function justNow(): string {
  return new Date().toISOString()
}
