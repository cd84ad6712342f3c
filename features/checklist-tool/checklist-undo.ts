import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { callOf, refusal } from '#web/refusal.ts'
import { isSaid } from '#web/say-refusal.ts'
import { t } from '#web/text/checklist-text.ts'
import { toast } from '#web/ui/toast.ts'
import { refreshChecklist } from './checklist-query.ts'

/** Says what was done, with a way back as long as it stands there. */
export function sayDone(cache: QueryClient, said: string, act: string): void {
  toast({
    kind: 'done',
    milliseconds: 10_000,
    lines: [said],
    action: { label: t('checklist.undo'), onAction: () => void takeBack(cache, act) },
  })
}

/** Says that something was not done, as far as that was not said already; who is signed out is led home by the page. */
export function sayFailure(error: unknown): void {
  const refused = refusal(error)
  if (!refused) toast({ kind: 'offline', milliseconds: 8_000, lines: [t('checklist.offline')], of: callOf(error) })
  else if (refused.status !== 401 && !isSaid(refused.status))
    toast({ kind: 'bad', milliseconds: 8_000, lines: [refused.message], of: callOf(error) })
}

async function takeBack(cache: QueryClient, act: string): Promise<void> {
  try {
    const { data } = await api.wedding_changes.undo.call({ act })
    const kept = data.kept.length
    if (kept === 0) toast({ kind: 'done', lines: [t('checklist.undone')] })
    else toast({ kind: 'info', milliseconds: 8_000, lines: [t('checklist.kept', { n: kept })] })
  } catch (error) {
    sayFailure(error)
  }
  await refreshChecklist(cache)
}
