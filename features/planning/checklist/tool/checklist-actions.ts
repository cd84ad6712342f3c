import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { enact, type Work } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { changedItem } from '#web/client/changed-item.ts'
import { fetchAll } from '#web/client/news.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import type { ChecklistPage } from '../contract.ts'
import type { itemsQuery } from './checklist-query.ts'
import { checklistWords } from './checklist-undone.ts'
import { inOrder, type Item } from './months.ts'
import { type Move, moved } from './moves.ts'

export interface Deeds {
  tick: (item: Item) => void
  remove: (item: Item) => void
  put: (item: Item, change: Partial<Pick<Item, 'due_date' | 'assignee'>>, said: string) => void
  move: (move: Move) => void
}

/** What can be done with a task. It shows at once; calls follow one after the other, so that the last word is the last. */
export function useDeeds(query: ReturnType<typeof itemsQuery>): Deeds {
  const cache = useQueryClient()
  return useMemo(() => {
    const show = (change: (items: Item[]) => Item[]) =>
      cache.setQueryData(query.queryKey, (data: InfiniteData<ChecklistPage, unknown> | undefined) => data && changed(data, change))

    function send(change: (items: Item[]) => Item[], work: Work): void {
      void cache.cancelQueries({ queryKey: query.queryKey })
      try {
        show(change)
      } catch (error) {
        sayFailure(error, checklistWords)
        return void fetchAll(cache)
      }
      void enact(cache, work, { scope: 'checklist', words: checklistWords })
    }

    return {
      tick: (item) => {
        const completed_at = item.completed_at === null ? new Date().toISOString() : null
        send(changing(item.id, { completed_at }), async (act) => {
          await api.user_checklist_items.update.call({ id: item.id, completed_at, act })
          return completed_at === null ? undefined : t('checklist.ticked', { title: item.title })
        })
      },
      remove: (item) =>
        send(
          (items) => items.filter(({ id }) => id !== item.id),
          async (act) => {
            await api.user_checklist_items.destroy.call({ id: item.id, act })
            return t('checklist.removed', { title: item.title })
          },
        ),
      put: (item, change, said) =>
        send(changing(item.id, change), async (act) => {
          await api.user_checklist_items.update.call({ id: item.id, ...change, act })
          return said
        }),
      move: (move) =>
        send(
          (items) => moved(items, move),
          async (act) => void (await api.checklist_at_once.reorder.call({ ...move, act })),
        ),
    }
  }, [cache, query.queryKey])
}

function changing(id: number, change: Partial<Item>) {
  return (items: Item[]) => inOrder(changedItem(items, id, (item) => ({ ...item, ...change })))
}

/** Over all pages, each as long as it was. */
function changed(data: InfiniteData<ChecklistPage, unknown>, change: (items: Item[]) => Item[]): InfiniteData<ChecklistPage, unknown> {
  const items = change(data.pages.flatMap((page) => page.data))
  let from = 0
  const pages = data.pages.map((page, nth) => {
    const until = nth === data.pages.length - 1 ? items.length : from + page.data.length
    const own = items.slice(from, until)
    from = until
    return { ...page, data: own }
  })
  return { ...data, pages }
}
