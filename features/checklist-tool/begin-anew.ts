import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { t } from '#web/text/checklist-text.ts'
import { newAct } from '../changes/act.ts'
import { refreshChecklist } from './checklist-query.ts'
import { sayDone, sayFailure } from './checklist-undo.ts'

type Events = readonly { id: number }[]

/** What is missing of the plans of these events: what fits, or, where somebody chose that, all of it. */
export async function putPlanBack(cache: QueryClient, events: Events, is_whole: boolean): Promise<void> {
  const act = newAct()
  await done(cache, t('checklist.plan_back'), act, () => plan(events, act, is_whole))
}

/** Takes all tasks of the wedding away. */
export async function removeAll(cache: QueryClient, user_id: number): Promise<void> {
  const act = newAct()
  await done(cache, t('checklist.all_removed'), act, () => clear(user_id, act))
}

/** Takes all tasks away and puts the plans in their place; one act takes both back. */
export async function beginAnew(cache: QueryClient, user_id: number, events: Events): Promise<void> {
  const act = newAct()
  await done(cache, t('checklist.begun_anew'), act, async () => {
    await clear(user_id, act)
    await plan(events, act, false)
  })
}

async function done(cache: QueryClient, said: string, act: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
    sayDone(cache, said, act)
  } catch (error) {
    sayFailure(error)
  }
  await refreshChecklist(cache)
}

async function plan(events: Events, act: string, is_whole: boolean): Promise<void> {
  for (const { id } of events) await api.checklist_at_once.plan.call({ guest_wedding_event_id: id, is_whole, act })
}

async function clear(user_id: number, act: string): Promise<void> {
  const ids: number[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, meta } = await api.user_checklist_items.list.call({ user_id, page, per_page: 100 })
    ids.push(...data.map(({ id }) => id))
    last = meta.last_page
  }
  if (ids.length > 0) await api.checklist_at_once.destroy.call({ ids, act })
}
