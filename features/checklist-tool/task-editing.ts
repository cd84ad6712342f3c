import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api.ts'
import { refusal } from '#web/refusal.ts'
import { t } from '#web/text/checklist-text.ts'
import { newAct } from '../changes/act.ts'
import { differences, type DraftEditing, type Drafts, rebased, settled } from '../changes/drafts.ts'
import { refreshChecklist } from './checklist-query.ts'
import { sayDone, sayFailure } from './checklist-undo.ts'
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

export type TaskEditing = DraftEditing<TaskDraft>

interface State extends Drafts<TaskDraft> {
  item: Item
  errors: Record<string, string[]>
}

/** A task while somebody edits it; what others change meanwhile comes in where it is in nobody's way. */
export function useTaskEditing(item: Item): TaskEditing {
  const cache = useQueryClient()
  const [state, setState] = useState<State>(() => ({ ...opened(item), errors: {} }))
  const [isPending, setIsPending] = useState(false)
  const { base, mine, clashes, errors } = state
  if (item.version > state.item.version) setState({ ...state, ...rebased(state, draftOf(item)), item })

  async function save(): Promise<boolean> {
    if (isPending) return false
    setIsPending(true)
    try {
      const act = newAct()
      const left = await sent(state, act)
      if (left) setState({ ...state, ...left })
      else sayDone(cache, t('checklist.saved', { title: mine.title.trim() }), act)
      await refreshChecklist(cache)
      return left === undefined
    } catch (error) {
      setState((now) => ({ ...now, errors: refusal(error)?.errors ?? {} }))
      if (refusal(error)?.status !== 422) sayFailure(error)
      return false
    } finally {
      setIsPending(false)
    }
  }

  return {
    base,
    mine,
    clashes,
    isChanged: differences(base, mine).length > 0,
    isPending,
    save,
    set: (change) => setState((now) => ({ ...now, mine: { ...now.mine, ...change }, errors: without(now.errors, change) })),
    settle: (field, side) => setState((now) => ({ ...now, ...settled(now, field, side) })),
    errorsOf: (field) => errors[field] ?? [],
  }
}

/** Sends it again by itself as long as nobody else changed the same fields; else answers with what is to be asked. */
async function sent(state: State, act: string): Promise<Omit<State, 'errors'> | undefined> {
  let current: Omit<State, 'errors'> = state
  for (;;) {
    const change = changeOf(current)
    if (Object.keys(change).length === 0) return undefined
    try {
      await api.user_checklist_items.update.call({ id: current.item.id, version: current.item.version, act, ...change })
      return undefined
    } catch (error) {
      const winner = winnerOf(error)
      if (!winner) throw error
      current = { ...rebased(current, draftOf(winner)), item: winner }
      if (current.clashes.length > 0) return current
    }
  }
}

function opened(item: Item): Omit<State, 'errors'> {
  const draft = draftOf(item)
  return { item, base: draft, mine: draft, clashes: [] }
}

function draftOf({ title, description, category, due_date, assignee, link, notes, guest_wedding_event_id }: Item): TaskDraft {
  const [event, somebody] = [String(guest_wedding_event_id), assignee === null ? '' : String(assignee)]
  return { title, description, category, due_date: due_date ?? '', assignee: somebody, link, notes, guest_wedding_event_id: event }
}

/** What is to be sent: nothing but what was typed. */
function changeOf({ base, mine }: Drafts<TaskDraft>) {
  const { due_date, assignee, guest_wedding_event_id: event, ...texts } = mine
  const changed = differences(base, mine)
  const fields = {
    ...texts,
    due_date: due_date === '' ? null : due_date,
    assignee: assignee === '' ? null : Number(assignee),
    guest_wedding_event_id: Number(event),
  }
  return Object.fromEntries(changed.map((field) => [field, fields[field]])) as Partial<typeof fields>
}

/** The task as another saved it before. */
function winnerOf(error: unknown): Item | undefined {
  if (refusal(error)?.status !== 409 || !(error instanceof Error) || !('data' in error)) return undefined
  return itemIn(error.data)
}

function without(errors: State['errors'], change: object): State['errors'] {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in change)))
}

/** With a 409 comes the current record; the compiler can't know that of an error. */
function itemIn(body: unknown): Item | undefined {
  return (body as { data?: Item } | undefined)?.data
}
