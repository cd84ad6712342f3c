import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { t } from '#web/text/guest-panels-text.ts'
import { toast } from '#web/ui/toast.ts'
import { sayFailure } from './guest-once.ts'

/** Says what was done, with a way back. */
export function useUndo() {
  const cache = useQueryClient()
  return (said: string, act: string): void => sayDone(cache, said, act)
}

/** Fetches the list again and says what was done, with a way back. */
export function sayDone(cache: QueryClient, said: string, act: string): void {
  void refreshed(cache)
  toast({
    kind: 'done',
    milliseconds: 10_000,
    lines: [said],
    action: { label: t('guest_undo.undo'), onAction: () => void takeBack(cache, act) },
  })
}

async function takeBack(cache: QueryClient, act: string): Promise<void> {
  try {
    const options = { ...api.wedding_changes.undo.mutationOptions(), networkMode: 'always' as const }
    const { data } = await cache.getMutationCache().build(cache, options).execute({ act })
    const kept = data.kept.filter(({ kind }) => kind === 'guest').length
    if (data.kept.length === 0) toast({ kind: 'done', lines: [t('guest_undo.undone')] })
    else toast({ kind: 'info', milliseconds: 8_000, lines: [kept === 1 ? t('guest_undo.kept_one') : t('guest_undo.kept', { n: kept })] })
  } catch (error) {
    sayFailure(error)
  }
  await refreshed(cache)
}

function refreshed(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: api.guests.key() })
}
