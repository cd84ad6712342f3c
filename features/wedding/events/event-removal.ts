import type { QueryClient } from '@tanstack/react-query'
import { enact } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { confirm } from '#web/ui/confirmation.ts'
import { eventWords } from './event-undone.ts'

interface Named {
  id: number
  name: string
}

/** Says what goes with an event, takes it away, and offers the way back. */
export async function askToRemove(cache: QueryClient, event: Named, onGone?: () => unknown): Promise<void> {
  const { name } = event
  const list = await goingWith(event).catch(() => undefined)
  if (!list) return
  confirm({
    title: t('events.remove_title', { name }),
    text: list.length > 0 ? t('event.goes') : t('event.goes_nothing'),
    list,
    accept: t('events.remove'),
    accepting: t('events.removing'),
    isDestructive: true,
    action: async ({ id }: Named) => {
      const remove = async (act: string) => {
        await api.guest_wedding_events.destroy.call({ id, act }).catch(unlessGone)
        await onGone?.()
        return t('events.removed', { name })
      }
      await (await enact(cache, remove, { words: eventWords, failed: inDialog })).fresh
    },
    params: event,
  })
}

/** What hangs on it now, whatever the page knew. */
async function goingWith({ id }: Named): Promise<string[]> {
  const { counts, tasks, questions, helpers } = (await api.one_event.get.call({ id })).data
  const sum = (some: { guests: number }[]) => some.reduce((sum, { guests }) => sum + guests, 0)
  const listed = sum(counts ?? [])
  const answered = sum((counts ?? []).filter(({ status }) => status > 1))
  const items = tasks?.items ?? 0
  const keys = (helpers ?? []).filter(({ role }) => role === 'helper').length
  return [
    ...(listed === 1 ? [t('event.goes_guest')] : listed > 0 ? [t('event.goes_guests', { n: listed })] : []),
    ...(answered === 1 ? [t('event.goes_answer')] : answered > 0 ? [t('event.goes_answers', { n: answered })] : []),
    ...(items === 1 ? [t('event.goes_task')] : items > 0 ? [t('event.goes_tasks', { n: items })] : []),
    ...(questions === 1 ? [t('event.goes_question')] : questions ? [t('event.goes_questions', { n: questions })] : []),
    ...(keys === 1 ? [t('event.goes_helper')] : keys > 0 ? [t('event.goes_helpers', { n: keys })] : []),
  ]
}

/** The question stays open, and says that it failed. */
function inDialog(error: unknown): never {
  throw error
}

/** Somebody else may have removed it meanwhile; then there is nothing left to do. */
function unlessGone(error: unknown): void {
  if (refusal(error)?.status !== 404) throw error
}
