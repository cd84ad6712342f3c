import type { QueryClient } from '@tanstack/react-query'
import { enact, type Work } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { checklistWords } from './checklist-undone.ts'

type Events = readonly { id: number }[]

/** What is missing of the plans of these events: what fits, or, where somebody chose that, all of it. */
export async function putPlanBack(cache: QueryClient, events: Events, is_whole: boolean): Promise<void> {
  await done(cache, async (act) => {
    await plan(events, act, is_whole)
    return t('checklist.plan_back')
  })
}

/** Takes all tasks of the wedding away. */
export async function removeAll(cache: QueryClient, user_id: number): Promise<void> {
  await done(cache, async (act) => {
    await clear(user_id, act)
    return t('checklist.all_removed')
  })
}

/** Takes all tasks away and puts the plans in their place; one act takes both back. */
export async function beginAnew(cache: QueryClient, user_id: number, events: Events): Promise<void> {
  await done(cache, async (act) => {
    await clear(user_id, act)
    await plan(events, act, false)
    return t('checklist.begun_anew')
  })
}

async function done(cache: QueryClient, work: Work): Promise<void> {
  await (await enact(cache, work, { scope: 'checklist', words: checklistWords })).fresh
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
