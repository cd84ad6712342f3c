import { api } from '#web/client/api.ts'
import { type Editing, type Sending, useEditing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'
import { checklistWords } from './checklist-undone.ts'
import type { Item } from './months.ts'

/** A task as its fields hold it. */
export interface TaskDraft {
  title: string
  description: string
  category: string
  due_date: string
  assignee: string
  link: string
  notes: string
  guest_wedding_event_id: string
}

export type DraftField = keyof TaskDraft

export type TaskEditing = Editing<TaskDraft>

/** A task while somebody edits it. */
export function useTaskEditing(item: Item): TaskEditing {
  return useEditing<Item, TaskDraft>(item, {
    draftOf,
    send: async ({ thing: { id, version }, act, ...drafts }) => {
      const change = changeOf(drafts)
      if (Object.keys(change).length > 0) await api.user_checklist_items.update.call({ id, version, act, ...change })
      return undefined
    },
    said: ({ mine }) => t('checklist.saved', { title: mine.title.trim() }),
    words: checklistWords,
  })
}

function draftOf({ title, description, category, due_date, assignee, link, notes, guest_wedding_event_id }: Item): TaskDraft {
  const [event, somebody] = [String(guest_wedding_event_id), assignee === null ? '' : String(assignee)]
  return { title, description, category, due_date: due_date ?? '', assignee: somebody, link, notes, guest_wedding_event_id: event }
}

/** What is to be sent: nothing but what was typed. */
function changeOf({ mine, fields: changed }: Pick<Sending<Item, TaskDraft>, 'mine' | 'fields'>) {
  const { due_date, assignee, guest_wedding_event_id: event, ...texts } = mine
  const fields = {
    ...texts,
    due_date: due_date === '' ? null : due_date,
    assignee: assignee === '' ? null : Number(assignee),
    guest_wedding_event_id: Number(event),
  }
  return Object.fromEntries(changed.map((field) => [field, fields[field]])) as Partial<typeof fields>
}
