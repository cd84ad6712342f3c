import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { refusal } from '#web/refusal.ts'
import { t } from '#web/text/tools-text.ts'
import { confirm } from '#web/ui/confirmation.ts'
import { toast } from '#web/ui/toast.ts'
import { newAct } from '../changes/act.ts'
import type { BriefEvent } from './contract.ts'
import { refreshEvents } from './events-query.ts'

interface Removal {
  event: BriefEvent
  /** How many are on its list. */
  listed: number
}

const longEnough = 10_000

/** Says what goes with an event, takes it away, and offers the way back. */
export function askToRemove(cache: QueryClient, { event, listed }: Removal): void {
  const { name } = event
  confirm({
    title: t('events.remove_title', { name }),
    text: listed === 0 ? t('events.remove_none') : listed === 1 ? t('events.remove_one') : t('events.remove_text', { n: listed }),
    accept: t('events.remove'),
    accepting: t('events.removing'),
    isDestructive: true,
    action: async ({ id }: BriefEvent) => {
      const act = newAct()
      await api.guest_wedding_events.destroy.call({ id, act }).catch(unlessGone)
      sayDone(cache, t('events.removed', { name }), act)
      await refreshEvents(cache)
    },
    params: event,
  })
}

/** With a way back, as long as it stands there. */
export function sayDone(cache: QueryClient, said: string, act: string): void {
  const onAction = () => void takeBack(cache, act)
  toast({ kind: 'done', lines: [said], action: { label: t('events.undo'), onAction }, milliseconds: longEnough })
}

async function takeBack(cache: QueryClient, act: string): Promise<void> {
  try {
    const { data } = await api.wedding_changes.undo.call({ act })
    if (data.kept.length > 0) toast({ kind: 'info', lines: [t('events.kept')] })
    else toast({ kind: 'done', lines: [t('events.undone')] })
  } catch (error) {
    toast({ kind: 'bad', lines: [refusal(error)?.message ?? t('error.no_connection')] })
  }
  await refreshEvents(cache)
}

/** Somebody else may have removed it meanwhile; then there is nothing left to do. */
function unlessGone(error: unknown): void {
  if (refusal(error)?.status !== 404) throw error
}
